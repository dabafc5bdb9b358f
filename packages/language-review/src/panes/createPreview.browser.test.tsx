import { composeStory } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { AdapterProviderProps } from '../adapters/adapter';
import { flat } from '../adapters/flat/flat.preview';
import { testConfig } from '../fixtures/testConfig';
import { createPreview } from './createPreview.preview';

const Language = ({ children }: { children: ReactNode }) => children;

const preview = createPreview(testConfig, { adapter: flat({}, Language) });

const storyWith = (setting: 'off' | 'todo' | 'error') =>
  composeStory(
    { render: () => <p>Written here</p>, parameters: { languageReview: { test: setting } } },
    { title: 'Card' },
    preview,
  );

test('a story fails in Vitest where an issue is an error', async () => {
  const canvasElement = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => canvasElement.remove());
  await storyWith('off').run({ canvasElement });
  await storyWith('todo').run({ canvasElement });
  await expect(storyWith('error').run({ canvasElement })).rejects.toThrow(/^Not from a catalog: .* “Written here”$/m);
});

test('a story reports the keys that it asks for, also those that no catalog has', async () => {
  const Asking = ({ catalogs, children }: Pick<AdapterProviderProps, 'catalogs' | 'children'>) => {
    for (const key of ['title', 'none']) Object.hasOwn(catalogs.en!, key);
    return children;
  };
  const adapter = flat({ [testConfig.catalogs.replace('{language}', 'en')]: { title: 'Title' } }, Asking);
  const story = composeStory({ render: () => <p /> }, { title: 'Asking' }, createPreview(testConfig, { adapter }));
  const canvasElement = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => canvasElement.remove());
  await story.run({ canvasElement });
  expect(story.reporting.reports.find(({ type }) => type === 'language-review/messages')?.result).toEqual({
    keys: ['title', 'none'],
  });
});

test('a story of a docs page leaves the language of the page to the story that owns it', async () => {
  const { documentElement: page, body } = document;
  const { lang, dir } = page;
  const canvasElement = body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    canvasElement.remove();
    Object.assign(page, { lang, dir });
  });
  // `run` ends the story before it, which owned the page.
  const beforeEach = () => void Object.assign(page, { lang: 'ar', dir: 'rtl' });
  const story = composeStory({ render: () => <p>Card</p>, beforeEach }, { title: 'Card' }, preview);
  await story.run({ canvasElement, viewMode: 'docs' });
  expect(canvasElement.innerText).toBe('Card');
  expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
});
