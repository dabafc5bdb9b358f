/** Uses the `sessionStorage`. Returns undefined where it is blocked or full, or holds what cannot be parsed. */
export function withTabStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
