import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogs, MessageKey } from '../config.ts';
import '../fixtures/testConfig.ts';
import { editStore } from './editStore.panel';
import { unsavedActions } from './unsavedChanges.panel';

beforeEach(() => vi.stubGlobal('localStorage', undefined));
afterEach(() => vi.unstubAllGlobals());

test('an approval beside an edit of its source waits until the source is saved', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ saved: 1 }));
  vi.stubGlobal('fetch', fetch);
  const key = 'send' as MessageKey;
  editStore.setFiles({ en: { send: 'Send' }, fr: { send: 'Envoyer' } } as Catalogs);
  editStore.edit({ language: 'en', key, text: 'Send it', from: 'Send' });
  const save = (source: string) => {
    const decisions = [{ language: 'fr', key, source, text: 'Envoyer' }] as const;
    return unsavedActions.save('fr', { edits: [], decisions, notes: [], by: 'Mona' });
  };
  expect(await save('Send it')).toEqual({
    error: 'Save English first: you have approved the text of "send" beside your edit of its source.',
    key,
  });
  expect(fetch).not.toHaveBeenCalled();
  expect(await save('Send')).toEqual({ saved: 1 });
});

test('what is typed while a save waits is a change of the saved text', async () => {
  const key = 'send' as MessageKey;
  editStore.setFiles({ fr: { send: 'Envoyer' } } as Catalogs);
  const sent = { language: 'fr', key, text: 'Expédier', from: 'Envoyer' } as const;
  editStore.edit(sent);
  vi.stubGlobal('fetch', async () => {
    editStore.edit({ language: 'fr', key, text: 'Transmettre' });
    return Response.json({ saved: 1 });
  });
  await unsavedActions.save('fr', { edits: [sent], decisions: [], notes: [], by: 'Mona' });
  expect(editStore.items()).toContainEqual({ language: 'fr', key, text: 'Transmettre', from: 'Expédier' });
});
