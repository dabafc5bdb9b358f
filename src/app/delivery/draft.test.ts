import { afterEach, expect, test, vi } from 'vitest';
import { emptyContactMessage } from '#src/sections/ContactForm/contactValues.ts';
import { readDraft, saveDraft } from './draft';

const draft = (message: string) => ({ ...emptyContactMessage, message });

afterEach(() => {
  saveDraft(emptyContactMessage);
  vi.unstubAllGlobals();
});

test('where the storage is full, the draft is what was typed last, until it is sent', () => {
  let stored: string | undefined = JSON.stringify(draft('An older one'));
  const setItem = () => {
    throw new Error('The storage is full.');
  };
  const removeItem = () => (stored = undefined);
  vi.stubGlobal('sessionStorage', { getItem: () => stored ?? null, setItem, removeItem });
  expect(readDraft()?.message).toBe('An older one');
  saveDraft(draft('Ten pallets of linen'));
  expect(readDraft()?.message).toBe('Ten pallets of linen');
  saveDraft(emptyContactMessage);
  expect(readDraft()).toBeUndefined();
});

test('where the storage can be written, no other copy outlasts what another page of the tab has removed', () => {
  let stored: string | undefined;
  vi.stubGlobal('sessionStorage', {
    getItem: () => stored ?? null,
    setItem: (_: string, text: string) => (stored = text),
    removeItem: () => (stored = undefined),
  });
  saveDraft(draft('Ten pallets of linen'));
  stored = undefined;
  expect(readDraft()).toBeUndefined();
});
