import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { lock } from 'system-tools/lock';
import { runBin } from 'system-tools/process';
import { UserError } from 'system-tools/user-error';
import languageReview from '../../language-review.config';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const cache = join(root, 'node_modules/.cache/tests');

const shared = [
  'build',
  'packages',
  'public',
  'src',
  'language-review.config.ts',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
];

/** Those of the last run, which the workbench shows. */
const storyResults = [languageReview.storyResults].filter((file) => existsSync(join(root, file)));

export const storybookBuild = (folder: string) =>
  ['build', '--quiet', '--loglevel', 'error', '--disable-telemetry', '--output-dir', folder] as const;

const builds = {
  site: {
    sources: [...shared, 'index.html'],
    ignored: /\.(?:stories|test)\.tsx?$/,
    command: (folder: string) =>
      ['vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder]] as const,
  },
  workbench: {
    sources: [...shared, '.storybook', 'workbench', 'chromatic.config.json', 'visual.config.ts', ...storyResults],
    ignored: /\.test\.tsx?$/,
    command: (folder: string) => ['storybook', storybookBuild(folder)] as const,
  },
};

export type Build = keyof typeof builds;

export const folderOf = (name: Build) => join(cache, name);

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

function fingerprintOf({ sources, ignored }: (typeof builds)[Build]) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap((source) => filesIn(join(root, source))).toSorted())
    if (!ignored.test(file) && !/\/(?:node_modules|dist)\//.test(file))
      hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Waits until no other process builds the same. */
async function locked(path: string) {
  for (;;) {
    try {
      return lock(path);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      await delay(200);
    }
  }
}

/**
 * Builds the site or the workbench, unless its last build has the same sources. Several processes may ask for it at once.
 * @returns the folder of the build
 * @throws if the build fails; the message contains its output
 */
export async function ensureBuilt(name: Build) {
  const folder = folderOf(name);
  const record = `${folder}.sha256`;
  mkdirSync(cache, { recursive: true });
  const unlock = await locked(`${folder}.lock`);
  try {
    const fingerprint = fingerprintOf(builds[name]);
    if (existsSync(record) && readFileSync(record, 'utf8') === fingerprint) return folder;
    rmSync(record, { force: true });
    const [command, args] = builds[name].command(folder);
    await runBin(command, args, { cwd: root, env: { STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' } });
    writeFileSync(record, fingerprint);
    return folder;
  } finally {
    unlock();
  }
}
