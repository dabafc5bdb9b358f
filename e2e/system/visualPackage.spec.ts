import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { execa, execaSync } from 'execa';
import sharp from 'sharp';
import { preview } from 'vite';
import type { Report, Snapshot } from 'visual-review';
import { installExamples } from '../support/examples';
import { expect, test } from '../support/test';

/*
 * The visual review as another team gets it: installed from the tarball into a repository with several Storybooks, without any
 * configuration.
 */

// No site is needed.
test.use({ baseURL: undefined });

test('a repository without configuration is reviewed from the folder of a Storybook', async ({ page }) => {
  test.setTimeout(480_000);
  const { folder, remove } = await installExamples('visual-review');
  const web = join(folder, 'visual-review');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'init.defaultBranch=main'];
  const git = (...args: string[]) => execaSync('git', [...identity, ...args], { cwd: folder }).stdout;
  const review = (cwd = web, env = {}, ...args: string[]) =>
    execa('npx', ['visual-review', '--no-open', ...args], { cwd, env, all: true, reject: false });
  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(from);
    writeFileSync(path, source.replace(from, to));
  };
  const report = () => JSON.parse(readFileSync(join(web, 'visual-report/report.json'), 'utf8')) as Report;
  try {
    git('init');
    git('add', '--all');
    git('commit', '--message', 'Base');
    git('checkout', '-b', 'change');

    await test.step('a folder without Storybook: the command says where one is', async () => {
      const { exitCode, all } = await review(folder);
      // The first of them.
      expect(all).toContain(`There is no .storybook in ${folder}. Run the command in flat.`);
      expect(exitCode).toBe(2);
    });

    await test.step('a change of another workspace is compared with it in the base; what Chromatic ignores, and data that never arrives, do not matter', async () => {
      edit('ui/Button.tsx', '#205090', '#307030');
      edit('visual-review/src/Clock.stories.tsx', 'all the time', 'always');
      edit('visual-review/src/Orders.stories.tsx', 'may never', 'never');
      const server = createServer(() => undefined).listen(0);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const { exitCode, all } = await review(web, { STORYBOOK_ORDERS_URL: `http://localhost:${port}` });
      server.close();
      server.closeAllConnections();
      expect(exitCode, all).toBe(1);
      expect(all).toContain('To capture: 4.');
      const { comparisons, groups } = report();
      expect(comparisons.map(({ snapshot, result, affectedBy }) => [snapshot.id, result, affectedBy])).toEqual([
        ['order--ready 320px', 'changed', ['../ui/Button.tsx']],
        ['order--ready 800px', 'changed', ['../ui/Button.tsx']],
      ]);
      expect(groups.map(({ kind, members }) => [kind, members.length])).toEqual([['color', 2]]);
      // Its report is no change of the repository.
      expect(git('status', '--short', '--untracked-files')).not.toContain('visual-report');
    });

    await test.step('a built workbench has the report, without decisions', async () => {
      await execa('npx', ['storybook', 'build', '--quiet', '--output-dir', 'built'], { cwd: web });
      const server = await preview({
        root: web,
        configFile: false,
        logLevel: 'error',
        build: { outDir: 'built' },
        preview: { port: 0 },
      });
      await page.goto(`${server.resolvedUrls!.local[0]}?path=/story/order--ready`);
      await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button')).toBeVisible();
      await page.getByRole('tab', { name: /^Visual.*1/ }).click();
      const panel = page.getByRole('tabpanel', { name: /^Visual/ });
      await expect(panel.getByRole('img', { name: /^(?:Before|After): (?:320|800)px$/ })).toHaveCount(2);
      await expect(panel.getByRole('heading', { name: /background-color|#205090|button/ })).toBeVisible();
      await expect(panel.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Test status: Modified' }).first()).toBeVisible();
      await page.goto('about:blank');
      await server.close();
    });

    await test.step('what moves is held, and viewports are as in Storybook', async () => {
      const { exitCode, all } = await review(web, {}, '--all', '--story', 'moving');
      expect(all).toContain('Nothing has changed.');
      expect(exitCode, all).toBe(0);
      const stored = join(web, 'node_modules/.cache/visual/snapshots');
      const captured = readdirSync(stored, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.jsonl'))
        .flatMap((name) => readFileSync(join(stored, name), 'utf8').trim().split('\n'))
        .map((line) => JSON.parse(line) as { snapshot: Snapshot; file: string });
      const screenshotOf = (id: string) => sharp(captured.find(({ snapshot }) => snapshot.id === id)!.file);
      const sizeOf = async (id: string) => {
        const { width, height } = await screenshotOf(id).metadata();
        return [width, height];
      };
      expect(await sizeOf('moving--sizes own')).toEqual([568, 320]);
      expect(await sizeOf('moving--sizes filled')).toEqual([640, 900]);
      const { data } = await screenshotOf('moving--everywhere default')
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data.toString('hex')).toContain('b43c00');
    });
  } finally {
    remove();
  }
});
