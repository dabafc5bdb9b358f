import { posix, resolve } from 'node:path';
import { execa, ExecaError } from 'execa';
import { gitIn } from 'system-tools/git';
import { UserError } from 'system-tools/user-error';

/** No hook of a repository runs: it is for the work of people, and may end a command of git or change files. */
const withoutHooks = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];

/** Nothing is committed: line ends that a commit would change are no error. */
const withoutWarnings = ['-c', 'core.safecrlf=false'];

/** The repository is that of the folder, also where a hook has started this command. */
const ownRepository = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/** Paths mean what they mean here. */
const ownPaths = {
  GIT_LITERAL_PATHSPECS: undefined,
  GIT_GLOB_PATHSPECS: undefined,
  GIT_NOGLOB_PATHSPECS: undefined,
  GIT_ICASE_PATHSPECS: undefined,
};

/** Git has ended with an error. */
export class GitError extends UserError {
  /** What it has printed, or why it has not started. */
  stderr: string;

  constructor(folder: string, error: ExecaError) {
    const stderr = String(error.stderr || error.shortMessage).trim();
    super(`git has failed in ${folder}: ${stderr}`);
    this.stderr = stderr;
  }
}

/** What git prints, without the last line break. @throws {GitError} */
export async function git(
  folder: string,
  given: readonly string[],
  { env = {}, signal, input = '' }: { env?: NodeJS.ProcessEnv; signal?: AbortSignal; input?: string } = {},
) {
  const { args, cwd } = gitIn(folder, [...withoutHooks, ...withoutWarnings, ...given]);
  const options = {
    cwd,
    env: { ...ownRepository, ...ownPaths, ...env },
    input,
    ...(signal && { cancelSignal: signal }),
  };
  try {
    return (await execa('git', args, options)).stdout;
  } catch (error) {
    throw error instanceof ExecaError && !error.isCanceled ? new GitError(folder, error) : error;
  }
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
