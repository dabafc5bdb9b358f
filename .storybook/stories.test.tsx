import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { composeStories, composeStory, setProjectAnnotations, type ReactRenderer } from '@storybook/react-vite';
import type { AxeResults } from 'axe-core';
import type { ComposedStoryFn, Store_CSFExports } from 'storybook/internal/types';
import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import languageReview from './languageReview';
import preview from './preview';
import { axeOptions } from 'language-review/checks';

setProjectAnnotations([a11yAnnotations, languageReview, preview, { parameters: { a11y: { options: axeOptions } } }]);
// The stories of the review features need the built workbench, so the browser suite runs them.
const files = import.meta.glob<Store_CSFExports<ReactRenderer>>('../src/**/*.stories.tsx', { eager: true });

/** One line for each violation: its rule and the elements. */
function violationsOf({ result }: { result: unknown }): string[] {
  return ((result as Partial<AxeResults>).violations ?? []).map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
  );
}

test('stories are found', () => {
  expect(Object.keys(files).length).toBeGreaterThan(25);
});

test('the check finds low contrast of joined Arabic letters', async () => {
  const Pale = composeStory(
    { render: () => <p style={{ background: '#777', color: '#888' }}>يبحر الكتان يوم الإثنين</p> },
    { title: 'Pale' },
  );
  await Pale.run();
  expect(Pale.reporting.reports.flatMap(violationsOf)).toContainEqual(expect.stringMatching(/^color-contrast: /));
});

describe.each(languages)('in $name', ({ code }) => {
  const annotations = { initialGlobals: { locale: code } };
  describe.each(Object.entries(files))('%s', (_, file) => {
    const composed = Object.entries(composeStories(file, annotations)) as Array<
      [string, ComposedStoryFn<ReactRenderer>]
    >;
    test.each(composed)('%s', async (_name, Story) => {
      await Story.run();
      // A composed story only reports what the accessibility check found.
      const reports = Story.reporting.reports.filter(({ type }) => type === 'a11y');
      expect(reports).toHaveLength(1);
      expect(reports.flatMap(violationsOf)).toEqual([]);
    });
  });
});
