import { expect, test } from 'vitest';
import '../../fixtures/testConfig.ts';
import { consistencyIssues, orderIssues } from './consistency.ts';

const catalogOf = (texts: Record<string, string>) => Object.entries(texts).map(([key, text]) => ({ key, text }));

const english = catalogOf({
  title: 'Contact us',
  button: 'contact us',
  home: 'Home',
  stars_one: '1',
  stars_other: '2',
});

test('the same English text has one translation', () => {
  const issuesOf = (title: string, button: string) => consistencyIssues('es', catalogOf({ title, button }), english);
  expect(issuesOf('Contáctenos', 'contáctenos')).toEqual([]);
  expect(issuesOf('Contacto', 'Contáctenos')).toEqual([
    {
      key: 'button',
      message: 'translates “contact us” in another way than title: “Contáctenos”, not “Contacto”',
    },
  ]);
});

test('two English texts have two translations', () => {
  expect(consistencyIssues('fr', catalogOf({ title: 'Accueil', home: 'Accueil' }), english)).toEqual([
    { key: 'home', message: 'is the same French text as title, though English has “Home” and “Contact us”' },
  ]);
});

test('plural forms, missing texts and English itself are left out', () => {
  expect(
    consistencyIssues('fr', catalogOf({ stars_one: 'une', stars_other: 'une', title: '', home: '' }), english),
  ).toEqual([]);
  expect(consistencyIssues('en', english, english)).toEqual([]);
});

test('keys have the order of the English catalog, whatever plural forms a language has', () => {
  const issuesOf = (...keys: string[]) =>
    orderIssues(catalogOf(Object.fromEntries(keys.map((key) => [key, '']))), english);
  expect(issuesOf('title', 'home', 'stars_one', 'stars_many', 'stars_other')).toEqual([]);
  expect(issuesOf('home', 'title', 'stars_one')).toEqual([
    { key: 'title', message: 'is out of order: in the English catalog it comes before home' },
  ]);
});
