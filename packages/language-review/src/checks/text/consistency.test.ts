import { expect, test } from 'vitest';
import { findingsAmong } from '../../fixtures/testCheck.ts';
import { consistency } from './consistency.ts';

const english = {
  title: 'Contact us',
  button: 'contact us',
  home: 'Home',
  empty: '',
  blank: ' ',
  stars_one: '1',
  stars_other: '2',
};

test.each([
  ['es', { title: 'Contáctenos', button: 'contáctenos' }, []],
  [
    'es',
    { title: 'Contacto', button: 'Contáctenos' },
    ['button translates “contact us” in another way than title: “Contáctenos”, not “Contacto”'],
  ],
  [
    'fr',
    { title: 'Accueil', home: 'Accueil' },
    ['home is the same French text as title, though English has “Home” and “Contact us”'],
  ],
  // Texts without a source, plural forms, missing texts, and English itself.
  ['fr', { empty: 'Bonjour', blank: 'Au revoir' }, []],
  ['fr', { stars_one: 'une', stars_other: 'une', title: '', home: '' }, []],
  ['en', english, []],
] as const)('the same text has one translation, and others have others, in %s: %j', (language, texts, found) => {
  expect(findingsAmong(consistency, language, texts, english)).toEqual(found);
});

test('a text in another context may be translated in another way', () => {
  const messages = [
    { key: 'open', text: 'Öffnen', line: 1 },
    { key: 'open (state)', text: 'Offen', line: 2, context: 'state' },
    { key: 'is-open (state)', text: 'Geöffnet', line: 3, context: 'state' },
  ];
  const found = consistency.findAmong({
    language: 'fr',
    messages,
    english: [],
    sources: () => 'Open',
    own: () => undefined,
  });
  expect(found.map(({ key }) => key)).toEqual(['is-open (state)']);
});
