import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Comparison, Report } from 'visual-review';
import { launchBrowser, PreviewPage, snapshotOf } from 'visual-review/testing';
import { projectCopy } from './support/projectCopy';
import { expect, test as base } from './support/test';

/*
 * `npm run visual` in a copy of the project with few stories, in a git repository. Each test changes the copy and reverts the change.
 */

/** The stories of the copy: a component, a section with an image, and a component that is captured in every language. */
const folders = ['components/StarRating', 'components/LanguageSelect', 'sections/Hero'];

interface Result {
  status: number;
  output: string;
}

interface Run {
  pid: number | undefined;
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<Result>;
}

interface Copy {
  folder: string;
  /** Starts the command in the copy. */
  run: (env: Record<string, string>, ...args: string[]) => Run;
  /** Runs the command in the copy until it exits. */
  visual: (...args: string[]) => Promise<Result>;
  git: (...args: string[]) => string;
}

function copyOfProject() {
  const { folder, remove } = projectCopy('visual');
  const root = realpathSync(join(import.meta.dirname, '..'));
  // Files that visual.config.ts names, besides the sources of the site and the workbench.
  for (const path of ['.gitignore', 'art', 'docs', 'e2e', 'package-lock.json', 'tools', 'visual.config.ts'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const main = join(folder, '.storybook/main.ts');
  const list = folders
    .map((name) => `{ directory: '../src/${name}', files: '*.stories.tsx', titlePrefix: '${name.split('/').at(-1)}' }`)
    .join(', ');
  writeFileSync(main, readFileSync(main, 'utf8').replace(/(?<=^ {2}stories: \[\n).*?(?=^ {2}\],)/ms, `    ${list},\n`));
  // One width is enough.
  const modes = join(folder, '.storybook/modes.ts');
  writeFileSync(modes, readFileSync(modes, 'utf8').replace("['phone', 'tablet', 'desktop']", "['phone']"));
  // So is one story in every language.
  const hero = join(folder, 'src/sections/Hero/Hero.stories.tsx');
  writeFileSync(hero, readFileSync(hero, 'utf8').replace(/(?<=FirstView: Story = .*?^};\n).*/ms, ''));
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'init.defaultBranch=main'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  git('init');
  git('add', '--all');
  git('commit', '--message', 'Base');
  const run = (env: Record<string, string>, ...args: string[]): Run => {
    let end: (result: Result) => void;
    const ended = new Promise<Result>((resolve) => (end = resolve));
    const child = execFile(
      process.execPath,
      ['packages/visual-review/src/cli/visual.mjs', '--no-open', ...args],
      { cwd: folder, maxBuffer: 2 ** 26, env: { ...process.env, ...env } },
      (_, stdout, stderr) => end({ status: child.exitCode ?? -1, output: stdout + stderr }),
    );
    return { pid: child.pid, kill: (signal) => child.kill(signal), ended };
  };
  const visual = (...args: string[]) => run({}, ...args).ended;
  return { folder, remove, git, run, visual };
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
  // No site is needed.
  baseURL: undefined,
  clean: [
    async ({ copy }, run) => {
      await run();
      copy.git('reset', '--hard', 'main');
      copy.git('clean', '-d', '--force');
    },
    { auto: true },
  ],
});

// Sequentially, with one copy: the base is built and captured once.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const reportOf = ({ folder }: Copy) =>
  JSON.parse(readFileSync(join(folder, 'visual-report/report.json'), 'utf8')) as Report;
function edit({ folder }: Copy, file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toMatch(from);
  writeFileSync(path, source.replace(from, to));
}

/** Changes nearly every snapshot. Its tree is built only once. */
const redden = (copy: Copy) => edit(copy, 'src/theme/tokens.ts', /(?<=accent: ')#\w+/, '#ff0000');

/** Makes the next run capture everything again. */
function clearScreenshots({ folder }: Copy) {
  for (const name of ['snapshots', 'images'])
    rmSync(join(folder, 'node_modules/.cache/visual', name), { recursive: true, force: true });
}

/** The names of the screenshots. */
function imagesOf({ folder }: Copy): string[] {
  const images = join(folder, 'node_modules/.cache/visual/images');
  return existsSync(images) ? readdirSync(images) : [];
}

test('changed, new, removed and failed stories are distinguished, with what affects them; changes can be accepted', async ({
  copy,
}) => {
  const component = 'src/components/StarRating/StarRating.tsx';
  const stories = 'src/components/StarRating/StarRating.stories.tsx';
  const others = 'src/components/LanguageSelect/LanguageSelect.stories.tsx';
  const catalog = 'src/i18n/messages/fr.json';
  const image = 'src/content/pictures/files/hero.webp';
  edit(copy, component, 'gap: ${space.xxs}', 'gap: ${space.lg}');
  edit(copy, catalog, /(?<="heroTitle": ")/, 'Oui : ');
  cpSync(join(copy.folder, 'src/content/pictures/files/contact.webp'), join(copy.folder, image));
  edit(copy, stories, /export const None\b/, 'export const Nothing');
  const line =
    '<hr style={{ position: "absolute", insetBlockEnd: 0, insetInline: 0, blockSize: 10, margin: 0, border: 0, background: "red" }} ref={(hr) => addEventListener("resize", () => hr!.remove())} />';
  const story = `{ parameters: { layout: 'fullscreen' }, render: () => <div style={{ position: 'relative', blockSize: 5000 }}>${line}</div> }`;
  edit(copy, stories, /$/, `\nexport const Long: Story = ${story};\n`);
  const inStory = (name: string) => new RegExp(`(?<=export const ${name}: Story = \\{)`);
  edit(copy, others, inStory('Current'), " render: () => { throw new Error('Planted'); },");
  edit(
    copy,
    others,
    inStory('Choosing'),
    " loaders: [({ globals }) => (globals.locale === 'ar' ? new Promise<object>(() => undefined) : {})],",
  );

  // Captures everything, and compares what has changed with what the changes were expected to affect.
  const { status, output } = await copy.visual('--all', '--limit', '5');
  expect(status, output).toBe(1);
  const report = reportOf(copy);
  const having = (result: Comparison['result']) =>
    report.comparisons.filter((comparison) => comparison.result === result);
  expect(new Set(having('changed').map(({ snapshot }) => snapshot.title))).toEqual(new Set(['StarRating', 'Hero']));
  for (const { snapshot, affectedBy } of having('changed')) {
    const inFrench = snapshot.globals.locale === 'fr' ? [catalog] : [];
    const expected = snapshot.title === 'Hero' ? [...inFrench, image] : [component, stories, ...inFrench];
    expect(affectedBy?.toSorted(), snapshot.id).toEqual(expected.toSorted());
  }
  expect(new Set(having('new').map(({ snapshot }) => snapshot.name))).toEqual(new Set(['Nothing', 'Long']));
  expect(new Set(having('removed').map(({ snapshot }) => snapshot.name))).toEqual(new Set(['None']));
  const failures = new Map(having('failed').map(({ snapshot, error }) => [snapshot.name, error]));
  expect([...failures.keys()].toSorted()).toEqual(['Choosing', 'Current']);
  expect(failures.get('Current')).toContain('Planted');
  expect(failures.get('Choosing')).toBe('It did not settle within 5 seconds.');

  await test.step('a screenshot shows the full page, without a resize event', async () => {
    for (const { snapshot, after } of having('new').filter((comparison) => comparison.snapshot.name === 'Long')) {
      const screenshot = sharp(join(copy.folder, 'visual-report', after!.file));
      const { width, height } = await screenshot.metadata();
      expect(height, snapshot.id).toBe(5000);
      const { data } = await screenshot
        .extract({ left: 0, top: 4995, width, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(new Set(data.toString('hex').match(/.{6}/g)), snapshot.id).toEqual(new Set(['ff0000']));
    }
  });

  const [first] = having('new');
  const other = await copy.visual('--accept', '--report', 'another', first!.snapshot.id);
  expect(other.output).toContain('shows other screenshots than those that were reviewed');
  expect(other.status).toBe(2);
  expect((await copy.visual('--accept', '--report', report.key, first!.snapshot.id)).status).toBe(1);
  expect(reportOf(copy).comparisons.filter(({ accepted }) => accepted)).toHaveLength(1);
  expect((await copy.visual('--accept', having('failed')[0]!.snapshot.id)).output).toContain(
    'there is no screenshot to accept',
  );
  await copy.visual('--accept');
  await copy.visual('--all', '--limit', '5');
  expect(
    reportOf(copy)
      .comparisons.filter(({ accepted }) => !accepted)
      .map(({ result }) => result),
  ).toEqual(having('failed').map(() => 'failed'));
  expect(readFileSync(join(copy.folder, 'visual-report/summary.md'), 'utf8')).toContain('Planted');
});

test('revisions that cannot be compared are reported', async ({ copy }) => {
  const unknown = await copy.visual('--base', 'no-such-branch');
  expect(unknown.output).toContain('git does not know "no-such-branch"');
  expect(unknown.status).toBe(2);
  expect((await copy.visual('--bsae', 'main')).status).toBe(2);

  copy.git('checkout', '--quiet', '-b', 'broken');
  edit(copy, '.storybook/main.ts', /^/, "import './no-such-module';\n");
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
  expect(comparisons.map(({ result }) => result)).toEqual(Array.from({ length: total }, () => 'new'));
});

/** The environment of a run with one of the fixtures. */
const withFixture = (name: string) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, `fixtures/${name}.mjs`)).href}`,
});

test('a run excludes a second one, leaves nothing behind when stopped, and can be resumed; a crashed browser is replaced', async ({
  copy,
}) => {
  redden(copy);
  clearScreenshots(copy);
  const lock = join(copy.folder, 'node_modules/.cache/visual/lock');
  await test.step('a full disk is reported', async () => {
    const run = copy.run(withFixture('fullDisk'));
    // While the first run builds the Storybook of the changed tree.
    await expect.poll(() => existsSync(lock)).toBe(true);
    expect((await copy.visual()).output).toContain(`Another run is at work here (process ${run.pid})`);
    const { output, status } = await run.ended;
    expect(output).toContain('The disk is full: ENOSPC');
    expect(status).toBe(2);
    expect(imagesOf(copy).filter((name) => !/^\w{64}\.png$/.test(name))).toEqual([]);
  });
  const before = imagesOf(copy).length;
  const stopped = copy.run({}, '--pages', '1');
  await expect.poll(() => imagesOf(copy).length, { timeout: 90_000 }).toBeGreaterThan(before + 3);
  stopped.kill('SIGINT');
  expect((await stopped.ended).status).toBe(130);
  expect(copy.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(existsSync(lock)).toBe(false);

  const again = await copy.run(withFixture('crashingBrowser'), '--pages', '1').ended;
  expect(again.output).toMatch(/^[1-9]\d* of \d+ were captured before/m);
  expect(again.output).toContain('The browser is killed.');
  expect(again.status).toBe(1);
  const { comparisons } = reportOf(copy);
  expect(comparisons.length).toBeGreaterThan(0);
  expect(comparisons.filter(({ result }) => result !== 'changed')).toEqual([]);
});

test('without changes nothing is captured', async ({ copy }) => {
  const { status, output } = await copy.visual();
  expect(output).toMatch(/Snapshots: \d+ of \d+ allowed/);
  expect(output).toContain('To capture: 0.');
  expect(status).toBe(0);
});

test('a screenshot fails when its page or browser closes', async ({ workbenchUrl }) => {
  const ends: Record<string, (browser: Browser) => Promise<unknown>> = {
    crashed: (browser) => browser.contexts()[0]!.pages()[0]!.goto('chrome://crash'),
    closed: (browser) => browser.close(),
  };
  for (const [name, end] of Object.entries(ends)) {
    const browser = await launchBrowser(process.env.CHROMIUM_PATH!);
    const preview = await PreviewPage.open(browser, workbenchUrl);
    const size = await preview.show(snapshotOf('components-starrating--full', 'en-phone'));
    const screenshot = preview.takeScreenshot({ ...size, height: 20_000 });
    end(browser).catch(() => undefined);
    await expect(screenshot, name).rejects.toThrow(name);
    await browser.close();
  }
});
