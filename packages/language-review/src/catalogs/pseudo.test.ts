import { expect, test } from 'vitest';
import { placeholdersOf } from '../checks/text/evaluateMessage';
import '../fixtures/testConfig.ts';
import { pseudoCatalog, pseudoLanguages } from './pseudo.ts';

const english: Record<string, string> = {
  copyright: '© {year} {company}. All rights reserved.',
  welcomeContent: 'One.\n\nTwo and three.',
  headerContact: 'Contact us',
};

test('en-XA is accented, in brackets and 40 % longer in every paragraph, and keeps placeholders', () => {
  const { copyright, welcomeContent } = pseudoCatalog(english, 'en-XA') as typeof english;
  expect(copyright).toBe('[© {year} {company}. Åļļ ŕîĝĥţš ŕéšéŕṽéð. óñé ţŵó ţ]');
  expect(welcomeContent).toBe('[Óñé. ó]\n\n[Ţŵó åñð ţĥŕéé. óñé ţ]');
});

test('ar-XB overrides the direction of every word, and keeps placeholders', () => {
  expect((pseudoCatalog(english, 'ar-XB') as typeof english).copyright).toBe(
    '\u200F\u202E©\u202C\u200F {year} {company}\u200F\u202E.\u202C\u200F \u200F\u202EAll\u202C\u200F \u200F\u202Erights\u202C\u200F \u200F\u202Ereserved.\u202C\u200F',
  );
});

test.each(pseudoLanguages)('$code has every message, none equal to English', ({ code }) => {
  const catalog: Record<string, string> = pseudoCatalog(english, code);
  expect(Object.keys(catalog)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) {
    expect(catalog[key]).not.toBe(text);
    expect(placeholdersOf(catalog[key] ?? '')).toEqual(placeholdersOf(text));
    expect(catalog[key]?.split('\n\n').length).toBe(text.split('\n\n').length);
  }
});
