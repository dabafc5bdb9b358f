/** A part of an address without its percent signs; undefined where they make no sense. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
