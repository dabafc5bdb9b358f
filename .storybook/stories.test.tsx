import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { composeStories, composeStory, setProjectAnnotations, type ReactRenderer } from '@storybook/react-vite';
import type { AxeResults } from 'axe-core';
import type { ComposedStoryFn, Store_CSFExports } from 'storybook/internal/types';
import { describe, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#i18n/languages.ts';
import languageReview from './languageReview';
import { viewports } from './modes';
import preview from './preview';
import { axeOptions, findClipped, layoutOf, mirrorIssues } from 'language-review/checks';

type Story = ComposedStoryFn<ReactRenderer>;

setProjectAnnotations([a11yAnnotations, languageReview, preview, { parameters: { a11y: { options: axeOptions } } }]);
// The stories of the review features need the built workbench, so the browser suite runs them.
const files = import.meta.glob<Store_CSFExports<ReactRenderer>>('../src/**/*.stories.tsx', { eager: true });

const locale = inject('locale');
const isPseudoLanguage = !languages.some(({ code }) => code === locale);
const { desktop, tablet, phone } = viewports;

/** The element that stories are rendered in, as in Storybook's own page. */
const root = document.body.appendChild(document.createElement('div'));
root.id = 'storybook-root';

async function resize({ styles: { width, height } }: (typeof viewports)[keyof typeof viewports]) {
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

async function run(Story: Story) {
  document.body.style.padding = Story.parameters.layout === 'fullscreen' ? '0' : '1rem';
  await resize(desktop);
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  await Story.run({ canvasElement: root });
}

/** Measures until nothing is found: an image that is just loading, for example, is above its placeholder. */
async function settled<Issue>(measure: () => Issue[]): Promise<Issue[]> {
  await expect
    .poll(measure, { timeout: 1000 })
    .toEqual([])
    .catch(() => undefined);
  return measure();
}

/** One line for each violation: its rule and the elements. */
function violationsOf({ result }: { result: unknown }): string[] {
  return ((result as Partial<AxeResults>).violations ?? []).map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
  );
}

/** What is clipped or covered at the widths of the review. */
async function clippingIssues() {
  const found = [];
  for (const viewport of [desktop, tablet, phone]) {
    await resize(viewport);
    found.push(...(await settled(() => findClipped(root))).map((issue) => ({ viewport: viewport.name, ...issue })));
  }
  return found;
}

test('stories are found', () => {
  expect(Object.keys(files).length).toBeGreaterThan(25);
});

test.runIf(locale === 'ar')('the check finds low contrast of joined Arabic letters', async () => {
  const Pale = composeStory(
    { render: () => <p style={{ background: '#777', color: '#888' }}>يبحر الكتان يوم الإثنين</p> },
    { title: 'Pale' },
  );
  await Pale.run();
  expect(Pale.reporting.reports.flatMap(violationsOf)).toContainEqual(expect.stringMatching(/^color-contrast: /));
});

const initialGlobals = { locale, ...(isPseudoLanguage && { a11y: { manual: true } }) };

test('stories are rendered in the language of this project', async () => {
  await run(composeStory({ render: () => <p /> }, { title: 'Empty' }, { initialGlobals }));
  expect(document.documentElement.lang).toBe(locale);
});

describe.each(Object.entries(files))('%s', (_, file) => {
  const composed = Object.entries(composeStories(file, { initialGlobals })) as Array<[string, Story]>;
  test.each(composed)('%s', async (_name, Story) => {
    await run(Story);
    const reports = Story.reporting.reports.filter(({ type }) => type === 'a11y');
    expect(reports).toHaveLength(isPseudoLanguage ? 0 : 1);
    expect(reports.flatMap(violationsOf)).toEqual([]);
    expect(await clippingIssues()).toEqual([]);
  });
});

const layouts = async () => {
  const found = [];
  for (const viewport of [desktop, phone]) {
    await resize(viewport);
    found.push(layoutOf(root));
  }
  return found;
};

// One language is enough: the texts of two would differ.
describe.each(locale === 'en' ? Object.entries(files) : [])('%s from right to left', (_, file) => {
  const compose = (direction: 'auto' | 'rtl') =>
    composeStories(file, { initialGlobals: { locale, direction, a11y: { manual: true } } }) as Record<string, Story>;
  const rightToLeft = compose('rtl');
  const leftToRight = Object.entries(compose('auto')).filter(([, { tags }]) => !tags.includes('several-languages'));
  test.each(leftToRight)('%s is its own mirror image', async (name, Story) => {
    await run(Story);
    const expected = await layouts();
    await run(rightToLeft[name]!);
    const found = await layouts();
    expect(expected[0]!.length).toBeGreaterThan(0);
    [desktop, phone].forEach((viewport, index) => {
      const width = Number.parseInt(viewport.styles.width, 10);
      expect.soft(mirrorIssues(expected[index]!, found[index]!, width), viewport.name).toEqual([]);
    });
  });
});
