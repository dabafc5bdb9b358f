interface EntryState {
  /** Its place among the entries of the tab. React Router numbers its own. */
  idx: number;
  key?: string;
}

/** That of the last known entry; the router has written it before it is read. */
let known: EntryState;

const hasState = () => (window.history.state as EntryState | null)?.idx !== undefined;

/**
 * The state of the browser's history entry. Firefox drops it where a link leads to the fragment that is in the URL already: it is
 * written again.
 */
export function currentEntry(): EntryState {
  if (hasState()) known = window.history.state as EntryState;
  else window.history.replaceState(known, '');
  return known;
}

/** Where the browser has come to an entry without a state, as that of a link within the page, it is the next one. Returns whether it is. */
export function enterEntry() {
  const isNew = !hasState();
  if (isNew) known = { idx: known.idx + 1 };
  return isNew;
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
