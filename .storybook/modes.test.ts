import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { configure } from 'language-review';
import { directionOf, globalTypes, initialGlobals, localeOf, panesOf, pseudoLanguages } from 'language-review/globals';
import languageReview from '../language-review.config.ts';
import { componentModes, pageModes, printMode, settingsModes, viewports } from './modes';

configure(languageReview);

const modes = Object.entries({ ...componentModes, ...pageModes, ...settingsModes, ...printMode });
const toolbarValues = (name: 'locale' | 'direction'): string[] =>
  globalTypes()[name].toolbar.items.map(({ value }) => value);

test('every mode consists of an existing viewport and toolbar values', () => {
  expect(modes.length).toBeGreaterThan(0);
  const emulated = ['forcedColors', 'media', 'textScale'];
  for (const [name, { viewport, ...globals }] of modes) {
    const { locale } = globals;
    expect(Object.keys(globals).filter((key) => !emulated.includes(key))).toEqual(['locale']);
    expect(name).toMatch(new RegExp(`^${locale}-${viewport}`));
    expect(Object.keys(viewports)).toContain(viewport);
    expect(toolbarValues('locale')).toContain(locale);
  }
});

test('pages are reviewed in every language at 320, 768 and 1280 px', () => {
  const widths = Object.values(pageModes).map(({ viewport }) => viewports[viewport].styles.width);
  expect(widths).toEqual(languages.flatMap(() => ['320px', '768px', '1280px']));
});

test('a mode is the same in each list', () => {
  for (const [name, mode] of Object.entries(componentModes)) expect(pageModes[name]).toEqual(mode);
});

test.each(['_reset', 'xx', '', undefined, null, 7])(
  'the toolbar value %s falls back to English and its direction',
  (value) => {
    expect(localeOf({ locale: value })).toBe('en');
    expect(directionOf({ direction: value })).toBeUndefined();
  },
);

test('the initial toolbar values are options of the toolbar', () => {
  for (const [name, value] of Object.entries(initialGlobals())) {
    expect(globalTypes()[name as 'locale'].toolbar.items.map((item): string => item.value)).toContain(value);
  }
});

test('the toolbar offers every language, and pseudo-languages that the product treats as English', () => {
  for (const { code } of languages) expect(panesOf({ locale: code })).toMatchObject([{ code, language: code }]);
  for (const { code, direction } of pseudoLanguages)
    expect(panesOf({ locale: code })).toMatchObject([{ code, direction, language: 'en' }]);
  const codes: string[] = [...languages, ...pseudoLanguages].map(({ code }) => code);
  expect(toolbarValues('locale')).toEqual([...codes, 'all']);
});

test('the panes show all languages, or the current one and English', () => {
  const codesOf = (locale: string, compare?: string) => panesOf({ locale, compare }).map(({ code }) => code);
  expect(codesOf('all')).toEqual(languages.map(({ code }) => code));
  expect(codesOf('ar', 'english')).toEqual(['ar', 'en']);
  expect(codesOf('en-XA', 'english')).toEqual(['en-XA', 'en']);
  expect(codesOf('en', 'english')).toEqual(['en']);
  expect(codesOf('ar', '_reset')).toEqual(['ar']);
});
