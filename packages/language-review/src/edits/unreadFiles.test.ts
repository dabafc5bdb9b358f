import { expect, test, vi } from 'vitest';
import type { Decision } from '../approvals/approvals.ts';
import type { Catalogs, MessageKey } from '../config.ts';
import type { PendingNoteChange } from '../notes/notes.ts';
import '../fixtures/testConfig.ts';
import type { Edit } from './edits.ts';
import { projectKey } from './storedList';
import { editStore } from './editStore.panel';
import { decisionStore } from '../approvals/decisionStore.panel';
import { noteStore } from '../notes/noteStore.panel';

const stored = new Map<string, string>();
const keep = (name: string, items: readonly unknown[]) => stored.set(projectKey(name), JSON.stringify(items));
const kept = (name: string) => JSON.parse(stored.get(projectKey(name)) ?? '[]') as unknown;

const withStorage = () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { href: 'http://localhost:6006/' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
};

test('what is to be saved is kept for languages whose files cannot be read', () => {
  withStorage();
  const title = { key: 'title' as MessageKey, source: 'Port', text: 'Puerto' };
  const withdrawn = (language: 'es' | 'fr'): Decision => ({ ...title, language, withdrawn: true });
  const reply = (language: 'es' | 'fr', text: string): PendingNoteChange => ({ language, id: '00c0ffee', text });
  keep('workbench/decisions', [withdrawn('es'), withdrawn('fr')]);
  keep('workbench/notes', [reply('es', 'One'), reply('es', 'Two'), reply('fr', 'One'), reply('fr', 'Two')]);
  const edit = (language: 'es' | 'fr', text: string): Edit => ({ language, key: 'title' as MessageKey, text });
  keep('workbench/edits', [edit('es', ''), edit('fr', 'Port')]);
  editStore.load();
  decisionStore.load();
  noteStore.load();
  editStore.setFiles({ en: { title: 'Port' }, fr: { title: 'Port' } } as Catalogs);
  decisionStore.setFiles({ fr: {} });
  noteStore.setFiles({ fr: {} });
  expect(kept('workbench/edits')).toEqual([edit('es', '')]);
  expect(kept('workbench/decisions')).toEqual([withdrawn('es')]);
  noteStore.discard([reply('es', 'One')]);
  // The file of the other language is known to lack the note.
  expect(kept('workbench/notes')).toEqual([reply('es', 'Two')]);
  vi.unstubAllGlobals();
});
