import { isLanguage } from '../config.ts';
import type { Edit } from './channel';

/** Edits are kept across stories, reloads and tabs. */
const storageKey = 'workbench/edits';

const isEdit = (value: unknown): value is Edit => {
  const { language, key, text, from } = (value ?? {}) as Record<string, unknown>;
  return (
    isLanguage(language) &&
    typeof key === 'string' &&
    typeof text === 'string' &&
    (from === undefined || typeof from === 'string')
  );
};

function readAll(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export const readEdits = (): readonly Edit[] => readAll().filter(isEdit);

export function writeEdits(edits: readonly Edit[]) {
  // Another branch at the same origin may have more languages; its edits stay.
  const others = readAll().filter((value) => !isEdit(value));
  try {
    localStorage.setItem(storageKey, JSON.stringify([...others, ...edits]));
  } catch {
    // Without storage, edits last as long as the page.
  }
}

/** Calls back when another tab has changed the edits. */
export const subscribeToOtherTabs = (listener: () => void) =>
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) listener();
  });
