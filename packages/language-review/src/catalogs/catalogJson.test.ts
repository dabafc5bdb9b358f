import type { Edit } from '../edits/edits.ts';
import { expect, test } from 'vitest';
import type { MessageKey } from '../config.ts';
import '../fixtures/testConfig.ts';
import { changesByLanguage } from '../edits/changes.ts';
import { catalogJson, editsJson } from './catalogJson';

const edit = (language: Edit['language'], key: string, text: string): Edit => ({
  language,
  key: key as MessageKey,
  text,
});

test('edits replace their messages, and new keys have the order of English', () => {
  const english = new Map(['a', 'b', '404', 'c', 'd'].map((key) => [key, '']));
  const file = new Map([
    ['d', 'D'],
    ['404', 'Lost'],
    ['b', 'B'],
  ]);
  const edits = [
    edit('fr', 'c', '“C”\n\n<b>'),
    edit('fr', 'b', 'Bé'),
    edit('fr', 'a', 'A'),
    edit('fr', 'removed', 'x'),
  ];
  expect(catalogJson(file, english, edits)).toBe(
    '{\n  "a": "A",\n  "d": "D",\n  "404": "Lost",\n  "c": "“C”\\n\\n<b>",\n  "b": "Bé"\n}\n',
  );
});

test('a text for zero that only translations have is in the catalog', () => {
  const english = new Map(['days_one', 'days_other'].map((key) => [key, '{count} days']));
  expect(catalogJson(new Map([['days_other', '{count} jours']]), english, [edit('fr', 'days_zero', 'Aucun')])).toBe(
    '{\n  "days_other": "{count} jours",\n  "days_zero": "Aucun"\n}\n',
  );
});

test('edited messages can be exported alone', () => {
  expect(editsJson([edit('ar', 'b', 'ب'), edit('ar', '1', 'أ')])).toBe('{\n  "b": "ب",\n  "1": "أ"\n}\n');
});

test('edits and decisions are grouped by language, in the order of the toolbar', () => {
  const edits = [edit('fr', 'a', '1'), edit('es', 'a', '2'), edit('fr', 'b', '3')];
  const decision = { language: 'ar', key: 'a' as MessageKey, source: 'A', text: 'أ', withdrawn: true } as const;
  const groups = changesByLanguage({ edits, decisions: [decision], notes: [] });
  expect(groups.map((group) => [group.language, group.edits.map(({ text }) => text), group.decisions])).toEqual([
    ['es', ['2'], []],
    ['ar', [], [decision]],
    ['fr', ['1', '3'], []],
  ]);
});
