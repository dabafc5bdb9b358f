import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { resolveBin } from 'system-tools/process';
import { measureReview, type ServedStorybook } from 'visual-review/measure-speed';
import { table } from './format.ts';

/** What every tool captures in the same viewport, in px. */
const viewport = { width: 1280, height: 900 };

const sampleSize = 120;

/** Installed for the measurement alone. */
const packages = ['storycap@5.0.1', 'reg-cli@0.18.16'];

interface Change {
  what: string;
  from: string;
  to: string;
}

const shownByMany: Change = { what: 'a colour that most of them show', from: '#ffb84d', to: '#4dff88' };
const shownByFew: Change = { what: 'a colour that few of them show', from: '#ff9088', to: '#88a0ff' };

/** With it, storycap comes to the same verdicts, in ms; with half of it, it does not. */
const enough = 2000;

type Sample = ServedStorybook['snapshots'];

/** A tool that compares stories of two URLs. @returns the ids of the changed stories, and how long the second side took, in ms */
type Review = (urls: { before: string; after: string }) => Promise<{ changed: readonly string[]; time: number }>;

/** The same Storybook with a change in its files. */
async function withChange<Result>(url: string, change: Change, work: (changed: string) => Promise<Result>) {
  const server = createServer((request, response) => {
    void fetch(`${url}${request.url}`).then(async (found) => {
      const type = found.headers.get('content-type') ?? '';
      const body = Buffer.from(await found.arrayBuffer());
      const isText = /javascript|css|html/.test(type);
      response.writeHead(found.status, { 'Content-Type': type });
      response.end(isText ? body.toString().replaceAll(change.from, change.to) : body);
    });
  }).listen(0);
  await once(server, 'listening');
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** In ms. */
const timeout = 300_000;

/** Runs a command to its end; a failure is how a tool reports changes. @returns how long it took, in ms */
async function timed(program: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) {
  const started = performance.now();
  const { stdout, timedOut } = await execa(program, args, { cwd, env, reject: false, stderr: 'ignore', timeout });
  if (timedOut) throw new Error(`${program} did not end within ${timeout / 1000} seconds: measure again.`);
  return { time: performance.now() - started, stdout };
}

const nameOf = ({ title, name }: Sample[number]) => `${title}/${name}`;

/** @param delay how long it waits after each story is on screen, in ms: it does not know when a play function has ended */
function storycap(folder: string, sample: Sample, browser: string, pages: number, delay = 0): Review {
  const bin = (name: string) => join(folder, 'node_modules/.bin', name);
  const capture = (url: string, out: string) =>
    timed(
      bin('storycap'),
      [
        url,
        '--outDir',
        out,
        '--parallel',
        String(pages),
        '--delay',
        String(delay),
        '--viewport',
        `${viewport.width}x${viewport.height}`,
        '--chromiumPath',
        browser,
        '--puppeteerLaunchConfig',
        JSON.stringify({ args: ['--no-sandbox'] }),
        ...sample.flatMap((each) => ['--include', nameOf(each)]),
      ],
      folder,
    );
  return async ({ before, after }) => {
    await capture(before, 'before');
    const captured = await capture(after, 'after');
    const compared = await timed(
      bin('reg-cli'),
      ['after', 'before', 'differences', '--json', 'reg.json', '--matchingThreshold', '0', '--ignoreChange'],
      folder,
    );
    const { failedItems } = JSON.parse(readFileSync(join(folder, 'reg.json'), 'utf8')) as { failedItems: string[] };
    const failed = new Set(failedItems.map((file) => file.replace(/\.png$/, '')));
    return {
      changed: sample.filter((each) => failed.has(nameOf(each))).map(({ storyId }) => storyId),
      time: captured.time + compared.time,
    };
  };
}

function playwright(root: string, folder: string, sample: Sample, browser: string, pages: number): Review {
  const ids = sample.map(({ storyId }) => storyId);
  writeFileSync(
    join(folder, 'stories.spec.mjs'),
    `import { expect, test } from '@playwright/test';
for (const id of ${JSON.stringify(ids)})
  test(id, async ({ page }) => {
    await page.goto(process.env.STORYBOOK_URL + '/iframe.html?viewMode=story&id=' + id);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveScreenshot(id + '.png', { fullPage: true, threshold: 0 });
  });
`,
  );
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    `export default {
  fullyParallel: true,
  workers: ${pages},
  reporter: 'json',
  use: {
    viewport: ${JSON.stringify(viewport)},
    reducedMotion: 'reduce',
    launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ['--no-sandbox'] },
  },
};
`,
  );
  const run = (url: string, ...args: string[]) =>
    timed(process.execPath, [resolveBin('playwright', root), 'test', ...args], folder, { STORYBOOK_URL: url });
  return async ({ before, after }) => {
    await run(before, '--update-snapshots');
    const { time, stdout } = await run(after);
    const { suites } = JSON.parse(stdout) as { suites: Array<{ specs: Array<{ title: string; ok: boolean }> }> };
    const failed = suites.flatMap(({ specs }) => specs.flatMap(({ title, ok }) => (ok ? [] : title)));
    return { changed: ids.filter((id) => failed.includes(id)), time };
  };
}

function vitest(root: string, folder: string, sample: Sample, browser: string): Review {
  const ids = sample.map(({ storyId }) => storyId);
  writeFileSync(
    join(folder, 'stories.test.mjs'),
    `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
test.each(${JSON.stringify(ids)})('%s', async (id) => {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'display: block; width: ${viewport.width}px; height: ${viewport.height}px; border: 0';
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  frame.src = import.meta.env.STORYBOOK_URL + '/iframe.html?viewMode=story&id=' + id;
  document.body.replaceChildren(frame);
  await loaded;
  await expect.element(page.elementLocator(frame)).toMatchScreenshot(id, { comparatorOptions: { threshold: 0 } });
});
`,
  );
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `import { playwright } from '@vitest/browser-playwright';
export default {
  envPrefix: 'STORYBOOK_',
  test: {
    include: ['*.test.mjs'],
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: ${JSON.stringify(viewport)},
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ['--no-sandbox'] },
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
};
`,
  );
  const run = (url: string, ...args: string[]) =>
    timed(process.execPath, [resolveBin('vitest', root), 'run', '--reporter=json', ...args], folder, {
      STORYBOOK_URL: url,
    });
  return async ({ before, after }) => {
    await run(before, '--update');
    const { time, stdout } = await run(after);
    const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      testResults: Array<{ assertionResults: Array<{ title: string; status: string }> }>;
    };
    const failed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ title, status }) => (status === 'failed' ? title : [])),
    );
    return { changed: ids.filter((id) => failed.includes(id)), time };
  };
}

/** One snapshot of a story each, in the viewport and the language that a tool without modes shows it in. */
function sampleOf(snapshots: Sample): Sample {
  const stories = new Map(snapshots.map((snapshot) => [snapshot.storyId, snapshot]));
  const all = [...stories.values()];
  const step = Math.max(1, Math.floor(all.length / sampleSize));
  return all
    .filter((_, index) => index % step === 0)
    .slice(0, sampleSize)
    .map((snapshot) => ({ ...snapshot, id: snapshot.storyId, globals: {}, viewport, emulation: {} }));
}

/** Compares the same stories of the same two Storybooks with this and other tools, one after the other. */
export async function comparePeers(root: string, storybook: ServedStorybook, pages: number) {
  const { url, snapshots, browser, folder } = storybook;
  const sample = sampleOf(snapshots);
  const peers = join(root, 'node_modules/.cache/bench-visual');
  rmSync(peers, { recursive: true, force: true });
  const folderOf = (name: string) => {
    mkdirSync(join(peers, name), { recursive: true });
    return join(peers, name);
  };
  // Apart from the others, which use the packages of the project.
  const installed = folderOf('storycap');
  writeFileSync(join(installed, 'package.json'), '{"private":true}');
  await execa('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages], {
    cwd: installed,
  });
  const reviews: Record<string, Review> = {
    'visual review': (urls) => measureReview(sample, urls, { browser, folder, pages }),
    'storycap with reg-cli': storycap(installed, sample, browser.path, pages),
    [`the same, with --delay ${enough}`]: storycap(installed, sample, browser.path, pages, enough),
    "Playwright's toHaveScreenshot": playwright(root, folderOf('playwright'), sample, browser.path, pages),
    "Vitest's toMatchScreenshot": vitest(root, folderOf('vitest'), sample, browser.path),
  };
  /** A table of how tools do with a change. */
  const compareWith = (change: Change, tools: ReadonlyArray<readonly [name: string, review: Review]>) =>
    withChange(url, change, async (after) => {
      const results: Array<[name: string, result: Awaited<ReturnType<Review>>]> = [];
      for (const [name, review] of tools) {
        results.push([name, await review({ before: url, after })]);
        console.error(`${name}: ${(results.at(-1)![1].time / 1000).toFixed(1)} s`);
      }
      const [[, own]] = results as [(typeof results)[number]];
      return table(
        [`${sample.length} stories, ${change.what}`, 'pictures a second', 'time, in ours', 'changed', 'other verdicts'],
        results.map(([name, { changed, time }]) => {
          const others = sample.filter(({ id }) => changed.includes(id) !== own.changed.includes(id));
          for (const { id } of others)
            console.error(`${name}: ${changed.includes(id) ? 'changed' : 'the same'}: ${id}`);
          return [
            name,
            ((sample.length * 1000) / time).toFixed(2),
            (time / own.time).toFixed(1),
            String(changed.length),
            String(others.length),
          ];
        }),
      );
    });
  const all = Object.entries(reviews);
  const fastest = all.slice(0, 3);
  const tables = [await compareWith(shownByMany, all), await compareWith(shownByFew, fastest)];
  rmSync(peers, { recursive: true, force: true });
  return tables.join('\n\n');
}
