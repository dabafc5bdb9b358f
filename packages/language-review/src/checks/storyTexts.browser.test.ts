import { expect, test } from 'vitest';
import '../fixtures/testConfig.ts';
import { inject, root } from '../fixtures/testPage';
import { hardCodedTexts } from './layout/hardCoded.preview';
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

test.each([
  ['<input type="submit" value="Send it now">', ['Send it now']],
  ['<input type="RESET" value="Clear"><input type="button" value="Linen sails">', ['Clear']],
  ['<select><optgroup label="Seas"><option label="Baltic"></optgroup></select>', ['Seas', 'Baltic']],
  ['<div role="slider" aria-valuetext="Half full"></div>', ['Half full']],
  ['<div role="textbox" aria-placeholder="Your name"></div>', ['Your name']],
  ['<input value="Noor"><input type="radio" value="male">', []],
  ['<style>p::before { content: attr(data-label) }</style><p data-label="Linen sails"></p>', []],
  ['<style>p::before { content: attr(data-label) }</style><p data-label="Silk"></p>', ['Silk']],
  ['<style>p::before { content: "Linen sails" }</style><p></p>', ['Linen sails']],
])('names that are attributes: %s', (markup, found) => {
  inject('ltr', markup);
  const texts = hardCodedTexts({ storyId: 'card--plain', root, language: 'en', catalogs }).map(({ text }) => text);
  expect(texts).toEqual(found);
});

test('where the story is all of its page, what it renders into the body is a part of it, and what Storybook has there is none', () => {
  inject('ltr', '<p>Linen sails</p>');
  const others = document.body.appendChild(document.createElement('div'));
  others.outerHTML = `<div class="sb-errordisplay sb-wrapper"><h1>No Preview</h1></div>
    <div id="storybook-docs"><p title="Title">Docs</p></div><div id="storybook-highlights-root"><p>Menu</p></div>
    <div role="dialog" aria-label="Delete dialog"><h2>Delete this order?</h2></div>`;
  const story = { storyId: 'card--plain', root: document.body, language: 'en' as const, catalogs };
  expect(hardCodedTexts(story).map(({ text }) => text)).toEqual(['Delete dialog', 'Delete this order?']);
  while (root.nextSibling) root.nextSibling.remove();
});
