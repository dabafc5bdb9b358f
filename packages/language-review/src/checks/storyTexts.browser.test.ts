import { expect, test } from 'vitest';
import '../fixtures/testConfig.ts';
import { inject, root } from '../fixtures/testPage';
import { textsOf } from './storyTexts.preview';

const catalogs = { en: { welcomeTitle: 'Linen sails' }, ar: { welcomeTitle: 'أشرعة كتان' } };

const hardCodedIn = (markup: string) => {
  inject('ltr', markup);
  return textsOf({ storyId: 'card--plain', root, language: 'en', catalogs })
    .filter(({ kind }) => kind === 'hard-coded')
    .map(({ element }) => element.textContent);
};

test.each([
  ['a message', '<p>Linen sails</p>', []],
  ['a text that is written in the source', '<p>Silk sails</p>', ['Silk sails']],
  ['a message of another language', '<p>أشرعة كتان</p>', ['أشرعة كتان']],
  ['a message of another language, in a part of that language', '<div lang="ar"><p>أشرعة كتان</p></div>', []],
  ['a text of no message in such a part', '<div lang="ar"><p>أشرعة حرير</p></div>', ['أشرعة حرير']],
])('whether it comes from a catalog: %s', (_, markup, found) => {
  expect(hardCodedIn(markup)).toEqual(found);
});
