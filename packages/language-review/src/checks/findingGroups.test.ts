import { expect, test } from 'vitest';
import { groupFindings } from './findingGroups.ts';

const finding = (cause: string, element: string, story: string, by?: number, text = 'Send') => ({
  cause,
  element,
  story,
  by,
  text,
});

test('findings are grouped by element and cause, whatever the text, and the worst of a group is its first', () => {
  const [group, ...others] = groupFindings([
    finding('Cut', 'Button › button', 'form', 3),
    finding('Cut', 'Button › button', 'hero', 98, 'Envoyer'),
    finding('Cut', 'Button › button', 'form', 40),
  ]);
  expect(others).toEqual([]);
  expect(group!.stories).toBe(2);
  expect(group!.worst).toMatchObject({ story: 'hero', text: 'Envoyer', by: 98 });
  expect(group!.findings.map(({ by }) => by)).toEqual([98, 40, 3]);
});

test('what is in the most stories comes first, then what is off by most', () => {
  const groups = groupFindings([
    finding('Cut', 'Card › p', 'a', 50),
    finding('Covered', 'Card › p', 'a', 60),
    finding('Not from a catalog', 'Footer › p', 'a'),
    finding('Not mirrored', 'Button › svg', 'a', 1),
    finding('Not mirrored', 'Button › svg', 'b', 1),
  ]);
  expect(groups.map(({ worst: { cause, element } }) => `${cause} ${element}`)).toEqual([
    'Not mirrored Button › svg',
    'Covered Card › p',
    'Cut Card › p',
    'Not from a catalog Footer › p',
  ]);
});

test('each hard-coded text of an element is a group', () => {
  const texts = ['Sent', 'Sent', 'Failed'].map((text) =>
    finding('Not from a catalog', 'Toast › p', 'a', undefined, text),
  );
  expect(groupFindings(texts).map(({ worst, findings }) => [worst.text, findings.length])).toEqual([
    ['Sent', 2],
    ['Failed', 1],
  ]);
});
