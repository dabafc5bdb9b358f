import { execa, ExecaError } from 'execa';
import type { Plugin } from 'vite';

/**
 * A change is listed for the first audience that at least a quarter of its files concern: they are pages written for designers, what a
 * visitor reads and sees, or what the owner settles. Others concern developers: `git log` has them.
 */
const audiences = {
  'Designers and reviewers': /^workbench\/(?:.*\.mdx|guides\/.*\.tsx)$|^docs\/reviewing\.md$/,
  'Visitors of the site':
    /^(?!.*\.test\.)(?:src\/(?:i18n\/messages|content\/pictures|theme)\/|src\/.*\.styles\.ts$|public\/)/,
  'The owner': /^(?:src\/content\/company\.ts|docs\/deploying\.md|docs\/going-live\.md)$/,
};

const audienceOf = (files: readonly string[]) =>
  Object.entries(audiences).find(
    ([, pattern]) => 4 * files.filter((file) => pattern.test(file)).length >= Math.max(1, files.length),
  )?.[0];

/** The changes of a day, by their audience. */
type Day = Record<string, string[]>;

export interface Changelog {
  /** Why changes are missing: one sentence. */
  missing?: string;
  days: Array<[date: string, changes: Day]>;
}

/** What a hook sets that has started this. */
const ownRepository = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
};

/** What git prints, however it is configured here. */
async function git(root: string, ...args: string[]) {
  const settings = [
    '-c',
    'log.showSignature=false',
    '-c',
    'i18n.logOutputEncoding=UTF-8',
    '-c',
    'core.quotePath=false',
  ];
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
    const log = await git(root, 'log', ...parents, '--format=%x00%cs %s', '--name-only', '--relative', '--no-renames');
    const days: Record<string, Day> = {};
    for (const entry of log.split('\0').slice(1)) {
      const [head = '', ...files] = entry.split('\n').filter(Boolean);
      const [, date = '', subject = ''] = /^(\S+) (.*)/.exec(head) ?? [];
      const audience = audienceOf(files);
      if (audience !== undefined) ((days[date] ??= {})[audience] ??= []).push(subject);
    }
    return {
      ...(isShallow && {
        missing:
          'Older changes are missing: this workbench was built in a shallow clone. Fetch all with git fetch --unshallow.',
      }),
      days: Object.entries(days)
        .toSorted(([a], [b]) => b.localeCompare(a))
        .map(([date, day]) => [
          date,
          Object.fromEntries(Object.keys(audiences).flatMap((name) => (day[name] ? [[name, day[name]]] : []))),
        ]),
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
