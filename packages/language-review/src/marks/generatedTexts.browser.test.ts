import { expect, test } from 'vitest';
import '../fixtures/testConfig.ts';
import { inject, root } from '../fixtures/testPage';
import { generatedTexts } from './generatedTexts.preview';

const styled = (style: string) => `<style>.a::before { ${style} }</style><p class="a">Linen</p>`;

test.each([
  ['a word', "content: 'New arrivals'", 'New arrivals'],
  ['a word for screen readers', "content: '→' / 'Next'", 'Next'],
  ['Arabic', "content: 'جديد'", 'جديد'],
])('%s in a style sheet is found', (_, style, text) => {
  inject('ltr', styled(style));
  expect(generatedTexts(root)).toEqual([{ element: root.querySelector('p'), pseudo: '::before', text }]);
});

test.each([
  ['an empty one', "content: ''"],
  ['a sign', "content: '→'"],
  ['a counter', 'content: counter(item)'],
  ['a URL', "content: '(https://example.com/a)'"],
  ['none', 'content: none'],
  ['a hidden one', "content: 'New'; } .a { display: none"],
])('%s is not', (_, style) => {
  inject('ltr', styled(style));
  expect(generatedTexts(root)).toEqual([]);
});
