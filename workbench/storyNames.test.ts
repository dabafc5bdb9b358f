import { expect, test } from 'vitest';
import { storyName } from './storyNames';

test.each([
  ['Open', 'Open'],
  ['SingleOpenAndCollapsible', 'Single open and collapsible'],
  ['OnAMap', 'On a map'],
])('the story %s is named "%s"', (exportName, name) => {
  expect(storyName(exportName)).toBe(name);
});
