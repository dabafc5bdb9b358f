import { expect, test } from 'vitest';
import { groupFindings, type Cause } from './findingGroups.ts';

const finding = (cause: Cause, element: string, story: string, by?: number, text = 'Send') => ({
  cause,
  element,
  story,
  by,
  text,
});

test('findings are grouped by element and cause, whatever the text, and the worst of a group is its first', () => {
  const [group, ...others] = groupFindings([
    finding('cut', 'Button › button', 'form', 3),
    finding('cut', 'Button › button', 'hero', 98, 'Envoyer'),
    finding('cut', 'Button › button', 'form', 40),
  ]);
  expect(others).toEqual([]);
  expect(group!.stories).toBe(2);
  expect(group!.worst).toMatchObject({ story: 'hero', text: 'Envoyer', by: 98 });
  expect(group!.findings.map(({ by }) => by)).toEqual([98, 40, 3]);
});

test('what is in the most stories comes first, then what is off by most', () => {
  const groups = groupFindings([
    finding('cut', 'Card › p', 'a', 50),
    finding('overlapped', 'Card › p', 'a', 60),
    finding('hardCoded', 'Footer › p', 'a'),
    finding('notMirrored', 'Button › svg', 'a', 1),
    finding('notMirrored', 'Button › svg', 'b', 1),
  ]);
  expect(groups.map(({ worst: { cause, element } }) => `${cause} ${element}`)).toEqual([
    'notMirrored Button › svg',
    'overlapped Card › p',
    'cut Card › p',
    'hardCoded Footer › p',
  ]);
});

test('each hard-coded text of an element is a group', () => {
  const texts = ['Sent', 'Sent', 'Failed'].map((text) => finding('hardCoded', 'Toast › p', 'a', undefined, text));
  expect(groupFindings(texts).map(({ worst, findings }) => [worst.text, findings.length])).toEqual([
    ['Sent', 2],
    ['Failed', 1],
  ]);
});
