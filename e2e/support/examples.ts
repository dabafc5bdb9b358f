import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { answersWithin, freePort, resolveBin, startServer } from 'system-tools/process';
import { root } from './builds';

const source = join(root, 'packages/language-review');

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

/** Builds and packs the language review. @returns the path of the tarball */
async function packLanguageReview(folder: string) {
  const built = join(folder, 'package');
  await execa(process.execPath, [join(source, 'build/build.mjs'), built]);
  const { stdout } = await npm(built, 'pack', '--pack-destination', folder);
  return join(folder, stdout.trim());
}

/** An example Storybook, outside of the workspace, with the language review that was installed from its tarball. */
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

/** Installs an example into an empty folder. */
export async function installExample(name: string): Promise<Example> {
  const temporary = mkdtempSync(join(tmpdir(), 'example-'));
  const folder = join(temporary, name);
  let stop: (() => Promise<void>) | undefined;
  cpSync(join(source, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  const [tarball] = await Promise.all([packLanguageReview(temporary), npm(folder, 'ci')]);
  await npm(folder, 'install', '--no-save', tarball);
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
      rmSync(temporary, { recursive: true });
    },
  };
}
