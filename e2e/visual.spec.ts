import { execFile, execFileSync, spawn } from 'node:child_process';
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

interface Copy {
  folder: string;
  /** Runs the command in the copy until it exits. */
  visual: (...args: string[]) => Promise<{ status: number; output: string }>;
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
        ['packages/visual-review/src/cli/visual.mjs', '--no-open', ...args],
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

// Sequentially, with one copy: the base is built and captured once.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const reportOf = ({ folder }: Copy) =>
  JSON.parse(readFileSync(join(folder, 'visual-report/report.json'), 'utf8')) as Report;
const changedIn = (report: Report) => report.comparisons.filter(({ result }) => result === 'changed');
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

/** Starts a run, for tests that interrupt it. */
function startRun({ folder }: Copy, ...args: string[]) {
  const child = spawn(process.execPath, ['packages/visual-review/src/cli/visual.mjs', '--no-open', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
  return {
    pid: child.pid,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended: new Promise<number | null>((resolve) => child.on('close', resolve)),
  };
}

/** The last browser that this process started. */
const browserOf = (parent = process.pid) =>
  Number(execFileSync('pgrep', ['--newest', '--parent', String(parent)], { encoding: 'utf8' }));

test('without changes nothing is captured', async ({ copy }) => {
  const { status, output } = await copy.visual();
  expect(output).toMatch(/Snapshots: \d+ of \d+ allowed/);
  expect(output).toContain('To capture: 0.');
  expect(status).toBe(0);
});

test('changes of a component, of a catalog and of an image are found, and affect everything that they change', async ({
  copy,
}) => {
  const component = 'src/components/StarRating/StarRating.tsx';
  const catalog = 'src/i18n/messages/fr.json';
  const image = 'src/content/pictures/files/hero.webp';
  edit(copy, component, 'gap: ${space.xxs}', 'gap: ${space.lg}');
  edit(copy, catalog, /(?<="heroTitle": ")/, 'Oui : ');
  cpSync(join(copy.folder, 'src/content/pictures/files/contact.webp'), join(copy.folder, image));

  // Captures everything, and compares what has changed with what the changes were expected to affect.
  const { status, output } = await copy.visual('--all');
  expect(status, output).toBe(1);
  const changed = changedIn(reportOf(copy));
  expect(new Set(changed.map(({ snapshot }) => snapshot.title))).toEqual(new Set(['StarRating', 'Hero']));
  for (const { snapshot, affectedBy } of changed) {
    const inFrench = snapshot.globals['locale'] === 'fr' ? [catalog] : [];
    const expected = snapshot.title === 'Hero' ? [...inFrench, image] : [component, ...inFrench];
    expect(affectedBy?.toSorted(), snapshot.id).toEqual(expected.toSorted());
  }
});

test('a change of a decorator is found, and affects everything', async ({ copy }) => {
  const decorator = '.storybook/decorators/withRouter.tsx';
  edit(copy, decorator, "display: 'contents'", "paddingBlockStart: '40px'");
  const { status, output } = await copy.visual('--all');
  expect(status, output).toBe(1);
  const report = reportOf(copy);
  expect(changedIn(report)).toHaveLength(report.total);
  for (const { affectedBy } of report.comparisons) expect(affectedBy).toEqual([decorator]);
});

test('new, removed and failed stories are distinguished; the others continue, and accepted changes are recorded', async ({
  copy,
}) => {
  const stories = 'src/components/StarRating/StarRating.stories.tsx';
  edit(copy, stories, /export const None\b/, 'export const Nothing');
  const line =
    '<hr style={{ position: "absolute", insetBlockEnd: 0, insetInline: 0, blockSize: 10, margin: 0, border: 0, background: "red" }} ref={(hr) => addEventListener("resize", () => hr!.remove())} />';
  const story = `{ parameters: { layout: 'fullscreen' }, render: () => <div style={{ position: 'relative', blockSize: 5000 }}>${line}</div> }`;
  edit(copy, stories, /$/, `\nexport const Long: Story = ${story};\n`);
  edit(
    copy,
    'src/components/LanguageSelect/LanguageSelect.stories.tsx',
    /(?<=export const Current: Story = \{)/,
    " render: () => { throw new Error('Planted'); },",
  );
  expect((await copy.visual()).status).toBe(1);
  const report = reportOf(copy);
  const having = (result: Comparison['result']) =>
    report.comparisons.filter((comparison) => comparison.result === result);
  expect(new Set(having('new').map(({ snapshot }) => snapshot.name))).toEqual(new Set(['Nothing', 'Long']));
  expect(new Set(having('removed').map(({ snapshot }) => snapshot.name))).toEqual(new Set(['None']));
  expect(having('failed').length).toBeGreaterThan(0);
  for (const { error } of having('failed')) expect(error).toContain('Planted');

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
  await copy.visual();
  expect(
    reportOf(copy)
      .comparisons.filter(({ accepted }) => !accepted)
      .map(({ result }) => result),
  ).toEqual(having('failed').map(() => 'failed'));
  expect(readFileSync(join(copy.folder, 'visual-report/summary.md'), 'utf8')).toContain('Planted');
});

test('a story that never finishes is reported as timed out', async ({ copy }) => {
  edit(
    copy,
    'src/components/LanguageSelect/LanguageSelect.stories.tsx',
    /(?<=export const Current: Story = \{)/,
    ' loaders: [() => new Promise<object>(() => undefined)],',
  );
  expect((await copy.visual('--limit', '5')).status).toBe(1);
  const failed = reportOf(copy).comparisons.filter(({ result }) => result === 'failed');
  expect(new Set(failed.map(({ snapshot }) => snapshot.name))).toEqual(new Set(['Current']));
  for (const { error } of failed) expect(error).toBe('It did not settle within 5 seconds.');
});

test('revisions that cannot be compared are reported', async ({ copy }) => {
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
  expect(comparisons.map(({ result }) => result)).toEqual(Array.from({ length: total }, () => 'new'));
});

test('a full disk is reported; a crashed browser is replaced', async ({ copy }) => {
  redden(copy);
  clearScreenshots(copy);
  const images = join(copy.folder, 'node_modules/.cache/visual/images');
  const { NODE_OPTIONS } = process.env;
  process.env['NODE_OPTIONS'] = `--import ${pathToFileURL(join(import.meta.dirname, 'fixtures/fullDisk.mjs')).href}`;
  const full = await copy.visual();
  process.env['NODE_OPTIONS'] = NODE_OPTIONS ?? '';
  expect(full.output).toContain('The disk is full: ENOSPC');
  expect(full.status).toBe(2);
  expect(readdirSync(images).filter((name) => !/^\w{64}\.png$/.test(name))).toEqual([]);

  const before = readdirSync(images).length;
  const run = startRun(copy, '--pages', '1');
  await expect.poll(() => readdirSync(images).length, { timeout: 90_000 }).toBeGreaterThan(before + 2);
  process.kill(browserOf(run.pid), 'SIGKILL');
  expect(await run.ended).toBe(1);
  const { comparisons } = reportOf(copy);
  expect(comparisons.length).toBeGreaterThan(0);
  expect(comparisons.filter(({ result }) => result !== 'changed')).toEqual([]);
});

test('a screenshot fails when its page or browser closes', async () => {
  const ends: Record<string, (browser: Browser) => unknown> = {
    crashed: (browser) =>
      browser
        .contexts()[0]!
        .pages()[0]!
        .goto('chrome://crash')
        .catch(() => undefined),
    closed: () => process.kill(browserOf(), 'SIGKILL'),
  };
  for (const [name, end] of Object.entries(ends)) {
    const browser = await launchBrowser(process.env['CHROMIUM_PATH']!);
    const preview = await PreviewPage.open(browser, 'http://localhost:6007');
    const size = await preview.show(snapshotOf('components-starrating--full', 'en-phone'));
    const screenshot = preview.takeScreenshot({ ...size, height: 20_000 });
    void end(browser);
    await expect(screenshot, name).rejects.toThrow(name);
    await browser.close();
  }
});

test('a run excludes a second one, leaves no files or processes behind when stopped, and can be resumed', async ({
  copy,
}) => {
  redden(copy);
  clearScreenshots(copy);
  const run = startRun(copy, '--pages', '1');
  const images = join(copy.folder, 'node_modules/.cache/visual/images');
  const number = () => (existsSync(images) ? readdirSync(images).length : 0);
  const before = number();
  await expect.poll(number, { timeout: 90_000 }).toBeGreaterThan(before + 3);
  expect((await copy.visual()).output).toContain(`Another run is at work here (process ${run.pid})`);
  run.kill('SIGINT');
  expect(await run.ended).toBe(130);
  expect(copy.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(copy.folder, 'node_modules/.cache/visual/lock'))).toBe(false);
  const again = await copy.visual();
  expect(again.output).toMatch(/^[1-9]\d* of \d+ were captured before/m);
  expect(again.status).toBe(1);
});
