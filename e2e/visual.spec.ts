import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Comparison, Report } from '../scripts/visual/snapshots';
import { projectCopy } from './support/projectCopy';
import { expect, test as base } from './support/test';

/*
 * `npm run visual` in a copy of the project that has few stories, under git. Each test changes the copy and takes the change back.
 */

/** The stories of the copy: of a widget, of pictures, of a part of a page, and of a text that is shown in every language. */
const rooms = ['components/StarRating', 'components/LanguageSelect', 'sections/Hero'];

interface Copy {
  folder: string;
  /** Runs the command in the copy, to its end. */
  visual: (...args: string[]) => Promise<{ status: number; output: string }>;
  git: (...args: string[]) => string;
}

function copyOfProject() {
  const { folder, remove } = projectCopy('visual');
  const root = realpathSync(join(import.meta.dirname, '..'));
  for (const file of ['package-lock.json', '.gitignore']) cpSync(join(root, file), join(folder, file));
  const main = join(folder, '.storybook/main.ts');
  const list = rooms
    .map((room) => `{ directory: '../src/${room}', files: '*.stories.tsx', titlePrefix: '${room.split('/').at(-1)}' }`)
    .join(', ');
  writeFileSync(main, readFileSync(main, 'utf8').replace(/(?<=^ {2}stories: \[\n).*?(?=^ {2}\],)/ms, `    ${list},\n`));
  // One width is enough.
  const modes = join(folder, '.storybook/modes.ts');
  writeFileSync(modes, readFileSync(modes, 'utf8').replace("['phone', 'tablet', 'desktop']", "['phone']"));
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'init.defaultBranch=main'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  git('init');
  git('add', '--all');
  git('commit', '--message', 'Base');
  const visual = (...args: string[]) =>
    new Promise<{ status: number; output: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['scripts/visual/visual.mjs', '--no-open', ...args],
        { cwd: folder, maxBuffer: 2 ** 26 },
        (_, stdout, stderr) => resolve({ status: child.exitCode ?? -1, output: stdout + stderr }),
      );
    });
  return { folder, remove, git, visual };
}

const worker = base.extend<object, { copy: Copy }>({
  copy: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from this pattern
    async ({}, run) => {
      const { remove, ...copy } = copyOfProject();
      try {
        await run(copy);
      } finally {
        remove();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const test = worker.extend<{ clean: void }>({
  clean: [
    async ({ copy }, run) => {
      await run();
      copy.git('reset', '--hard', 'main');
      copy.git('clean', '-d', '--force');
    },
    { auto: true },
  ],
});

// One after the other, with one copy: the base is built and taken once.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const reportOf = ({ folder }: Copy) =>
  JSON.parse(readFileSync(join(folder, 'visual-report/report.json'), 'utf8')) as Report;
const changedIn = (report: Report) => report.comparisons.filter(({ verdict }) => verdict === 'changed');
const languagesOf = (comparisons: readonly Comparison[]) => [
  ...new Set(comparisons.map(({ snapshot }) => snapshot.globals['locale'])),
];
const storiesOf = (comparisons: readonly Comparison[]) => [
  ...new Set(comparisons.map(({ snapshot }) => snapshot.title.split('/')[0])),
];

function edit({ folder }: Copy, file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toMatch(from);
  writeFileSync(path, source.replace(from, to));
}

/** Packages are links into those of the project: this one becomes the copy's own. */
function ownPackage({ folder }: Copy, name: string) {
  const scope = join(folder, 'node_modules', name.split('/')[0]!);
  const source = realpathSync(scope);
  unlinkSync(scope);
  cpSync(source, scope, { recursive: true });
  return {
    path: join(folder, 'node_modules', name),
    restore: () => {
      rmSync(scope, { recursive: true });
      cpSync(source, scope, { recursive: true });
    },
  };
}

/** Begins a run, to be disturbed. */
function startRun({ folder }: Copy, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/visual/visual.mjs', '--no-open', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
  return {
    pid: child.pid,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended: new Promise<number | null>((resolve) => child.on('close', resolve)),
  };
}

test('a tree that has not changed takes nothing', async ({ copy }) => {
  const { status, output } = await copy.visual();
  expect(output).toMatch(/Snapshots: \d+ of \d+ allowed/);
  expect(output).toContain('To take: 0.');
  expect(status).toBe(0);
});

const changes: Array<{
  name: string;
  file: string;
  change: (copy: Copy) => void;
  check: (changed: readonly Comparison[], report: Report) => void;
}> = [
  {
    name: 'a token',
    file: 'src/theme/tokens.ts',
    change: (copy) => edit(copy, 'src/theme/tokens.ts', /(?<=accent: ')#\w+/, '#ff0000'),
    check: (changed) => expect(storiesOf(changed)).toEqual(expect.arrayContaining(['StarRating', 'Hero'])),
  },
  {
    name: 'a catalog',
    file: 'src/i18n/messages/fr.json',
    change: (copy) => edit(copy, 'src/i18n/messages/fr.json', /(?<="heroTitle": ")/, 'Oui : '),
    check: (changed) => expect(languagesOf(changed)).toEqual(['fr']),
  },
  {
    name: 'a component',
    file: 'src/components/StarRating/StarRating.tsx',
    change: (copy) => edit(copy, 'src/components/StarRating/StarRating.tsx', 'gap: ${space.xxs}', 'gap: ${space.lg}'),
    check: (changed) => expect(storiesOf(changed)).toEqual(['StarRating']),
  },
  {
    name: 'a decorator',
    file: '.storybook/decorators/withRouter.tsx',
    change: (copy) =>
      edit(copy, '.storybook/decorators/withRouter.tsx', "display: 'contents'", "paddingBlockStart: '40px'"),
    check: (changed, report) => expect(changed).toHaveLength(report.total),
  },
  {
    name: 'a picture',
    file: 'src/assets/pictures/hero.webp',
    change: ({ folder }) =>
      cpSync(join(folder, 'src/assets/pictures/contact.webp'), join(folder, 'src/assets/pictures/hero.webp')),
    check: (changed) => expect(storiesOf(changed)).toEqual(['Hero']),
  },
];

for (const { name, file, change, check } of changes) {
  test(`a change of ${name} is seen, and reaches all that it changes`, async ({ copy }) => {
    change(copy);
    // Everything is taken, and what the change was thought to reach is held against it.
    const { status, output } = await copy.visual('--all');
    expect(status, output).toBe(1);
    const report = reportOf(copy);
    const changed = changedIn(report);
    expect(changed.length).toBeGreaterThan(0);
    expect(report.comparisons.filter(({ verdict }) => verdict !== 'changed')).toEqual([]);
    for (const { snapshot, reachedBy } of changed) expect(reachedBy, snapshot.id).toEqual([file]);
    check(changed, report);
  });
}

test('a change of a dependency is seen', async ({ copy }) => {
  const { path, restore } = ownPackage(copy, '@fontsource-variable/readex-pro');
  try {
    const faces = readdirSync(join(path, 'files'));
    const [latin = '', arabic = ''] = ['latin', 'arabic'].map((script) =>
      faces.find((face) => face.includes(`-${script}-wght`)),
    );
    cpSync(join(path, 'files', arabic), join(path, 'files', latin));
    edit(
      copy,
      'package-lock.json',
      /(?<="node_modules\/@fontsource-variable\/readex-pro": \{\s+"version": ")[^"]+/,
      '5.9.9',
    );
    const { status, output } = await copy.visual();
    expect(output).toMatch(/because package-lock\.json/);
    expect(status).toBe(1);
    expect(languagesOf(changedIn(reportOf(copy)))).toContain('en');
  } finally {
    restore();
  }
});

test('stories that are new, gone or broken are told apart; the others go on, and what a reviewer accepts is carried along', async ({
  copy,
}) => {
  const stories = 'src/components/StarRating/StarRating.stories.tsx';
  edit(copy, stories, /export const None\b/, 'export const Nothing');
  edit(
    copy,
    'src/components/LanguageSelect/LanguageSelect.stories.tsx',
    /(?<=export const Current: Story = \{)/,
    " render: () => { throw new Error('Planted'); },",
  );
  expect((await copy.visual()).status).toBe(1);
  const report = reportOf(copy);
  const having = (verdict: Comparison['verdict']) =>
    report.comparisons.filter((comparison) => comparison.verdict === verdict);
  expect(new Set(having('new').map(({ snapshot }) => snapshot.name))).toEqual(new Set(['Nothing']));
  expect(new Set(having('removed').map(({ snapshot }) => snapshot.name))).toEqual(new Set(['None']));
  expect(having('failed').length).toBeGreaterThan(0);
  for (const { error } of having('failed')) expect(error).toContain('Planted');

  const [first] = having('new');
  expect((await copy.visual('--accept', first!.snapshot.id)).status).toBe(1);
  expect(reportOf(copy).comparisons.filter(({ accepted }) => accepted)).toHaveLength(1);
  expect((await copy.visual('--accept', having('failed')[0]!.snapshot.id)).output).toContain(
    'there is no picture to accept',
  );
  await copy.visual('--accept');
  await copy.visual();
  expect(
    reportOf(copy)
      .comparisons.filter(({ accepted }) => !accepted)
      .map(({ verdict }) => verdict),
  ).toEqual(having('failed').map(() => 'failed'));
  expect(readFileSync(join(copy.folder, 'visual-report/summary.md'), 'utf8')).toContain('Planted');
});

test('a story that never ends breaks its time limit, by name', async ({ copy }) => {
  edit(
    copy,
    'src/components/LanguageSelect/LanguageSelect.stories.tsx',
    /(?<=export const Current: Story = \{)/,
    ' loaders: [() => new Promise<object>(() => undefined)],',
  );
  expect((await copy.visual('--limit', '5')).status).toBe(1);
  const failed = reportOf(copy).comparisons.filter(({ verdict }) => verdict === 'failed');
  expect(new Set(failed.map(({ snapshot }) => snapshot.name))).toEqual(new Set(['Current']));
  for (const { error } of failed) expect(error).toBe('It did not come to rest within 5 seconds.');
});

test('what cannot be compared is said', async ({ copy }) => {
  const unknown = await copy.visual('--base', 'no-such-branch');
  expect(unknown.output).toContain('git does not know "no-such-branch"');
  expect(unknown.status).toBe(2);
  expect((await copy.visual('--bsae', 'main')).status).toBe(2);

  copy.git('checkout', '--quiet', '-b', 'broken');
  edit(copy, '.storybook/preview.tsx', /^/, "import './no-such-module';\n");
  copy.git('commit', '--all', '--message', 'Break');
  const commit = copy.git('rev-parse', 'HEAD').trim();
  copy.git('checkout', '--quiet', 'main');
  const broken = await copy.visual('--base', commit);
  expect(broken.output).toContain('no-such-module');
  expect(broken.output).toContain('there is no baseline');
  expect(broken.status).toBe(2);
  const without = await copy.visual('--base', commit, '--without-baseline');
  expect(without.status).toBe(1);
  const { comparisons, total } = reportOf(copy);
  expect(comparisons.map(({ verdict }) => verdict)).toEqual(Array.from({ length: total }, () => 'new'));
});

test('a full disk is said; where the browser ends in the middle another goes on', async ({ copy }) => {
  edit(copy, 'src/theme/tokens.ts', /(?<=accent: ')#\w+/, '#0000ff');
  const pictures = join(copy.folder, 'node_modules/.cache/visual/pictures');
  const { NODE_OPTIONS } = process.env;
  process.env['NODE_OPTIONS'] = `--import ${pathToFileURL(join(import.meta.dirname, 'fixtures/fullDisk.mjs')).href}`;
  const full = await copy.visual();
  process.env['NODE_OPTIONS'] = NODE_OPTIONS ?? '';
  expect(full.output).toContain('The disk is full: ENOSPC');
  expect(full.status).toBe(2);
  expect(readdirSync(pictures).filter((name) => !/^\w{64}\.png$/.test(name))).toEqual([]);

  const before = readdirSync(pictures).length;
  const run = startRun(copy, '--pages', '1');
  await expect.poll(() => readdirSync(pictures).length, { timeout: 90_000 }).toBeGreaterThan(before + 2);
  const [browser = ''] = execFileSync('pgrep', ['--parent', String(run.pid)], { encoding: 'utf8' }).split('\n');
  process.kill(Number(browser), 'SIGKILL');
  expect(await run.ended).toBe(1);
  const { comparisons } = reportOf(copy);
  expect(comparisons.length).toBeGreaterThan(0);
  expect(comparisons.filter(({ verdict }) => verdict !== 'changed')).toEqual([]);
});

test('a run that is stopped leaves nothing behind, keeps a second one off, and is gone on with', async ({ copy }) => {
  edit(copy, 'src/theme/tokens.ts', /(?<=accent: ')#\w+/, '#00ff00');
  const run = startRun(copy, '--pages', '1');
  const pictures = join(copy.folder, 'node_modules/.cache/visual/pictures');
  const number = () => (existsSync(pictures) ? readdirSync(pictures).length : 0);
  const before = number();
  await expect.poll(number, { timeout: 90_000 }).toBeGreaterThan(before + 3);
  expect((await copy.visual()).output).toContain(`Another run is at work here (process ${run.pid})`);
  run.kill('SIGINT');
  expect(await run.ended).toBe(130);
  expect(copy.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(copy.folder, 'node_modules/.cache/visual/lock'))).toBe(false);
  const again = await copy.visual();
  expect(again.output).toMatch(/^[1-9]\d* of \d+ were taken before/m);
  expect(again.status).toBe(1);
});
