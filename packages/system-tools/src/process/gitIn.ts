import { dirname, resolve } from 'node:path';

/**
 * The arguments of a git command for a folder, and where its process starts. That is not the folder: Windows would take a `git.exe` in
 * it, which a pull request can add, for git.
 */
export const gitIn = (folder: string, args: readonly string[]) => ({
  args: ['-C', resolve(folder), ...args],
  cwd: dirname(process.execPath),
});
