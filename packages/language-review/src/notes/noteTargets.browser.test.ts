import { expect, test } from 'vitest';
import '../fixtures/testConfig.ts';
import { inject, root } from '../fixtures/testPage';
import type { MessageKey } from '../config.ts';
import { renderedStories } from '../panes/renderedStories.preview';
import { elementsAt, targetAt, targetsOf } from './noteTargets.preview';

const storyIn = (texts: Readonly<Record<string, string>>) => {
  for (const key of Object.keys(texts)) renderedStories.addMessage('home', key as MessageKey, 'en');
  return { storyId: 'home', root, language: 'en' as const, catalogs: { en: texts } };
};

const page = `<header class="a">
  <a href="/contact"><span>Contact us</span></a>
  <a href="/a">More</a><a href="/b">More</a>
</header>`;
const story = storyIn({ contactUs: 'Contact us' });

function placeOf(selector: string) {
  const target = targetAt(story, root.querySelector(selector)!);
  return target!.place;
}

test('a click means the nearest element with a text, a name or a landmark role', () => {
  inject('ltr', page);
  expect(placeOf('span')).toMatchObject({ role: 'span', key: 'contactUs' });
  expect(placeOf('a')).toMatchObject({ role: 'link', name: 'Contact us', key: 'contactUs', nth: 0 });
  expect(placeOf('a:last-child')).toMatchObject({ role: 'link', name: 'More', nth: 1 });
  expect(placeOf('header')).toMatchObject({ role: 'banner', name: '' });
  expect(targetsOf(story).map(({ place }) => place.role)).toEqual(['banner', 'link', 'span', 'link', 'link']);
});

test('its element is found again after a rerender, under another class, and with a new text of its message', () => {
  inject('ltr', page);
  const places = ['header', 'a', 'a:last-child'].map(placeOf);
  inject('ltr', page.replaceAll('Contact us', 'Write to us').replace('class="a"', 'class="b"'));
  const now = { ...story, catalogs: { en: { contactUs: 'Write to us' } } };
  expect(elementsAt(now, places)).toEqual(['header', 'a', 'a:last-child'].map((each) => root.querySelector(each)));
});

test('a message that has moved to an element of another role is found there', () => {
  inject('ltr', page);
  const places = [placeOf('a')];
  inject('ltr', '<button>Contact us</button>');
  expect(elementsAt(story, places)).toEqual([root.querySelector('button')]);
});

test('an element that is gone is not found, and no other is taken for it', () => {
  inject('ltr', page);
  const places = [placeOf('a'), placeOf('a:last-child')];
  inject('ltr', '<header><a href="/">Less</a></header>');
  expect(elementsAt(story, places)).toEqual([undefined, undefined]);
});
