import { expect, test } from 'vitest';
import '../fixtures/testConfig.ts';
import { inject, root } from '../fixtures/testPage';
import { rectsOf } from './overlays.preview';
import { messageNodes } from './messageNodes.preview';

/** The boxes around the message of the first text that has some words. */
function boxesOf(words: string, message: string) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.includes(words)) return rectsOf({ element: node.parentElement!, nodes: messageNodes(node, message) });
  }
  throw new Error(`No text has “${words}”.`);
}

const boxOf = (selector: string) => root.querySelector(selector)!.getBoundingClientRect();

test.each([
  ['ltr', 'Over <bdi>25</bdi> years', 'years', 'Over {count} years'],
  ['ltr', '<bdi>25</bdi> years', 'years', '{count} years'],
  ['rtl', 'خلال <bdi>25</bdi> يومًا', 'يوم', 'خلال {count} يومًا'],
] as const)('a box goes around a message with its number: %s %s', (direction, html, words, message) => {
  inject(direction, `<p><span class="all">${html}</span></p>`);
  const [box, ...others] = boxesOf(words, message);
  expect(others).toEqual([]);
  const { left, right } = boxOf('.all');
  expect([box?.left, box?.right].map((side) => Math.round(side ?? 0))).toEqual([left, right].map(Math.round));
});

test('a message that breaks has a box for each line, and its neighbours have none', () => {
  inject('ltr', '<p style="inline-size: 8em; line-height: 1">Written within <bdi>25</bdi> days <b>Next</b></p>');
  const boxes = boxesOf('days', 'Written within {count} days');
  expect(boxes).toHaveLength(2);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(boxOf('p').right);
  expect(messageNodes(root.querySelector('b')!.firstChild as Text, 'Written within {count} days')).toHaveLength(1);
});
