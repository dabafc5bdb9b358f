import { storedList } from './storedList';

/**
 * Changes that are not in files: kept across stories, reloads and tabs.
 * @param isSaved whether the files say what a change says
 */
export function unsavedList<Item>(
  name: string,
  isValid: (value: unknown) => value is Item,
  isSaved: (item: Item) => boolean,
) {
  const stored = storedList(name, isValid);
  const listeners = new Set<() => void>();
  let items: readonly Item[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const update = (next: readonly Item[]) => {
    items = next.filter((item) => !isSaved(item));
  };
  const set = (next: readonly Item[]) => {
    update(next);
    // First: what shows the items could fail.
    stored.write(items);
    notify();
  };
  const read = () => {
    update(stored.read());
    notify();
  };
  return {
    /** Reads what is stored; to be called once. */
    load() {
      read();
      stored.subscribe(read);
    },
    /** The newest last. */
    items: () => items,
    isSaved,
    set,
    /** To be called when what the files say is known or has changed. */
    dropSaved: () => set(items),
    subscribe: (listener: () => void) => void listeners.add(listener),
  };
}
