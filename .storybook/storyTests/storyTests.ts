import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { composeStories, definePreview, setProjectAnnotations, type ReactRenderer } from '@storybook/react-vite';
import type { AxeResults } from 'axe-core';
import type { ComposedStoryFn, Store_CSFExports } from 'storybook/internal/types';
import { describe, expect, inject, test } from 'vitest';
import { defaultLanguage, languages } from '#i18n/languages.ts';
import {
  axeOptions,
  findLayoutIssues,
  layoutOf,
  mirrorIssues,
  textWidthsOf,
  type Reports,
} from 'language-review/checks';
import { englishName, pseudoLanguages } from 'language-review/globals';
import { collectFindings } from 'language-review/vitest/browser';
import { isBehavior, titleOfBehavior } from '../../workbench/behavior';
import languageReview from '../languageReview';
import { componentModes, viewports } from '../modes';
import preview from '../preview';

declare module 'vitest' {
  interface ProvidedContext {
    /** The source of a regular expression: only tests whose path and title match it are defined. */
    storyPattern: string;
  }
}

type Story = ComposedStoryFn<ReactRenderer>;
type Layout = ReturnType<typeof layoutOf>;
type Viewport = (typeof viewports)[keyof typeof viewports];

/** How Storybook reads the props of a component, which composed stories leave out. */
const { argTypesEnhancers, parameters: docgenParameters } = definePreview({ addons: [] }).composed;

setProjectAnnotations([
  { argTypesEnhancers, parameters: docgenParameters },
  a11yAnnotations,
  languageReview,
  preview,
  { parameters: { a11y: { options: axeOptions } } },
]);

const { desktop, tablet, phone } = viewports;

/** The element that stories are rendered in, as in Storybook's own page. */
const root = document.body.appendChild(document.createElement('div'));
root.id = 'storybook-root';

/** Waits until a frame was painted. */
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Vitest renders tests in a frame. To resize it here takes a third of the time of `page.viewport`. */
async function resize({ styles: { width, height }, type }: Viewport) {
  // Phones draw their scrollbars over the page.
  document.documentElement.style.scrollbarWidth = type === 'mobile' ? 'none' : '';
  const { style } = window.frameElement as HTMLElement;
  if (style.width === width && style.height === height) return;
  Object.assign(style, { width, height });
  await frame();
  expect(`${window.innerWidth}px`).toBe(width);
}

async function run(Story: Story) {
  document.body.style.padding = Story.parameters.layout === 'fullscreen' ? '0' : '1rem';
  await resize(desktop);
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  await Story.run({ canvasElement: root });
}

/** Measures until nothing is found: an image that is just loading, for example, is above its placeholder. */
async function settled<Issue>(measure: () => Issue[]) {
  let found: Issue[] = [];
  await expect
    .poll(() => (found = measure()))
    .toEqual([])
    .catch(() => undefined);
  return found;
}

export const violationsOf = ({ reporting }: Story): string[] =>
  reporting.reports
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) => (result as Partial<AxeResults>).violations ?? [])
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`);

type Findings = ReturnType<typeof collectFindings>;

/** @param measure called at each width */
async function checkLayout(
  findings: Findings,
  measure: (viewport: Viewport) => Promise<void> = () => Promise.resolve(),
) {
  for (const viewport of [desktop, tablet, phone]) {
    await resize(viewport);
    const found = await settled(() => findLayoutIssues(root));
    await measure(viewport);
    await findings.add(root, found);
  }
}

function reportOf<Type extends keyof Reports>({ reporting }: Story, wanted: Type): Reports[Type] {
  const report = reporting.reports.find(({ type }) => type === wanted);
  expect(report, wanted).toBeDefined();
  return report!.result as Reports[Type];
}

/** Finds texts that come from no catalog, unless the story says that it has some. */
async function checkTexts(story: Story, findings: Findings) {
  if (story.parameters.languageReview?.test === 'todo') return;
  const { hardCoded } = reportOf(story, 'language-review/issues');
  await findings.add(document.body, hardCoded);
}

/** The layout once it no longer changes: menus and tooltips follow their buttons a frame later. */
async function settledLayout() {
  let layout = layoutOf(root);
  for (let last = ''; last !== JSON.stringify(layout); layout = layoutOf(root)) {
    last = JSON.stringify(layout);
    await frame();
    await frame();
  }
  return layout;
}

/** The widths at which a layout has to mirror another one. */
const mirroredViewports: readonly Viewport[] = [desktop, phone];

async function forEachLayout(Story: Story, handle: (viewport: Viewport, layout: Layout) => Promise<void> | void) {
  await run(Story);
  for (const viewport of mirroredViewports) {
    await resize(viewport);
    await handle(viewport, await settledLayout());
  }
}

const controlValues = {
  boolean: [true, false],
  number: [0, 1, 20],
  text: ['', 'A text'],
};

/** What somebody sets in a control. @throws for a control in which anything can be set */
function valuesOf(prop: string, type: string): readonly unknown[] {
  if (Object.hasOwn(controlValues, type)) return controlValues[type as keyof typeof controlValues];
  throw new Error(
    `The control of "${prop}" is of the type "${type}", in which anything can be set: see workbench/controls.ts`,
  );
}

/** Whether it has no props to set: it shows the states of other stories, in both directions. */
const isSheet = ([, { parameters }]: readonly [string, Story]) => parameters.controls?.disable === true;

/** Whether it does not look like another story (docs/decisions/0016-default-modes.md). */
const hasOwnLayout = ([, { parameters }]: readonly [string, Story]) => parameters.chromatic?.disableSnapshot !== true;

/** A language of each direction. What a story does depends on no more, if it looks like another one. */
const languageOfEachDirection = new Set(Object.values(componentModes).map(({ locale }) => locale));

/** Composes the stories of a file whose tests in a group are selected. */
type Compose = (group: string, initialGlobals: object) => Array<[name: string, Story: Story]>;

/** The layouts of each story, from left to right. Its English test measures them, unless only *Mirrored* was selected. */
type Layouts = Map<string, Map<Viewport, Layout>>;

/**
 * What each story asserts in each language.
 * @param file its path, and the ids of all its stories
 * @param layouts to which those in English are added
 */
function testLanguages(composed: Compose, { path, stories }: { path: string; stories: string[] }, layouts: Layouts) {
  describe.each(languages.map(({ code }) => [englishName(code), code]))('%s', (group, locale) => {
    const selected = composed(group, { locale, languageReview: { checks: true } }).filter(
      (story) => languageOfEachDirection.has(locale) || (hasOwnLayout(story) && !isSheet(story)),
    );
    test.for(selected)('%s', async (story, { task }) => {
      const [name, Story] = story;
      const measured = new Map<Viewport, Layout>();
      const findings = collectFindings(task, { story: Story.id, language: group });
      await run(Story);
      expect(violationsOf(Story)).toEqual([]);
      await checkTexts(Story, findings);
      const { keys } = reportOf(Story, 'language-review/messages');
      const widths: ReturnType<typeof textWidthsOf> = [];
      await checkLayout(findings, async (viewport) => {
        if (!hasOwnLayout(story)) return;
        // On a sheet, a text has less room than in use.
        if (!isSheet(story)) widths.push(...textWidthsOf(Story.id));
        if (locale === defaultLanguage && mirroredViewports.includes(viewport))
          measured.set(viewport, await settledLayout());
      });
      if (locale === defaultLanguage) layouts.set(name, measured);
      task.meta.storyResult = { file: path, stories, story: Story.id, language: locale, keys, widths };
      findings.assertNone();
    });
  });
}

/** The layout of each story with longer texts. */
function testPseudoLanguages(composed: Compose) {
  describe.each(pseudoLanguages.map(({ code }) => [englishName(code), code]))('%s', (group, locale) => {
    const shown = composed(group, { locale, a11y: { manual: true } });
    test.for(shown.filter((story) => hasOwnLayout(story) && !isSheet(story)))('%s', async ([, Story], { task }) => {
      const findings = collectFindings(task, { story: Story.id, language: group });
      await run(Story);
      await checkLayout(findings);
      findings.assertNone();
    });
  });
}

/** No story throws, whatever its controls are set to. */
function testControls(composed: Compose, title: string, file: Store_CSFExports<ReactRenderer>) {
  const withoutAxe = { initialGlobals: { a11y: { manual: true } } };
  describe('Controls', () => {
    test.for(composed('Controls', {}).filter((story) => !isSheet(story)))('%s', async ([name, { argTypes, args }]) => {
      const exported = (file as object as Record<string, object>)[name];
      for (const [prop, { control, description, options, table }] of Object.entries(argTypes)) {
        if (!table?.disable) expect(description, `The description of ${prop}`).toBeTruthy();
        const { type, disable } = (control ?? {}) as { type?: string; disable?: boolean };
        if (disable || !type) continue;
        for (const value of (options as unknown[] | undefined) ?? valuesOf(prop, type)) {
          const story = { ...exported, play: () => undefined, args: { ...args, [prop]: value } };
          const { changed } = composeStories({ default: { ...file.default, title }, changed: story }, withoutAxe);
          const rendered = changed.run({ canvasElement: root });
          await expect(rendered, `${prop} set to ${JSON.stringify(value)}`).resolves.toBeUndefined();
        }
      }
    });
  });
}

/** From right to left, each story has the mirrored layout. */
function testMirrored(composed: Compose, layouts: Layouts) {
  describe('Mirrored', () => {
    const inDirection = (direction: 'auto' | 'rtl') =>
      composed('Mirrored', { locale: defaultLanguage, direction, a11y: { manual: true } });
    const rightToLeft = Object.fromEntries(inDirection('rtl'));
    const leftToRight = inDirection('auto')
      .filter(hasOwnLayout)
      .filter(([, { tags }]) => !tags.includes('several-languages'));
    test.for(leftToRight)('%s', async ([name, Story], { task }) => {
      const findings = collectFindings(task, {
        story: Story.id,
        language: `${englishName(defaultLanguage)}, mirrored,`,
      });
      const expected = layouts.get(name) ?? new Map<Viewport, Layout>();
      if (expected.size === 0) await forEachLayout(Story, (viewport, layout) => void expected.set(viewport, layout));
      await forEachLayout(rightToLeft[name]!, async (viewport, layout) => {
        const leftToRightLayout = expected.get(viewport)!;
        expect(leftToRightLayout.positions.length).toBeGreaterThan(0);
        const issues = mirrorIssues(leftToRightLayout, layout, document.documentElement.clientWidth);
        await findings.add(
          root,
          // A line is marked as its element.
          issues.map(({ cause, where, by }) => ({ cause, where: where.replace(/, line \d+$/, ''), by })),
        );
      });
      findings.assertNone();
    });
  });
}

/**
 * Defines the tests of a story file, see docs/testing.md.
 * @param about `path` of the file, and its `title` in Storybook
 */
export function storyTests({ path, title }: { path: string; title: string }, file: Store_CSFExports<ReactRenderer>) {
  const pattern = new RegExp(inject('storyPattern'));
  const titled = (shown: string, initialGlobals: object) =>
    composeStories({ ...file, default: { ...file.default, title: shown } }, { initialGlobals }) as Record<
      string,
      Story
    >;
  const composeAll = (initialGlobals: object) => {
    const behaviors = titled(titleOfBehavior(title), initialGlobals);
    return Object.entries(titled(title, initialGlobals)).map(([name, Story]): [string, Story] => [
      name,
      isBehavior(Story) ? behaviors[name]! : Story,
    ]);
  };
  const composed: Compose = (group, initialGlobals) =>
    composeAll(initialGlobals).filter(([name]) => pattern.test(`${path} ${group} ${name}`));
  const stories = composeAll({}).map(([, { id }]) => id);
  const layouts: Layouts = new Map();
  testLanguages(composed, { path, stories }, layouts);
  testPseudoLanguages(composed);
  testControls(composed, title, file);
  testMirrored(composed, layouts);
}
