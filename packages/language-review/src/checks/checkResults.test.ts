import { expect, test, vi } from 'vitest';
import type { Catalogs, MessageKey } from '../config/config.ts';
import '../fixtures/testConfig.ts';
import { isBeforeEdit } from './textWidths.ts';
import { catalogStore } from '../catalogs/catalogStore.preview';
import { setTextChecks, textFindingsOf, widthOf } from './checkResults.preview';

test('an edited message keeps the width of its text in the file until the story shows it, without a finding', () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  const id = { language: 'es', key: 'send' as MessageKey } as const;
  const [inFile, edited] = ['Enviar', 'Enviar el mensaje'];
  const width = { text: inFile, used: 120, available: 100, isLabel: true, viewport: 320, story: 'form--empty' };
  catalogStore.load({ en: { send: 'Send' }, es: { send: inFile } } as Catalogs);
  setTextChecks({ findings: {}, widths: { send: { es: width } }, glossary: [] });
  expect(textFindingsOf(id, widthOf(id, inFile, undefined))).toMatchObject([{ kind: 'width' }]);

  catalogStore.edit({ ...id, text: edited, from: inFile });
  const kept = widthOf(id, edited, undefined);
  expect(kept).toBe(width);
  expect(isBeforeEdit(width, edited, inFile)).toBe(true);
  expect(textFindingsOf(id, kept)).toEqual([]);

  const onScreen = { ...width, text: edited, used: 260 };
  expect(widthOf(id, edited, onScreen)).toBe(onScreen);
  expect(textFindingsOf(id, onScreen)).toMatchObject([{ kind: 'width' }]);
  vi.unstubAllGlobals();
});
