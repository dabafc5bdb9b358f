interface EntryState {
  /** Its place among the entries of the tab. React Router numbers its own. */
  idx: number;
  key?: string;
}

/** That of the last known entry; the router has written it before it is read. */
let known: EntryState;

/**
 * The state of the browser's history entry. Firefox drops it where a link leads to the fragment that is in the URL already: it is
 * written again.
 * @param isEntered whether the browser has just come to the entry: without a state, it is that of a link within the page
 */
export function currentEntry(isEntered = false): EntryState {
  const state = window.history.state as Partial<EntryState> | null;
  if (state?.idx === undefined) {
    if (isEntered) known = { idx: known.idx + 1 };
    window.history.replaceState(known, '');
  } else known = state as EntryState;
  return known;
}

/** The key of the current history entry; those without one from the router get one here. */
export function currentKey(): string {
  const entry = currentEntry();
  if (entry.key) return entry.key;
  const key = Math.random().toString(36).slice(2);
  known = { ...entry, key };
  window.history.replaceState(known, '');
  return key;
}
