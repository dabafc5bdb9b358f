import { ownProject } from '../channel.ts';

const failing = new Set<string>();

/** Whether the browser has refused to store a list: its storage is full or blocked. */
export const isStorageFailing = () => failing.size > 0;

/** A key of the storage for this project: each Storybook in development, and all sites of an organization, may have one origin. */
export const projectKey = (name: string) => `${name} ${ownProject()} ${new URL('.', location.href).pathname}`;

/**
 * A list in the storage of the browser, which all tabs of a project share. What is not valid here is kept: it may be of another
 * branch of the project, with more languages.
 */
export function storedList<Item>(name: string, isValid: (value: unknown) => value is Item) {
  function readAll(): readonly unknown[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(projectKey(name)) ?? '[]');
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
        localStorage.setItem(projectKey(name), JSON.stringify([...others, ...items]));
        failing.delete(name);
      } catch {
        // The items last as long as the page; the panel says so.
        failing.add(name);
      }
    },
    /** Calls back when another tab changes the list, or clears the storage. */
    subscribe(listener: () => void) {
      window.addEventListener('storage', ({ key }) => {
        if (key === projectKey(name) || key === null) listener();
      });
      // A page that the browser shows again as it was, after Back, has missed the events.
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener());
    },
  };
}
