import { composeStory } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { flat } from '../adapters/flat/flat.preview';
import { testConfig } from '../fixtures/testConfig';
import { createPreview } from './createPreview.preview';

const Language = ({ children }: { children: ReactNode }) => children;

const storyWith = (setting: 'off' | 'todo' | 'error') =>
  composeStory(
    { render: () => <p>Written here</p>, parameters: { languageReview: { test: setting } } },
    { title: 'Card' },
    createPreview(testConfig, { adapter: flat({}, Language) }),
  );

test('a story fails in Vitest where an issue is an error', async () => {
  await storyWith('off').run();
  await storyWith('todo').run();
  await expect(storyWith('error').run()).rejects.toThrow(/^Not from a catalog: .* “Written here”$/);
});
