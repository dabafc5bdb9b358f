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

/** Scripts and messages are imported; other files may be read by unit tests, such as a README or the glossary. */
const isImported = (file: string) => /\.tsx?$/.test(file) || file.startsWith('src/i18n/messages/');

/**
 * The changed files whose importers Vitest finds, with all unit tests where one may be read; undefined where all tests count: one file
 * is absent, which others may still import, or is the lockfile.
 * @returns absolute paths
 */
export function filesToTrace(root: string, files: readonly string[]) {
  if (files.some((file) => file === 'package-lock.json' || !existsSync(join(root, file)))) return undefined;
  const unitTests = () => git(root, 'ls-files', '-z', '*.test.ts', '*.test.tsx', ':!*.system.test.ts').split('\0');
  const readers = files.every(isImported) ? [] : unitTests().filter(Boolean);
  return [...files, ...readers].map((file) => join(root, file));
}
