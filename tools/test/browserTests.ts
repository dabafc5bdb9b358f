import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { runBin, runStep, systemCommand } from 'system-tools/process';
import type { Level, Options } from './options.ts';
import type { Query } from './query.ts';

export type BrowserTests = ReturnType<typeof selectBrowserTests>;

const titlesIn = ({ title, specs, suites = [] }: JSONReportSuite, before: readonly string[]): string[] => [
  ...specs.map((spec) => [...before, title, spec.title].join(' › ')),
  ...suites.flatMap((suite) => titlesIn(suite, [...before, title])),
];

/**
 * Selects browser tests.
 * @param changed files: selects the specs among them, and all where another file of `e2e` is; undefined for all
 * @returns the number of `files` that may have some; `list` has a line for each test, `run` returns the exit code
 */
export function selectBrowserTests(
  root: string,
  { words, levels, shard, update }: Options,
  query: Query,
  changed: readonly string[] | undefined,
) {
  const isAny = !changed || changed.some((file) => file.startsWith('e2e/') && !file.endsWith('.spec.ts'));
  const specs = levels
    .flatMap((level) => specsOf(root, level))
    .filter((path) => isAny || changed.includes(path))
    .filter((path) => query.mayMatch(path, readFileSync(join(root, path), 'utf8')));
  const args = [
    'test',
    '--pass-with-no-tests',
    // Playwright takes files as regular expressions.
    ...specs.map((path) => `/${filePattern(path)}$`),
    ...(words.length > 0 ? ['--grep', `/${specs.map((path) => patternOf(path, query)).join('|')}/`] : []),
    ...(shard ? ['--shard', shard] : []),
    ...(update ? ['--update-snapshots'] : []),
  ];
  return {
    files: specs.length,
    list: async () => {
      if (specs.length === 0) return [];
      // Else the list would go to the file that a developer may have set.
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: '', PLAYWRIGHT_JSON_OUTPUT_FILE: '' };
      const { stdout } = await runBin('playwright', [...args, '--list', '--reporter', 'json'], { cwd: root, env });
      const { suites } = JSON.parse(stdout) as JSONReport;
      return suites.flatMap((suite) => titlesIn({ ...suite, title: `e2e/${suite.file}` }, []));
    },
    run: async () => {
      if (specs.length === 0) return 0;
      if (specs.some((path) => path.endsWith('/nginx.spec.ts'))) await findNginx();
      // Vite and Vitest have set it in this process: what the tests build would not be for production.
      return runStep('playwright', args, { cwd: root, env: { NODE_ENV: '' } });
    },
  };
}

const folders: Partial<Record<Level, string>> = { browser: 'e2e', system: 'e2e/system' };

/** The specs of a level, with their paths. */
function specsOf(root: string, level: Level) {
  const folder = folders[level];
  if (folder === undefined) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${folder}/${name}`);
}

const filePattern = (path: string) => path.slice('e2e/'.length).replaceAll('.', String.raw`\.`);

/** Playwright compares `--grep` with the file, relative to `e2e`, and the titles behind it. */
function patternOf(path: string, query: Query) {
  const titles = query.titlesIn(path);
  return filePattern(path) + (titles ? titles.source.replace('^', '') : '');
}

/** Without nginx, its tests are skipped, and the summary says so. */
async function findNginx() {
  try {
    await systemCommand('nginx', 'nginx-light');
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
}
