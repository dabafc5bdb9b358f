/** A percent-decoded part of a URL; undefined where it is malformed. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
