import { GitClient } from '@conventional-changelog/git-client';
import type { Plugin } from 'vite';

const withoutTests = [':(exclude)*.test.*', ':(exclude)*.stories.tsx'];

/** Whom a change is for, by the files that it touches. Others concern developers alone: `git log` has them. */
const audiences = {
  'Visitors of the site': ['src', 'public', ...withoutTests],
  'Designers and reviewers': ['workbench', '.storybook', 'packages/*-review/src', ...withoutTests],
};

/** The changes of a day, by their audience. */
type Day = Record<string, string[]>;

export interface Changelog {
  /** Why changes are missing: one sentence. */
  missing?: string;
  days: Array<[date: string, changes: Day]>;
}

/**
 * The git history by date, the newest first.
 * It has neither types nor tags, so conventional-changelog, git-cliff and auto-changelog have nothing to group by; this is the
 * part of the first that reads git.
 */
export async function readChangelog(root: string): Promise<Changelog> {
  const git = new GitClient(root);
  const read = async ([audience, path]: [string, string[]]) => {
    const commits = [];
    for await (const commit of git.getRawCommits({ path, merges: false, format: '%cs %s' })) {
      const [date = '', subject = ''] = commit.trim().split(/ (.*)/);
      commits.push({ audience, date, subject });
    }
    return commits;
  };
  try {
    const days: Record<string, Day> = {};
    for (const { audience, date, subject } of (await Promise.all(Object.entries(audiences).map(read))).flat())
      ((days[date] ??= {})[audience] ??= []).push(subject);
    const isShallow = (await git.exec('rev-parse', '--is-shallow-repository')).trim() === 'true';
    return {
      ...(isShallow && {
        missing:
          'Older changes are missing: this workbench was built in a shallow clone. Fetch all with git fetch --unshallow.',
      }),
      days: Object.entries(days).toSorted(([a], [b]) => b.localeCompare(a)),
    };
  } catch {
    return {
      missing: 'This workbench was built without a git history. Build it in a clone of the repository.',
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
