import { expect, test } from 'vitest';
import { allCatalogs } from '../../../src/i18n/allCatalogs';
import { languages } from '../../../src/i18n/languages';
import type { Catalog, MessageKey } from '../../../src/i18n/lookup';
import type { Edit } from '../../review/channel';
import { catalogJson, editsByLanguage, editsJson } from './catalogJson';

const edit = (language: Edit['language'], key: string, text: string): Edit => ({
  language,
  key: key as MessageKey,
  text,
});

const files = import.meta.glob<string>('../../../src/i18n/messages/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('without edits, a catalog is written as its file is, to the letter', () => {
  expect(Object.keys(files)).toHaveLength(languages.length);
  for (const { code } of languages) {
    expect(catalogJson(allCatalogs[code] ?? {}, allCatalogs.en, [])).toBe(
      files[`../../../src/i18n/messages/${code}.json`],
    );
  }
});

test('edits stand in the place of their keys, new keys where English has them', () => {
  const english = { a: '', b: '', c: '', d: '' } as Catalog;
  const file = { d: 'D', b: 'B' } as Catalog;
  const edits = [
    edit('fr', 'c', '“C”\n\n<b>'),
    edit('fr', 'b', 'Bé'),
    edit('fr', 'a', 'A'),
    edit('fr', 'removed', 'x'),
  ];
  expect(catalogJson(file, english, edits)).toBe(
    '{\n  "a": "A",\n  "d": "D",\n  "b": "Bé",\n  "c": "“C”\\n\\n<b>"\n}\n',
  );
});

test('the edited texts alone are an object of their own', () => {
  expect(editsJson([edit('ar', 'b', 'ب'), edit('ar', 'a', 'أ')])).toBe('{\n  "b": "ب",\n  "a": "أ"\n}\n');
});

test('edits are listed by language, in the order of the list of languages', () => {
  const edits = [edit('fr', 'a', '1'), edit('es', 'a', '2'), edit('fr', 'b', '3')];
  expect(editsByLanguage(edits).map((group) => [group.language, group.edits.map(({ text }) => text)])).toEqual([
    ['es', ['2']],
    ['fr', ['1', '3']],
  ]);
});
