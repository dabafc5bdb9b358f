/** Reads JSON from the `sessionStorage`. Returns undefined where there is none, it is blocked or cannot be parsed. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON into the `sessionStorage`, or removes it; nothing where it is blocked or full. */
export function writeTab(key: string, value?: unknown) {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The visitor loses what was to be stored when the page is unloaded.
  }
}
