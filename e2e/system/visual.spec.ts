import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { execa, execaSync } from 'execa';
import sharp from 'sharp';
import { typescript } from 'system-tools/process';
import type { Comparison, Report } from 'visual-review';
import type { Snapshot } from 'visual-review';
import {
  capture,
  cutStrips,
  launchBrowser,
  openPreview,
  snapshotOf,
  stripsOf,
  styleNames,
} from 'visual-review/testing';
import { root } from '../support/builds';
import { chooseStories, projectCopy } from '../support/projectCopy';
import { expect, test } from '../support/test';

/*
 * `npm run visual` in a copy of the project with few stories, in a git repository. Each test changes the copy and reverts the change.
 */

/** The stories of the copy: a component, a section with an image, and a component that is captured in every language. */
const directories = ['src/components/StarRating', 'src/components/LanguageSelect', 'src/sections/Hero'];

function copyOfProject() {
  const { folder, remove } = projectCopy('visual');
  // Files that visual.config.ts names, besides the sources of the site and the workbench.
  for (const path of ['.gitignore', 'art', 'docs', 'e2e', 'package-lock.json', 'tools'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    expect(source).toMatch(from);
    writeFileSync(path, source.replace(from, to));
  };
  chooseStories(folder, directories);
  // One width is enough, and one story in every language.
  edit('.storybook/modes.ts', /\['phone', [^\]]*\]/, "['phone']");
  edit('src/sections/Hero/Hero.stories.tsx', /(?<=FirstView: Story = .*?^};\n).*/ms, '');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'init.defaultBranch=main'];
  const git = (...args: string[]) => execaSync('git', [...identity, ...args], { cwd: folder }).stdout;
  git('init');
  git('add', '--all');
  git('commit', '--message', 'Base');
  /** Starts the command in the copy, with a fault of `../fixtures/captureFaults.ts`. */
  const start = (fault: 'none' | 'fullDisk' | 'crash', ...args: string[]) => {
    const faults = new URL('../fixtures/captureFaults.ts', import.meta.url).href;
    const preloaded = fault === 'none' ? [] : ['--import', `${faults}?${fault}`];
    return execa(
      process.execPath,
      [...typescript, ...preloaded, 'packages/visual-review/src/cli/main.ts', '--no-open', ...args],
      {
        cwd: folder,
        all: true,
        reject: false,
      },
    );
  };
  const visual = (...args: string[]) => start('none', ...args);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const report = () => JSON.parse(read('visual-report/report.json')) as Report;
  return { folder, remove, edit, git, start, visual, read, report };
}

// No site is needed.
test.use({ baseURL: undefined });

// Sequentially, with one copy: the base is built and captured once.
test.describe.configure({ mode: 'default', timeout: 480_000 });

let copy: ReturnType<typeof copyOfProject>;
test.beforeAll(() => {
  copy = copyOfProject();
});
test.afterEach(() => {
  copy.git('reset', '--hard', 'main');
  copy.git('clean', '-d', '--force');
});
test.afterAll(() => copy.remove());

function filesOf(cache: string) {
  const files = join(cache, 'files');
  return existsSync(files) ? readdirSync(files) : [];
}

test('a change is captured, compared and accepted; a run that is stopped can be resumed', async () => {
  const component = 'src/components/StarRating/StarRating.tsx';
  const stories = 'src/components/StarRating/StarRating.stories.tsx';
  const others = 'src/components/LanguageSelect/LanguageSelect.stories.tsx';
  const catalog = 'src/i18n/messages/fr.json';
  const image = 'src/content/pictures/files/hero.webp';
  copy.edit(component, 'gap: ${space.xxs}', 'gap: ${space.lg}');
  copy.edit(catalog, /(?<="heroTitle": ")/, 'Oui : ');
  cpSync(join(copy.folder, 'src/content/pictures/files/contact.webp'), join(copy.folder, image));
  copy.edit(stories, /export const None\b/, 'export const Nothing');
  const style = `{{ boxSizing: 'border-box', blockSize: 5000, borderBlockEnd: '10px solid red' }}`;
  const long = `<div style=${style} ref={(div) => addEventListener('resize', () => div!.remove())} />`;
  copy.edit(
    stories,
    /$/,
    `\nexport const Long: Story = { parameters: { layout: 'fullscreen' }, render: () => ${long} };\n`,
  );
  const overflowing = `<div style={{ inlineSize: 1, blockSize: 10 }}>{'word '.repeat(60)}</div>`;
  copy.edit(stories, /$/, `\nexport const Overflowing: Story = { render: () => ${overflowing} };\n`);
  const throwAt = (event: string) =>
    `Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').once('${event}', () => setTimeout(throwLater))`;
  // Lingering throws while the next story is shown.
  const late = `export const Late: Story = { play: () => ${throwAt('storyFinished')} };`;
  const lingering = `export const Lingering: Story = { play: () => ${throwAt('setCurrentStory')} };`;
  copy.edit(
    stories,
    /$/,
    `\nfunction throwLater() {\n  throw new Error('\\u001b[2mPlanted\\u001b[22m later');\n}\n${late}\n${lingering}\n`,
  );
  const tooltip = `Object.assign(document.createElement('p'), { textContent: 'Tooltip', style: 'position: fixed; inset: 0' })`;
  copy.edit(
    stories,
    /(?=export const Full\b)/,
    `export const LeavesTooltip: Story = { play: () => document.body.append(${tooltip}) };\n`,
  );
  const inStory = (name: string) => new RegExp(`(?<=export const ${name}: Story = \\{)`);
  copy.edit(others, inStory('Current'), " render: () => { throw new Error('Planted'); },");
  copy.edit(
    others,
    inStory('Choosing'),
    " loaders: [({ globals }) => (globals.locale === 'ar' ? new Promise<object>(() => undefined) : {})],",
  );

  const cache = join(copy.folder, 'node_modules/.cache/visual');
  const lock = join(cache, 'lock');
  // Captures everything, and compares what has changed with what the changes were expected to affect.
  const everything = ['--all', '--pages', '1', '--limit', '5'];

  await test.step('a run excludes a second one, and reports a full disk', async () => {
    const run = copy.start('fullDisk', ...everything);
    // While the first run builds the Storybook of the changed tree.
    await expect.poll(() => existsSync(lock), { timeout: 90_000 }).toBe(true);
    expect((await copy.visual()).all).toContain(`Another run is at work here (process ${run.pid})`);
    const result = await run;
    expect(result.all).toContain('The disk is full: ENOSPC');
    expect(result.exitCode).toBe(2);
    expect(filesOf(cache).filter((name) => !/^\w{64}\.(?:png|json\.gz)$/.test(name))).toEqual([]);
  });

  await test.step('a run leaves nothing behind when stopped', async () => {
    const before = filesOf(cache).length;
    const stopped = copy.start('none', ...everything);
    await expect.poll(() => filesOf(cache).length, { timeout: 90_000 }).toBeGreaterThan(before + 3);
    stopped.kill('SIGINT');
    expect((await stopped).exitCode).toBe(130);
    expect(copy.git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(existsSync(lock)).toBe(false);
  });

  await test.step('the next run resumes, and replaces a crashed browser', async () => {
    const { exitCode, all } = await copy.start('crash', ...everything);
    expect(all).toMatch(/^[1-9]\d* of \d+ were captured before/m);
    expect(all).toContain('The browser is killed.');
    expect(exitCode, all).toBe(1);
  });

  const { comparisons, key } = copy.report();
  const having = (result: Comparison['result']) => comparisons.filter((comparison) => comparison.result === result);
  const namesOf = (result: Comparison['result']) => new Set(having(result).map(({ snapshot }) => snapshot.name));

  await test.step('changed, new, removed and failed stories are distinguished, with what affects them', async () => {
    expect(new Set(having('changed').map(({ snapshot }) => snapshot.title))).toEqual(new Set(['StarRating', 'Hero']));
    for (const { snapshot, affectedBy } of having('changed')) {
      const inFrench = snapshot.globals.locale === 'fr' ? [catalog] : [];
      const expected = snapshot.title === 'Hero' ? [...inFrench, image] : [component, stories, ...inFrench];
      expect(affectedBy.toSorted(), snapshot.id).toEqual(expected.toSorted());
    }
    expect(namesOf('new')).toEqual(new Set(['Nothing', 'Long', 'Overflowing', 'Leaves tooltip', 'Lingering']));
    expect(namesOf('removed')).toEqual(new Set(['None']));
    expect(namesOf('failed')).toEqual(new Set(['Choosing', 'Current', 'Late']));
    const errors: Record<string, RegExp> = {
      Choosing: /^It did not settle within 5 seconds\.$/,
      Current: /^Error: Planted\n +at /,
      Late: /^Error: Planted later\n +at throwLater /,
    };
    for (const { snapshot, error } of having('failed')) expect(error).toMatch(errors[snapshot.name]!);
    expect(copy.read('visual-report/summary.md')).toContain('Planted');
  });

  await test.step('a screenshot shows the full page, without a resize event', async () => {
    for (const { snapshot, after } of having('new')) {
      if (snapshot.name === 'Overflowing') expect(after!.height, snapshot.id).toBeGreaterThan(900);
      if (snapshot.name !== 'Long') continue;
      const { width, height } = after!;
      expect(height, snapshot.id).toBe(5000);
      const [strip] = cutStrips(stripsOf(after!), 4995, 4996);
      const [file, top] = strip!;
      const screenshot = sharp(join(copy.folder, 'visual-report', file));
      const row = await screenshot.extract({ left: 0, top, width, height: 1 }).removeAlpha().raw().toBuffer();
      expect(new Set(row.toString('hex').match(/.{6}/g)), snapshot.id).toEqual(new Set(['ff0000']));
    }
  });

  await test.step('a tooltip that a story has left in the page is on no screenshot of another', () => {
    const folder = join(cache, 'snapshots');
    const captured = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      .map((line) => JSON.parse(line) as { snapshot: Snapshot; content?: { file: string } });
    const names = captured
      .filter(({ content }) => content !== undefined && gunzipSync(readFileSync(content.file)).includes('"Tooltip"'))
      .map(({ snapshot }) => snapshot.name);
    expect(new Set(names)).toEqual(new Set(['Leaves tooltip']));
  });

  await test.step('when all is accepted, only failed stories are still to decide, and nothing is captured again', async () => {
    expect((await copy.visual('--accept', '--report', key)).exitCode).toBe(1);
    const failed = having('failed').map(({ snapshot }) => snapshot.id);
    const again = await copy.visual(...everything);
    expect(again.exitCode).toBe(1);
    const { captured, groups } = copy.report();
    expect(again.all).toContain(`${captured - failed.length} of ${captured} were captured before`);
    const open = groups.filter(({ decision }) => decision !== true).flatMap(({ members }) => members);
    expect(new Set(open)).toEqual(new Set(failed));
  });
});

test('without a baseline, because it cannot be built, every snapshot is new', async () => {
  copy.git('checkout', '--quiet', '-b', 'broken');
  copy.edit('.storybook/main.ts', /^/, "import './no-such-module';\n");
  copy.git('commit', '--all', '--message', 'Break');
  copy.git('checkout', '--quiet', 'main');
  const { all, exitCode } = await copy.visual('--base', 'broken', '--without-baseline');
  expect(all).toContain('no-such-module');
  expect(all).toContain('there is no baseline');
  expect(exitCode).toBe(1);
  const { comparisons, total } = copy.report();
  expect(comparisons.map(({ result }) => result)).toEqual(Array.from({ length: total }, () => 'new'));
});

test('without a change that affects a story nothing is captured', async () => {
  copy.edit('docs/testing.md', /$/, 'More.');
  const { exitCode, all } = await copy.visual();
  expect(all).toContain('To capture: 0.');
  expect(all).toContain('Nothing has changed.');
  expect(exitCode).toBe(0);
});

test('a mode may emulate the settings of a visitor, and hover and focus', async ({ workbenchUrl }) => {
  const browser = await launchBrowser(process.env.CHROMIUM_PATH!);
  const preview = await openPreview(browser, workbenchUrl);
  const quiet = snapshotOf('components-button--quiet', 'en-desktop');
  /** The style of the button, by property. */
  const styleWith = async (emulation: Snapshot['emulation']) => {
    const { error } = await preview.show({ ...quiet, ...(emulation && { emulation }) });
    expect(error).toBeUndefined();
    const { nodes, styles } = await preview.readContent();
    const { style } = nodes.find(({ role }) => role === 'button')!;
    return Object.fromEntries(styleNames.map((name, index) => [name, styles[style]![index]!]));
  };
  const usual = await styleWith(undefined);
  const changes: ReadonlyArray<[NonNullable<Snapshot['emulation']>, string]> = [
    [{ hover: 'button' }, 'background-color'],
    [{ focus: 'button' }, 'outline-style'],
    [{ forcedColors: 'active' }, 'color'],
    [{ textScale: 2 }, 'font-size'],
    [{ media: 'print' }, 'display'],
  ];
  for (const [emulation, property] of changes) {
    // A button is not printed.
    if (emulation.media === 'print') {
      expect((await preview.show({ ...quiet, emulation })).error).toBeUndefined();
      expect((await preview.readContent()).nodes.filter(({ role }) => role === 'button')).toEqual([]);
    } else expect((await styleWith(emulation))[property], property).not.toBe(usual[property]);
    expect(await styleWith(undefined)).toEqual(usual);
  }
  const errorWith = async (emulation: Snapshot['emulation'], snapshot = quiet) =>
    (await preview.show({ ...snapshot, emulation: emulation! })).error;
  expect(await errorWith({ hover: 'b-utton' })).toBe('The hover of its mode, "b-utton", matches nothing.');
  expect(await errorWith({ focus: '##' })).toBe('The focus of its mode, "##", matches nothing.');
  expect(await errorWith({ hover: 'a' }, snapshotOf('layout-footer--all-parts', 'en-desktop'))).toMatch(
    /^The hover of its mode, "a", matches \d+ elements\.$/,
  );
  expect(await errorWith({ textScale: 4 }, snapshotOf('screens-home--whole-page', 'en-phone'))).toMatch(
    /^It is \d+ px high, and a browser captures 16384 px at most/,
  );
  await browser.close();
});

test('an SVG is identified by its shapes, in whatever size and color', async ({ workbenchUrl }) => {
  const browser = await launchBrowser(process.env.CHROMIUM_PATH!);
  const preview = await openPreview(browser, workbenchUrl);
  const drawingsOf = async (storyId: string, mode: string, emulation: Snapshot['emulation'] = {}) => {
    await preview.show({ ...snapshotOf(storyId, mode), emulation });
    const { nodes } = await preview.readContent();
    return nodes.flatMap(({ tag, picture }) => (tag === 'svg' ? [picture] : []));
  };
  const icons = await drawingsOf('sections-key-facts--at-a-glance', 'en-desktop');
  for (const icon of icons) expect(icon).toMatch(/^svg:[\da-f]{8}$/);
  expect(new Set(icons).size).toBe(icons.length);
  expect(
    await drawingsOf('sections-key-facts--at-a-glance', 'fr-phone', { forcedColors: 'active', textScale: 2 }),
  ).toEqual(icons);
  await browser.close();
});

test('boxes of elements and pseudo-elements are of the page, wherever it is scrolled to', async ({ workbenchUrl }) => {
  const browser = await launchBrowser(process.env.CHROMIUM_PATH!);
  const preview = await openPreview(browser, workbenchUrl);
  await preview.show(snapshotOf('sections-legaldocument--sections', 'en-phone'));
  const readBoxes = async () => {
    const { nodes } = await preview.readContent();
    return nodes.filter(({ box: [, , width] }) => width > 0).map(({ tag, box }) => [tag, box]);
  };
  const boxes = await readBoxes();
  expect(boxes.filter(([tag]) => tag === '::before')).not.toHaveLength(0);
  const page = browser.contexts()[0]!.pages()[0]!;
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
  expect(await page.evaluate(() => window.scrollY)).toBe(100);
  expect(await readBoxes()).toEqual(boxes);
  await browser.close();
});

test('forced colors are on no screenshot of another mode', async ({ workbenchUrl }, { outputDir }) => {
  const [plain, contrast] = [undefined, 'active' as const].map((forcedColors) => ({
    ...snapshotOf('layout-header--all-parts', 'en-desktop'),
    emulation: { forcedColors },
  })) as [Snapshot, Snapshot];
  const hashesOf = async (...snapshots: Snapshot[]) => {
    const screenshots = await capture(snapshots, {
      browser: { path: process.env.CHROMIUM_PATH! },
      url: workbenchUrl,
      folder: outputDir,
      pages: 1,
      limit: 60_000,
      onScreenshot: () => undefined,
      signal: new AbortController().signal,
    });
    return new Map(screenshots.map(({ snapshot, hash }) => [snapshot, hash]));
  };
  const together = await hashesOf(contrast, plain);
  expect(together.get(contrast)).not.toBe(together.get(plain));
  expect(together.get(plain)).toBe((await hashesOf(plain)).get(plain));
});

test('a story that is on screen already plays again', async ({ workbenchUrl }) => {
  const browser = await launchBrowser(process.env.CHROMIUM_PATH!);
  const preview = await openPreview(browser, workbenchUrl);
  // Its play function moves the focus, which is taken from it before the next one.
  const story = snapshotOf('sections-contactform--all-missing', 'en-phone');
  const screenshot = async () => (await preview.takeScreenshot(await preview.show(story))).toString('base64');
  const first = await screenshot();
  expect((await screenshot()) === first).toBe(true);
  await browser.close();
});

test('a screenshot fails when its page or browser closes', async ({ workbenchUrl }) => {
  const ends: ReadonlyArray<readonly [end: (browser: Browser) => Promise<unknown>, error: RegExp]> = [
    // A screenshot may fail before the browser tells of the crash.
    [(browser) => browser.contexts()[0]!.pages()[0]!.goto('chrome://crash'), /crashed|Unable to capture/],
    [(browser) => browser.close(), /closed/],
  ];
  for (const [end, error] of ends) {
    const browser = await launchBrowser(process.env.CHROMIUM_PATH!);
    const preview = await openPreview(browser, workbenchUrl);
    const size = await preview.show(snapshotOf('components-starrating--full', 'en-phone'));
    // On a busy machine several may be complete before the end.
    const takeScreenshots = async () => {
      for (;;) await preview.takeScreenshot({ ...size, height: 20_000 });
    };
    end(browser).catch(() => undefined);
    await expect(takeScreenshots()).rejects.toThrow(error);
    await browser.close();
  }
});
