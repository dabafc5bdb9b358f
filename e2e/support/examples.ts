import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { answersWithin, freePort, resolveBin, startServer } from 'system-tools/process';
import { root } from './builds';

/** In ms, for a busy machine. */
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
  await execa(process.execPath, [join(root, 'packages', name, 'build/build.mjs'), built]);
  const { stdout } = await npm(built, 'pack', '--pack-destination', folder);
  return join(folder, stdout.trim());
}

/**
 * Installs an example into an empty folder, outside of the workspace, and the package from its tarball.
 * @returns `folder` of the example; `remove` deletes it
 */
export async function installPackage(packageName: string, name: string) {
  const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'example-'));
  const folder = join(temporary, name);
  cpSync(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  const [tarball] = await Promise.all([pack(packageName, temporary), npm(folder, 'ci')]);
  await npm(folder, 'install', '--no-save', tarball);
  return { folder, remove: () => rmSync(temporary, { recursive: true }) };
}

/** An example Storybook with the language review. */
export interface Example {
  folder: string;
  read: (file: string) => string;
  has: (file: string) => boolean;
  /** Whether its sources compile with the types of the package. @returns the errors */
  typeErrors: () => Promise<string>;
  /** Starts its Storybook. @returns the URL */
  start: () => Promise<string>;
  remove: () => Promise<void>;
}

/** Installs an example of the language review. */
export async function installExample(name: string): Promise<Example> {
  const { folder, remove } = await installPackage('language-review', name);
  let stop: (() => Promise<void>) | undefined;
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    has: (file) => existsSync(join(folder, file)),
    async typeErrors() {
      const { stdout } = await execa('tsc', ['-p', folder], { preferLocal: true, localDir: root, reject: false });
      return stdout;
    },
    async start() {
      const port = await freePort();
      const server = startServer(
        { label: name, script: resolveBin('storybook', folder), args: ['dev', '--port', String(port), '--ci'] },
        folder,
      );
      ({ stop } = server);
      const url = `http://localhost:${port}`;
      if (await Promise.race([answersWithin(url, startTimeout), server.ended.then(() => false)])) return url;
      throw new Error(`The Storybook of ${name} exited, or does not answer within ${startTimeout / 1000} seconds`);
    },
    async remove() {
      await stop?.();
      remove();
    },
  };
}
