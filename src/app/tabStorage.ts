/** Reads JSON from the `sessionStorage`. Returns undefined where there is none, it is blocked or cannot be parsed. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON into the `sessionStorage`, or removes it. Returns whether that worked: it may be blocked or full. */
export function writeTab(key: string, value?: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
