import { expect, test } from 'vitest';
import { placeholdersOf } from './node/evaluateMessage';
import { pseudoCatalog, pseudoLanguages } from './pseudo.ts';

const english: Record<string, string> = {
  copyright: '© {year} {company}. All rights reserved.',
  welcomeContent: 'One.\n\nTwo and three.',
  headerContact: 'Contact us',
};
const texts = { copyright: '© {year} {company}. All rights reserved.', welcomeContent: 'One.\n\nTwo and three.' };

test('the longer one is accented, bracketed and two fifths longer in every paragraph, and keeps its placeholders', () => {
  const { copyright, welcomeContent } = pseudoCatalog(texts, 'en-XA');
  expect(copyright).toBe('[© {year} {company}. Åļļ ŕîĝĥţš ŕéšéŕṽéð. óñé ţŵó ţ]');
  expect(welcomeContent).toBe('[Óñé. ó]\n\n[Ţŵó åñð ţĥŕéé. óñé ţ]');
});

test('the mirrored one overrides the direction of every word, and keeps its placeholders', () => {
  expect(pseudoCatalog(texts, 'ar-XB').copyright).toBe(
    '\u200F\u202E©\u202C\u200F {year} {company}\u200F\u202E.\u202C\u200F \u200F\u202EAll\u202C\u200F \u200F\u202Erights\u202C\u200F \u200F\u202Ereserved.\u202C\u200F',
  );
});

test.each(pseudoLanguages)('$code has every text, none of them as in English', ({ code }) => {
  const catalog: Record<string, string> = pseudoCatalog(english, code);
  expect(Object.keys(catalog)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) {
    expect(catalog[key]).not.toBe(text);
    expect(placeholdersOf(catalog[key] ?? '')).toEqual(placeholdersOf(text));
    expect(catalog[key]?.split('\n\n').length).toBe(text.split('\n\n').length);
  }
});
