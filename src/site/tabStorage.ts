/** Works with the storage of the tab. It may be blocked, or full, or hold what cannot be read: then nothing comes of it. */
export function inTab<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
