import { expect, test } from 'vitest';
import { languages } from '../src/i18n/languages';
import { directionOf, globalTypes, initialGlobals, localeOf } from './globals';
import { pageModes, viewports, widgetModes } from './modes';

const modes = Object.entries({ ...widgetModes, ...pageModes });
const toolbarValues = (name: 'locale' | 'direction'): string[] => globalTypes[name].toolbar.items.map(({ value }) => value);

test('every mode is made of a viewport and toolbar values that exist', () => {
  expect(modes.length).toBeGreaterThan(0);
  for (const [, { viewport, ...globals }] of modes) {
    expect(Object.keys(viewports)).toContain(viewport);
    expect(Object.keys(globals)).toEqual(['locale']);
    expect(toolbarValues('locale')).toContain(globals.locale);
  }
});

test('pages are seen in every language at 320, 768 and 1280 px', () => {
  expect(Object.values(viewports).map(({ styles }) => styles.width)).toEqual(['320px', '768px', '1280px']);
  expect(Object.keys(pageModes)).toHaveLength(languages.length * 3);
});

test('a mode has one meaning, whichever list it stands in', () => {
  for (const [name, mode] of Object.entries(widgetModes)) expect(pageModes[name]).toEqual(mode);
});

test.each(['_reset', 'xx', '', undefined, null, 7])('the toolbar value %s is English in its own direction', (value) => {
  expect(localeOf({ locale: value })).toBe('en');
  expect(directionOf({ direction: value })).toBeUndefined();
});

test('the toolbar starts with values that it offers', () => {
  expect(toolbarValues('locale')).toContain(initialGlobals.locale);
  expect(toolbarValues('direction')).toContain(initialGlobals.direction);
  expect(toolbarValues('locale').map((locale) => localeOf({ locale }))).toEqual(toolbarValues('locale'));
});
