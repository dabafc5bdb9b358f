import { readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { preview, type InlineConfig } from 'vite';
import { copyProject } from 'system-tools/copy';
import { answersWithin, freePort, runBin, startServer } from 'system-tools/process';
import { servers } from '../../tools/start/servers.ts';
import { root } from './builds';

/** The sources of the site, the workbench and the receiver. */
const sources = [
  '.storybook',
  'public',
  'build',
  'examples',
  'packages',
  'src',
  'tools',
  'workbench',
  'chromatic.config.json',
  'index.html',
  'language-review.config.ts',
  'package.json',
  'tsconfig.json',
  'visual.config.ts',
  'vite.config.ts',
];

/** The server of the workbench may take this long to start, in ms. */
const startTimeout = 60_000;

/** A copy of the project in a temporary folder whose name starts with `name`; see `copyProject`. */
export const projectCopy = (name: string) => copyProject(root, name, sources);

/** Leaves only the stories of some folders in the workbench of a copy, each titled like its folder. */
export function chooseStories(folder: string, directories: readonly string[]) {
  const file = join(folder, '.storybook/main.ts');
  const source = readFileSync(file, 'utf8');
  const entries = directories.map(
    (name) => `    { directory: '../${name}', files: '*.stories.tsx', titlePrefix: '${basename(name)}' },\n`,
  );
  const list = /(?<=^ {2}stories: \[\n).*?(?=^ {2}\],)/ms;
  if (!list.test(source)) throw new Error('.storybook/main.ts has no list of stories where one is expected');
  writeFileSync(file, source.replace(list, entries.join('')));
}

/** The packages are links to folders outside of the copy, which its server has to allow. */
function allowPackages(folder: string) {
  const own = 'vite.project.config.ts';
  const allow = JSON.stringify([folder, realpathSync(join(root, 'node_modules'))]);
  renameSync(join(folder, 'vite.config.ts'), join(folder, own));
  const plugin = `{ name: 'packages', config: () => ({ server: { fs: { allow: ${allow} } } }) }`;
  writeFileSync(
    join(folder, 'vite.config.ts'),
    `import { mergeConfig } from 'vite';\nimport own from './${own}';\nexport default (situation) => mergeConfig(own(situation), { plugins: [${plugin}] });\n`,
  );
}

/**
 * Starts the development workbench of a copy as `npm start` does, on a free port.
 * @returns its URL; `stop` ends it with all its processes
 * @throws if it exits, or does not answer in time
 */
export async function startWorkbench(folder: string) {
  const server = servers.find(({ label }) => label === 'Workbench');
  if (!server) throw new Error('npm start has no workbench');
  allowPackages(folder);
  const port = await freePort();
  const args = server.args.map((arg) => (arg === String(server.port) ? String(port) : arg));
  const { stop, ended } = startServer({ ...server, args }, folder);
  const url = `http://localhost:${port}`;
  if (await Promise.race([answersWithin(url, startTimeout), ended.then(() => false)])) return { url, stop };
  await stop();
  throw new Error(`The workbench of the copy exited, or does not answer within ${startTimeout / 1000} seconds`);
}

/**
 * Runs the command of a package in the copy, as a script of `package.json` does.
 * @throws if it fails; the message contains its output
 */
export async function inCopy(folder: string, command: string, args: readonly string[]) {
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' };
  await runBin(command, args, { cwd: folder, timeout: 120_000, env });
}

export const buildSite = (folder: string) => inCopy(folder, 'vite', ['build', '--logLevel', 'error']);

/** Serves a built folder, on a free port by default. */
export async function serve(config: InlineConfig, port = 0) {
  const server = await preview({ ...config, preview: { port, strictPort: port > 0 }, logLevel: 'error' });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url: new URL(url).origin, stop: () => server.close() };
}

/** Serves the built site of the project, or of a copy. */
export const serveSite = (folder: string, config: InlineConfig = {}, port?: number) =>
  serve({ ...config, root: folder, configFile: join(folder, 'vite.config.ts') }, port);

/** Serves a built workbench. The site's Vite configuration does not apply to it. */
export const serveWorkbench = (folder: string) => serve({ root: folder, configFile: false, build: { outDir: '.' } });
