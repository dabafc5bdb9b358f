import { describe, expect, test } from 'vitest';
import { allCatalogs } from './allCatalogs';
import { languages } from './languages';
import type { Catalog, CatalogKey } from './lookup';
import english from './messages/en.json';

const keys = Object.keys(english) as CatalogKey[];

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu)].length;

describe.each(languages)('the catalog in $name', ({ code }) => {
  const catalog: Catalog = allCatalogs[code] ?? {};

  const outside = (pattern: RegExp, minimum: number, maximum: number) => {
    const measured = keys
      .filter((key) => pattern.test(key))
      .map((key): [string, number] => [key, wordsIn(catalog[key] ?? '')]);
    expect(measured.length).toBeGreaterThan(3);
    return measured.filter(([, words]) => words < minimum || words > maximum);
  };

  test('has 50 to 80 words in each section of the home page', () => {
    expect(outside(/^(welcome|quality|global|shipping)Content$/, 50, 80)).toEqual([]);
  });

  test('has 30 to 60 words in each answer', () => {
    expect(outside(/^faq\dAnswer$/, 30, 60)).toEqual([]);
  });

  test('has at least 60 words in each legal section', () => {
    // The use section of the privacy policy continues in its six points.
    expect(outside(/^(terms\w+|privacy(?!Use)\w+)Content$/, 60, Infinity)).toEqual([]);
    const use = keys.filter((key) => /^privacyUse(Content|Item\d)$/.test(key)).map((key) => catalog[key]);
    expect(use).toHaveLength(7);
    expect(wordsIn(use.join(' '))).toBeGreaterThanOrEqual(60);
  });
});

test('the English catalog has the messages of the specification, word for word', () => {
  expect(english).toMatchObject({
    messageSent: "Message sent successfully! We'll get back to you soon.",
    nameTooShort: 'Name must be at least 2 characters.',
    emailInvalid: 'Please enter a valid email address.',
    subjectTooShort: 'Subject must be at least 5 characters.',
    messageTooShort: 'Message must be at least 10 characters.',
    notFoundTitle: 'Oops! Page not found',
    returnToHome: 'Return to Home',
    pageNotFound: 'Page Not Found',
    returnHome: 'Return Home',
    unexpectedError: 'Unexpected Application Error!',
  });
});
