import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from 'system-tools/user-error';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });

/**
 * The files that differ from a git ref, or from where the current branch left it: committed or not, and new ones.
 * @returns paths relative to the root
 * @throws {UserError} if git does not know the ref
 */
export function changedFiles(root: string, ref: string): string[] {
  let base;
  try {
    base = git(root, 'merge-base', ref, 'HEAD').trim();
  } catch {
    throw new UserError(
      `--changed ${ref}: git knows no such commit, branch or tag here. Write for example --changed main.`,
    );
  }
  const changed = git(root, 'diff', '--name-only', '--no-renames', '-z', base);
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${changed}${added}`.split('\0').filter(Boolean))];
}

/**
 * The changed files whose importers Vitest finds; undefined where all tests count: one file is absent, which others may still import, or
 * is the lockfile, which tests read.
 * @returns absolute paths
 */
export const filesToTrace = (root: string, files: readonly string[]) =>
  files.every((file) => file !== 'package-lock.json' && existsSync(join(root, file)))
    ? files.map((file) => join(root, file))
    : undefined;
