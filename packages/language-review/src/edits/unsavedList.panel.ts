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
  const update = (next: readonly Item[]) => {
    items = next.filter((item) => !isSaved(item));
    for (const listener of listeners) listener();
  };
  const set = (next: readonly Item[]) => {
    update(next);
    stored.write(items);
  };
  return {
    /** Reads what is stored; to be called once. */
    load() {
      update(stored.read());
      stored.subscribe(() => update(stored.read()));
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
