import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementAt, pathOf } from './elements.preview';
import { originOf } from './origin.preview';
import { Card, CardLink } from '../../fixtures/testCard';
import { inject, root } from '../../fixtures/testPage';

const cardSource = 'packages/language-review/src/fixtures/testCard.ts';
/** Vitest serves a test file by its path in the file system. */
const source = expect.stringMatching(/packages\/language-review\/src\/checks\/layout\/origin\.browser\.test\.ts$/);

const List = () =>
  createElement(
    'main',
    null,
    createElement(Card, { label: 'First' }, createElement('p', null, 'Linen')),
    createElement(Card, { label: 'Second' }, createElement(Card, { label: 'Third' })),
    createElement(CardLink, { label: 'Fourth' }),
    createElement('section', { dangerouslySetInnerHTML: { __html: '<p>Raw</p>' } }),
  );

const originOfText = (text: string) => {
  const element = [...root.querySelectorAll('*')].find(
    ({ children, textContent }) => children.length === 0 && textContent === text,
  )!;
  return originOf(element, root, pathOf(element, root));
};

let unmount = () => {};

beforeAll(() => {
  inject('ltr', '');
  const app = createRoot(root);
  unmount = () => app.unmount();
  flushSync(() => app.render(createElement(List)));
});

afterAll(() => unmount());

test.each(['First', 'Second', 'Third'])('an element that a package creates is of the component: %s', (text) => {
  expect(originOfText(text)).toEqual({ element: 'Card › article > header > strong', source: cardSource });
});

test('an element with a style belongs to the component with the style, whatever renders it', () => {
  expect(originOfText('Fourth')).toEqual({ element: 'CardLink › a', source: cardSource });
});

test('an element that is passed to a component is of the component that it is written in', () => {
  expect(originOfText('Linen')).toEqual({ element: 'List › main > p', source });
});

test('markup that React does not create is of the element around it', () => {
  expect(originOfText('Raw')).toEqual({ element: 'List › main > section > p', source });
});

test('without React, the element is its path in the story', () => {
  const other = document.body.appendChild(document.createElement('div'));
  other.innerHTML = '<main><p>Linen</p></main>';
  expect(originOf(other.querySelector('p')!, other, 'main > p')).toEqual({ element: 'main > p' });
  other.remove();
});

test('the path of an element leads to it, whatever its name is', () => {
  const other = document.body.appendChild(document.createElement('div'));
  other.innerHTML = '<main><o:p>A</o:p><o:p>B</o:p></main>';
  const element = other.querySelector('main')!.children[1]!;
  expect(elementAt(other, pathOf(element, other))).toBe(element);
  other.remove();
});
