import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import { answersWithin, freePort, resolveBin, startServer, typescript } from 'system-tools/process';
import { root } from './builds';

/** A server on a busy machine may take this long to start, in ms. */
const startTimeout = 60_000;

const npm = (folder: string, ...args: string[]) =>
  execa(
    'npm',
    [...args, '--prefer-offline', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'],
    {
      cwd: folder,
    },
  );

/** Builds and packs a package of the workspace. @returns the path of the tarball */
async function pack(name: string, folder: string) {
  const built = join(folder, 'package');
  await execa(process.execPath, [...typescript, join(root, 'packages', name, 'build/build.ts'), built]);
  const { stdout } = await npm(built, 'pack', '--pack-destination', folder);
  return join(folder, stdout.trim());
}

/**
 * Installs the examples into an empty folder, outside of the workspace, and a package from its tarball.
 * @returns `folder` of the examples; `remove` deletes it
 */
export async function installExamples(packageName: string) {
  const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'examples-'));
  const folder = join(temporary, 'examples');
  cpSync(join(root, 'examples'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const [tarball] = await Promise.all([pack(packageName, temporary), npm(folder, 'ci')]);
  await npm(folder, 'install', '--no-save', tarball);
  return { folder, remove: () => rmSync(temporary, { recursive: true }) };
}

/** Starts the Storybook of an example. @returns its URL; `stop` ends it */
export async function startExample(folder: string) {
  const port = await freePort();
  const { stop, ended } = startServer(
    { label: basename(folder), script: resolveBin('storybook', folder), args: ['dev', '--port', String(port), '--ci'] },
    folder,
  );
  const url = `http://localhost:${port}`;
  if (await Promise.race([answersWithin(url, startTimeout), ended.then(() => false)])) return { url, stop };
  await stop();
  throw new Error(`The Storybook in ${folder} exited, or does not answer within ${startTimeout / 1000} seconds`);
}
