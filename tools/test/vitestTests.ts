import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  createVitest,
  DefaultReporter,
  type TestModule,
  type TestSpecification,
  VerboseReporter,
  type Vitest,
} from 'vitest/node';
import { languages } from '#i18n/languages.ts';
import { englishName, pseudoLanguages } from 'language-review/globals';
import { FindingsReporter, storyResultsReporter } from 'language-review/vitest';
import languageReview from '../../language-review.config.ts';
import { addToSummary } from './summaryReporter.ts';
import type { Level, Options } from './options.ts';
import type { Query } from './query.ts';

const projects: Readonly<Record<Level, readonly string[]>> = {
  unit: ['unit', 'checks'],
  stories: ['stories'],
  browser: [],
  system: ['system'],
};

/** The groups of tests that each story file has: see .storybook/storyTests/storyTests.ts. */
const storyGroups = [
  ...[...languages, ...pseudoLanguages].map(({ code }) => englishName(code)),
  'Controls',
  'Mirrored',
];

function storyTitles(source: string) {
  const stories = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return storyGroups.flatMap((group) => stories.map((story) => `${group} ${story}`));
}

export type VitestTests = Awaited<ReturnType<typeof selectVitestTests>>;

/**
 * Selects unit tests, checks and stories.
 * @param related absolute paths of changed files; only tests that import one of them are selected
 * @returns the number of `files` with some; `list` has a line for each test, `run` returns the exit code, and `watch` runs
 *   them again when they or what they import is saved, until the process is stopped
 */
export async function selectVitestTests(
  root: string,
  { levels, shard, watch, update }: Options,
  query: Query,
  related: readonly string[] | undefined,
) {
  // In a watched run the first verdict counts, so each test is printed.
  const reporter = watch ? new VerboseReporter() : new DefaultReporter();
  const vitest = await createVitest('test', {
    root,
    project: levels.flatMap((level) => projects[level]),
    passWithNoTests: true,
    watch,
    update,
    reporters: [new FindingsReporter(), storyResultsReporter(languageReview), reporter],
    ...(shard && { shard }),
    ...(related && { related: [...related] }),
    // Which tests import a file is known from the start, and no test runs until one is saved.
    ...(watch && { related: [join(root, 'README.md')] }),
  });
  for (const project of vitest.projects) project.provide('storyPattern', query.pattern.source);

  /** Whether a file may have selected tests, whose titles it then filters. */
  const select = (specification: TestSpecification) => {
    const path = pathOf(root, specification);
    const titles = query.titlesIn(path);
    if (!titles) return titles === undefined;
    const source = readFileSync(specification.moduleId, 'utf8');
    if (isStoryFile(path)) return storyTitles(source).some((title) => titles.test(title));
    specification.testNamePattern = titles;
    return query.mayMatch(path, source);
  };
  /** Whether a title matches. Titles with placeholders are known only when the file runs. */
  const hasTitle = async (specification: TestSpecification) => {
    const { testNamePattern: titles, moduleId } = specification;
    if (!titles || isStoryFile(moduleId)) return true;
    const { children } = await vitest.experimental_parseSpecification(specification);
    return [...children.allTests()].some(({ fullName }) => titles.test(fullName) || /[%$]/.test(fullName));
  };
  const candidates = (await vitest.getRelevantTestSpecifications()).filter(select);
  const found = await Promise.all(candidates.map(hasTitle));
  const selected = candidates.filter((_, index) => found[index]);
  return {
    files: selected.length,
    list: async () => (await Promise.all(selected.map((one) => testsIn(vitest, one, query)))).flat(),
    run: async () => {
      reporter.onInit(vitest);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(selected, false);
      addToSummary(testModules.flatMap(failedIn));
      // Its pages would slow down the browser tests.
      await vitest.close();
      return unhandledErrors.length === 0 && testModules.every((module) => module.ok()) ? 0 : 1;
    },
    watch: async () => {
      vitest.onFilterWatchedSpecification(select);
      await vitest.standalone();
      return new Promise<never>(() => {});
    },
    stop: () => vitest.close(),
  };
}

const failedIn = (module: TestModule) =>
  [...module.children.allTests('failed')].map(({ fullName }) => `${module.relativeModuleId} › ${fullName}`);

const pathOf = (root: string, { moduleId }: TestSpecification) => relative(root, moduleId).replaceAll('\\', '/');

const isStoryFile = (path: string) => path.endsWith('.stories.tsx');

/** One line for each selected test of a file: its path and its title. */
async function testsIn(vitest: Vitest, specification: TestSpecification, query: Query) {
  const path = pathOf(vitest.config.root, specification);
  const titles = isStoryFile(path)
    ? storyTitles(readFileSync(specification.moduleId, 'utf8'))
    : [...(await vitest.experimental_parseSpecification(specification)).children.allTests()].map(({ fullName }) =>
        fullName.replaceAll(' > ', ' '),
      );
  return titles.filter((title) => query.pattern.test(`${path} ${title}`)).map((title) => `${path} › ${title}`);
}
