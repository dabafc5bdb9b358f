import { composeStory } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
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
  const canvasElement = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => canvasElement.remove());
  await storyWith('off').run({ canvasElement });
  await storyWith('todo').run({ canvasElement });
  await expect(storyWith('error').run({ canvasElement })).rejects.toThrow(/^Not from a catalog: .* “Written here”$/m);
});
