import { execa, ExecaError } from 'execa';
import type { Plugin } from 'vite';

/**
 * Whom a change is for, by what it touches: the pages written for designers; what a visitor reads and sees; what the owner settles.
 * A change is listed once. Others concern developers: `git log` has them.
 */
const audiences = {
  'Designers and reviewers': ['workbench/*.mdx', 'workbench/guides/*.tsx', 'docs/reviewing.md'],
  'Visitors of the site': [
    'src/i18n/messages',
    'src/content/pictures',
    'src/theme',
    'src/*.styles.ts',
    'public',
    ':(exclude)*.test.*',
  ],
  'The owner': ['src/content/company.ts', 'docs/deploying.md', 'docs/going-live.md'],
};

/** The changes of a day, by their audience. */
type Day = Record<string, string[]>;

export interface Changelog {
  /** Why changes are missing: one sentence. */
  missing?: string;
  days: Array<[date: string, changes: Day]>;
}

/** Settings of the environment that give paths another meaning, and what a hook sets that has started this. */
const ownRepository = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_LITERAL_PATHSPECS: undefined,
  GIT_GLOB_PATHSPECS: undefined,
  GIT_NOGLOB_PATHSPECS: undefined,
  GIT_ICASE_PATHSPECS: undefined,
};

/** What git prints, however it is configured here. */
async function git(root: string, ...args: string[]) {
  const settings = ['-c', 'log.showSignature=false', '-c', 'i18n.logOutputEncoding=UTF-8'];
  return (await execa('git', [...settings, ...args], { cwd: root, env: ownRepository })).stdout;
}

/**
 * The git history by date, the newest first.
 * It has neither types nor tags, so conventional-changelog, git-cliff and auto-changelog have nothing to group by.
 */
export async function readChangelog(root: string): Promise<Changelog> {
  try {
    const isShallow = (await git(root, 'rev-parse', '--is-shallow-repository')) === 'true';
    // The oldest commits of a shallow clone have no parents there, so they seem to add every file.
    const parents = ['--max-parents=1', `--min-parents=${isShallow ? 1 : 0}`];
    const read = async ([audience, paths]: [string, string[]]) => {
      const log = await git(root, 'log', ...parents, '--format=%h %cs %s', '--', ...paths);
      return log.split('\n').flatMap((line) => {
        const [, commit = '', date = '', subject = ''] = /^(\w+) (\S+) (.*)/.exec(line) ?? [];
        return date === '' ? [] : [{ audience, commit, date, subject }];
      });
    };
    const days: Record<string, Day> = {};
    const listed = new Set<string>();
    for (const { audience, date, commit, subject } of (await Promise.all(Object.entries(audiences).map(read))).flat()) {
      if (listed.has(commit)) continue;
      listed.add(commit);
      ((days[date] ??= {})[audience] ??= []).push(subject);
    }
    return {
      ...(isShallow && {
        missing:
          'Older changes are missing: this workbench was built in a shallow clone. Fetch all with git fetch --unshallow.',
      }),
      days: Object.entries(days).toSorted(([a], [b]) => b.localeCompare(a)),
    };
  } catch (error) {
    if (!(error instanceof ExecaError)) throw error;
    return {
      missing: `This workbench was built without a git history. ${error.stderr || error.originalMessage}`,
      days: [],
    };
  }
}

const resolvedId = '\0virtual:changelog';

/** The changelog as the default export of `virtual:changelog`, as it is when the page is first opened. */
export function changelogModule(): Plugin {
  let root = '';
  return {
    name: 'changelog-module',
    configResolved({ root: configured }) {
      root = configured;
    },
    resolveId: {
      filter: { id: /^virtual:changelog$/ },
      handler: () => resolvedId,
    },
    load: {
      filter: { id: /^\0virtual:changelog$/ },
      handler: async () => ({ code: `export default ${JSON.stringify(await readChangelog(root))}`, moduleType: 'js' }),
    },
  };
}
