import { expect, test } from 'vitest';
import { configure, type Catalogs, type MessageKey } from '../config.ts';
import { isShowable } from '../showableSuggestion.ts';
import { testConfig } from '../testConfig.ts';
import { editConflict } from './sharedStatus.ts';

const edit = (text: string, from: string) => ({ language: 'fr' as const, key: 'title' as MessageKey, text, from });

test('a suggestion with markup of its own is taken over individually', () => {
  const catalogs = { en: { title: 'Port' }, fr: { title: 'Havre' } } as Catalogs;
  const suggested = (text: string) => edit(text, 'Havre');
  expect(editConflict(suggested('Port'), catalogs, [])).toBeUndefined();
  expect(editConflict(suggested('<img src=x onerror=alert(1)>'), catalogs, [])).toEqual({
    reason: 'It has other markup than the message: the story does not show it yet.',
    canTake: true,
  });
});

test.each([
  ['lingui', '{n, number}', '{n, number, ::scale/100}'],
  ['react-intl', '{d, date, short}', '{d, date, ::Q}'],
  ['react-i18next', '{{d, datetime}}', '{{d, datetime(dateStyle: longue)}}'],
] as const)('%s: in place of %s, a suggestion that a story fails with is neither shown nor taken over', (...each) => {
  const [format, own, text] = each;
  configure({ ...testConfig, format });
  expect(isShowable(text, [own])).toBe(false);
  expect(editConflict(edit(text, own), { en: { title: own }, fr: { title: own } } as Catalogs, [])).toEqual({
    reason: expect.stringMatching(/^The text (is not a valid ICU message|has a format that i18next cannot use): /),
    canTake: false,
  });
  configure(testConfig);
});
