import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { UserError } from 'system-tools/user-error';

const modules = 'node_modules';
const cache = join(modules, '.cache');

/** Caches that take long to fill. Their files are named by a hash of their inputs. */
const keptCaches = ['fonts', 'pictures'];

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

export type ProjectCopy = ReturnType<typeof copyCommit>;

/**
 * A copy of the last commit in a temporary folder, with its packages. It is removed when the process exits.
 * @returns `reset` restores the files of the commit, `temporary` is a folder for temporary files
 * @throws {UserError} where the working tree has changes, which the copy would lack
 */
export function copyCommit(root: string) {
  if (git(root, 'status', '--porcelain', '--untracked-files=no') !== '')
    throw new UserError('Commit your changes first: faults are planted in a copy of the last commit.');
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'mutants-'));
  process.on('exit', () => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }));
  const [folder, temporary] = [join(parent, 'project'), join(parent, 'tmp')];
  mkdirSync(temporary);
  git(parent, 'clone', '--quiet', '--no-checkout', root, folder);
  git(folder, 'checkout', '--quiet', '--detach', git(root, 'rev-parse', 'HEAD'));
  /** A copy, not a link: packages are found within the project, and a workspace's link leads to the copy's own. */
  const copy = (path: string, isWanted = (_name: string) => true) =>
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => isWanted(relative(join(root, path), source)),
    });
  copy(modules, (name) => !/^\.(?:cache|vite)/.test(name));
  const reset = () => {
    git(folder, 'checkout', '--quiet', '--force', 'HEAD');
    git(folder, 'clean', '--quiet', '--force', '-d');
    // A fault may have written what is wrong to a cache.
    rmSync(join(folder, cache), { recursive: true, force: true });
    for (const path of keptCaches.map((name) => join(cache, name))) if (existsSync(join(root, path))) copy(path);
  };
  reset();
  return { folder, temporary, reset };
}
