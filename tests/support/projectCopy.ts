import { execFile } from 'node:child_process';
import { realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { preview, type InlineConfig } from 'vite';
import { freePort } from '../../scripts/start/ports.mjs';
import { copyProject } from '../../scripts/copy/copyProject.mjs';
import { binOf } from '../../scripts/start/binOf.mjs';
import type * as child from '../../scripts/start/child.mjs';
import { answersWithin } from '../../scripts/start/ports.mjs';
import { servers } from '../../scripts/start/servers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the site and the workbench are made from. */
const sources = [
  '.storybook',
  'public',
  'scripts',
  'src',
  'chromatic.config.json',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** How long a build may take, in ms. */
const buildLimit = 120_000;

/** How long the server of the workbench may take until it answers, in ms. */
const startLimit = 60_000;

/** A copy of the project in a temporary folder whose name begins with this one; `remove` takes it away, at the latest when the process ends. */
export const projectCopy = (name: string) => copyProject(root, name, sources);

/** Lets the copy's server send what lies in the packages, which are links out of its folder. */
function allowPackages(folder: string) {
  const own = 'vite.project.config.ts';
  const allow = JSON.stringify([folder, realpathSync(join(root, 'node_modules'))]);
  renameSync(join(folder, 'vite.config.ts'), join(folder, own));
  const plugin = `{ name: 'packages', config: () => ({ server: { fs: { allow: ${allow} } } }) }`;
  writeFileSync(
    join(folder, 'vite.config.ts'),
    `import { mergeConfig } from 'vite';\nimport own from './${own}';\nexport default mergeConfig(own, { plugins: [${plugin}] });\n`,
  );
}

/**
 * Starts the development workbench of a copy as its `npm start` does, on a free port.
 * @returns its address, and what stops it with all that it started
 * @throws where it ends by itself, or does not answer in time
 */
export async function startWorkbench(folder: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = servers.find(({ label }) => label === 'Workbench');
  if (!server) throw new Error('npm start has no workbench');
  allowPackages(folder);
  // The copy's own, which starts it in the copy.
  const { startChild } = (await import(pathToFileURL(join(folder, 'scripts/start/child.mjs')).href)) as typeof child;
  const port = await freePort();
  const { stop, ended } = startChild({
    ...server,
    port,
    args: server.args.map((arg) => (arg === String(server.port) ? String(port) : arg)),
  });
  const address = `http://localhost:${port}`;
  if (await Promise.race([answersWithin(address, startLimit), ended.then(() => false)])) return { address, stop };
  await stop();
  throw new Error(`The workbench of the copy ended, or does not answer within ${startLimit / 1000} seconds`);
}

const run = promisify(execFile);

/**
 * Runs the command of a package in the copy, as a script of `package.json` does.
 * @throws where it fails, with what it printed
 */
export async function inCopy(folder: string, command: string, args: readonly string[]) {
  const options = { cwd: folder, timeout: buildLimit, env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } };
  await run(process.execPath, [binOf(command), ...args], options).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${command} ${args.join(' ')}\n${stripVTControlCharacters(error.stdout + error.stderr)}`, {
      cause: error,
    });
  });
}

export const buildSite = (folder: string) => inCopy(folder, 'vite', ['build', '--logLevel', 'error']);

/** Serves a built folder, on a free port unless one is named. */
export async function serve(config: InlineConfig, port = 0) {
  const server = await preview({ ...config, preview: { port, strictPort: port > 0 }, logLevel: 'error' });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { address, stop: () => server.close() };
}

/** Serves the built site of a copy. */
export const serveSite = (folder: string, port?: number) =>
  serve({ root: folder, configFile: join(folder, 'vite.config.ts') }, port);
