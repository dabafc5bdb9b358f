import { expect, test } from 'vitest';
import '../fixtures/testConfig.ts';
import { renderedStories } from './renderedStories.preview';

test('the stories of a docs page that stays in the document, hidden, are not on the screen', () => {
  const story = { root: {} as HTMLElement, language: 'en', catalogs: {} } as const;
  const removeHidden = renderedStories.add({ ...story, storyId: 'button--primary', isInDocs: true });
  expect(renderedStories.all()).toHaveLength(1);
  const remove = renderedStories.add({ ...story, storyId: 'logo--sizes', isInDocs: false });
  expect(renderedStories.all().map(({ storyId }) => storyId)).toEqual(['logo--sizes']);
  remove();
  removeHidden();
});
