const failing = new Set<string>();

/** Whether the browser has refused to store a list: its storage is full or blocked. */
export const isStorageFailing = () => failing.size > 0;

/**
 * A list in the storage of the browser, which all tabs of an origin share. What is not valid here is kept: it may be of another
 * branch at the same origin, with more languages.
 */
export function storedList<Item>(key: string, isValid: (value: unknown) => value is Item) {
  function readAll(): readonly unknown[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored : [];
    } catch {
      return [];
    }
  }
  return {
    read: () => readAll().filter(isValid),
    write(items: readonly Item[]) {
      const others = readAll().filter((value) => !isValid(value));
      try {
        localStorage.setItem(key, JSON.stringify([...others, ...items]));
        failing.delete(key);
      } catch {
        // The items last as long as the page; the panel says so.
        failing.add(key);
      }
    },
    /** Calls back when another tab changes the list, or clears the storage. */
    subscribe: (listener: () => void) =>
      window.addEventListener('storage', ({ key: changed }) => {
        if (changed === key || changed === null) listener();
      }),
  };
}
