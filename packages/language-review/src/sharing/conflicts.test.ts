import { expect, test } from 'vitest';
import type { Decision } from '../approvals/approvals.ts';
import { configure, type Catalogs, type MessageKey } from '../config.ts';
import { noChanges } from '../edits/changes.ts';
import { isShowable } from './showableSuggestion.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { conflictsOf, decisionConflict, editConflict, noteConflict } from './conflicts.panel.ts';

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
    reason: expect.stringMatching(
      /^The text of "title" (is not a valid ICU message|has a format that i18next cannot use): /,
    ),
    canTake: false,
  });
  configure(testConfig);
});

test('an approval of a suggested edit waits for it, and is taken over with it', () => {
  const catalogs = { en: { title: 'Port' }, fr: { title: 'Havre' } } as Catalogs;
  const suggested = [edit('Le port', 'Havre')];
  const approval = { language: 'fr', key: 'title' as MessageKey, source: 'Port', text: 'Le port' } as const;
  expect(decisionConflict({ ...approval, text: 'Havre' }, catalogs, noChanges, [])).toBeUndefined();
  expect(decisionConflict(approval, catalogs, noChanges, suggested)).toMatchObject({ canTake: false, isWaiting: true });
  expect(decisionConflict(approval, catalogs, { ...noChanges, edits: suggested }, [])).toBeUndefined();
  expect(decisionConflict(approval, catalogs, noChanges, [])).toEqual({
    reason: 'The texts are no longer those that were approved.',
    now: 'Havre',
    canTake: false,
  });
  expect(decisionConflict({ ...approval, language: 'en', text: 'Port' }, catalogs, noChanges, [])).toMatchObject({
    reason: 'Only translations are approved.',
  });
});

test('a decision that replaces an own one is taken over individually', () => {
  const catalogs = { en: { title: 'Port' }, fr: { title: 'Havre' } } as Catalogs;
  const approval = { language: 'fr', key: 'title' as MessageKey, source: 'Port', text: 'Havre' } as const;
  const withdrawal = { ...approval, withdrawn: true } as const;
  const own = (decision: Decision) => ({ ...noChanges, decisions: [decision] });
  const opposed = { reason: expect.stringContaining('You have decided otherwise') as string, canTake: true };
  expect(decisionConflict(approval, catalogs, own(withdrawal), [])).toEqual(opposed);
  expect(decisionConflict(withdrawal, catalogs, own(approval), [])).toEqual(opposed);
  expect(decisionConflict(withdrawal, catalogs, own(withdrawal), [])).toBeUndefined();
  expect(decisionConflict(approval, catalogs, own(approval), [])).toBeUndefined();
});

test('what its file says already is not offered', () => {
  const approval = { language: 'fr', key: 'title' as MessageKey, source: 'Port', text: 'Havre' } as const;
  const other = { ...approval, withdrawn: true } as const;
  const reply = { language: 'fr', id: '00c0ffee', text: 'Done', reply: '00000001' } as const;
  const conflicts = conflictsOf(
    { edits: [], decisions: [approval, other], notes: [reply] },
    {
      catalogs: { en: { title: 'Port' }, fr: { title: 'Havre' } } as Catalogs,
      own: noChanges,
      files: { hasNote: () => true, isSaved: (change) => change !== other },
    },
  );
  const saved = { reason: 'Its file says this already.', canTake: false };
  expect([approval, other, reply].map((change) => conflicts.get(change))).toEqual([saved, undefined, saved]);
});

test('a reply to a note waits for the note, and cannot be taken over where that is gone', () => {
  const reply = { language: 'fr', id: '00c0ffee', text: 'Done', reply: '00000001' } as const;
  const place = { story: 'home', role: 'link', name: 'Contact', index: 0 };
  const written = { language: 'fr', id: '00c0ffee', place, text: 'Too long' } as const;
  const isHere = (id: string) => noteConflict({ ...reply, id }, (change) => change.id === '00000002', [written]);
  expect(isHere('00000002')).toBeUndefined();
  expect(isHere('00c0ffee')).toMatchObject({ canTake: false, isWaiting: true });
  expect(isHere('00000003')).toEqual({ reason: 'The note that it belongs to is no longer there.', canTake: false });
});
