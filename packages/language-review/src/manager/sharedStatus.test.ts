import { expect, test } from 'vitest';
import type { Catalogs, MessageKey } from '../config.ts';
import '../testConfig.ts';
import { editConflict } from './sharedStatus.ts';

test('a suggestion with markup of its own is taken over individually', () => {
  const catalogs = { en: { title: 'Port' }, fr: { title: 'Havre' } } as Catalogs;
  const suggested = (text: string) => ({ language: 'fr' as const, key: 'title' as MessageKey, text, from: 'Havre' });
  expect(editConflict(suggested('Port'), catalogs, [])).toBeUndefined();
  expect(editConflict(suggested('<img src=x onerror=alert(1)>'), catalogs, [])).toEqual({
    reason: 'It has other markup than the message: the story does not show it yet.',
    canTake: true,
  });
});
