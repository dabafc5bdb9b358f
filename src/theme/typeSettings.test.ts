import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { type } from './tokens';
import { typeSettings } from './typeSettings';

const tokens = [
  ...Object.values(type.leading),
  ...Object.values(type.tracking),
  ...Object.values(type.scale),
  type.quotes,
];
const names = tokens.map((value) => value.replace(/^var\(|\)$/g, ''));

test.each(languages)('$name has every setting to which the tokens refer', ({ code }) => {
  expect(Object.keys(typeSettings(code)).toSorted()).toEqual(names.toSorted());
});

test.each(languages)('lines of text other than headings are 1.5 apart in $name (WCAG 2.2, 1.4.8)', ({ code }) => {
  const { heading: _, display: __, ...ofText } = type.leading;
  const leadings = Object.values(ofText).map((value) => Number(typeSettings(code)[value.replace(/^var\(|\)$/g, '')]));
  expect(Math.min(...leadings)).toBeGreaterThanOrEqual(1.5);
});

test('a language can override the default settings', () => {
  expect(typeSettings('ar')['--leading-body']).not.toBe(typeSettings('en')['--leading-body']);
});
