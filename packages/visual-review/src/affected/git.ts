import { posix, resolve } from 'node:path';
import { execa } from 'execa';

/** No hook of a repository runs: it is for the work of people, and may end a command of git or change files. */
const withoutHooks = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];

/** The repository is that of the folder, also where a hook has started this command. */
const ownRepository = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/** What git prints, without the last line break. */
export async function git(
  cwd: string,
  args: readonly string[],
  { env = {}, signal }: { env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
) {
  const options = { cwd, env: { ...ownRepository, ...env }, ...(signal && { cancelSignal: signal }) };
  return (await execa('git', [...withoutHooks, ...args], options)).stdout;
}

/** The root from the top of the repository: `apps/web/`, or an empty text. */
export const prefixOf = (root: string) => git(root, ['rev-parse', '--show-prefix']);

/** The folder of the repository that the root is in. */
export const topOf = async (root: string) => resolve(root, await git(root, ['rev-parse', '--show-cdup']));

/** Returns a function that turns paths from the top of the repository, which git prints, into paths from the root. */
export async function pathsFrom(root: string) {
  const prefix = await prefixOf(root);
  return (path: string) => posix.relative(`/${prefix}`, `/${path}`);
}
