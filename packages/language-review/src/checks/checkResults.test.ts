import { expect, test } from 'vitest';
import type { Catalogs, MessageKey } from '../config.ts';
import '../fixtures/testConfig.ts';
import { isBeforeEdit } from './textWidths.ts';
import { editStore } from '../edits/editStore.panel';
import { setTextChecks, textFindingsOf, widthOf } from './checkResults.panel';

test('an edited message keeps the width of its text in the file until the story shows it, without a finding', () => {
  const findingsOf = (found: typeof width | undefined) => textFindingsOf(id, editStore.own(), found);
  const id = { language: 'es', key: 'send' as MessageKey } as const;
  const [inFile, edited] = ['Enviar', 'Enviar el mensaje'];
  const width = { text: inFile, used: 120, available: 100, isLabel: true, viewport: 320, story: 'form--empty' };
  editStore.setFiles({ en: { send: 'Send' }, es: { send: inFile } } as Catalogs);
  setTextChecks({ findings: {}, widths: { send: { es: width } }, glossary: [] });
  expect(findingsOf(widthOf(id, inFile, undefined))).toMatchObject([{ kind: 'width' }]);

  editStore.edit({ ...id, text: edited, from: inFile });
  const kept = widthOf(id, edited, undefined);
  expect(kept).toBe(width);
  expect(isBeforeEdit(width, edited, inFile)).toBe(true);
  expect(findingsOf(kept)).toEqual([]);

  const onScreen = { ...width, text: edited, used: 260 };
  expect(widthOf(id, edited, onScreen)).toBe(onScreen);
  expect(findingsOf(onScreen)).toMatchObject([{ kind: 'width' }]);
});

test('after a save, a text has the findings of what is in the file now', () => {
  const id = { language: 'fr', key: 'send' as MessageKey } as const;
  const found = () => textFindingsOf(id, editStore.own(), undefined).map(({ message }) => message);
  const setFile = (text: string) => editStore.setFiles({ en: { send: 'Send' }, fr: { send: text } } as Catalogs);
  setFile('Envoyer  !');
  setTextChecks({ findings: { fr: { send: [{ kind: 'copy', message: 'loaded' }] } }, widths: {}, glossary: [] });
  expect(found()).toEqual(['loaded']);
  setFile('Envoyer');
  expect(found()).toEqual([]);
  setFile('Envoyer  maintenant');
  expect(found()).not.toEqual([]);
  setTextChecks({ findings: { fr: { send: [{ kind: 'copy', message: 'loaded again' }] } }, widths: {}, glossary: [] });
  expect(found()).toEqual(['loaded again']);
});
