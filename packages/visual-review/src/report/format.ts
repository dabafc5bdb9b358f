import type { Cause, Comparison, Decision, Group, GroupKind, Report, Snapshot, Result } from '../types.ts';

/** The results that a reviewer has to look at, in the order of their importance. */
export const results = ['failed', 'unstable', 'changed', 'new', 'removed'] as const satisfies readonly Result[];

/** `12,345`. */
export const count = (value: number) => value.toLocaleString('en');

/** `1 snapshot`, `1,204 snapshots`. */
export const countOf = (value: number, what: string) => `${count(value)} ${what}${value === 1 ? '' : 's'}`;

/** `320 × 4120`, or `320 × 4120 → 320 × 4160`; empty where there is no screenshot. */
export function sizeOf({ before, after }: Pick<Comparison, 'before' | 'after'>) {
  const sizes = [before, after].flatMap((image) => (image ? `${image.width} × ${image.height}` : []));
  return [...new Set(sizes)].join(' → ');
}

/** `English`; the code itself where it is not known. */
export function languageName(code: string) {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Where something differs, at most in three places: `canvas, img “Logo”`. */
export const placesOf = (causes: readonly Cause[]) =>
  [...new Set(causes.map(({ what }) => what))].slice(0, 3).join(', ');

export const shortCommit = (commit: string) => commit.slice(0, 7);

/** `1 failed`, `3 changed`. */
export const countsOf = (comparisons: readonly Comparison[]) =>
  results.flatMap((result) => {
    const found = comparisons.filter((comparison) => comparison.result === result).length;
    return found > 0 ? [`${count(found)} ${result}`] : [];
  });

/** How many have not changed, including those that no change affects. */
export const sameCount = ({ total, comparisons }: Report) =>
  total - comparisons.filter(({ result }) => result !== 'removed').length;

/** What was reviewed: `5f0e9d1 with uncommitted changes`. */
export const headOf = ({ commit, isDirty }: Report['head']) =>
  `${shortCommit(commit)}${isDirty ? ' with uncommitted changes' : ''}`;

/** A global as Storybook reads it from a URL: `locale:ar`, `compact:!true`, `backgrounds.value:dark`. */
function globalsInUrl(name: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => globalsInUrl(`${name}.${key}`, inner));
  const isText = typeof value === 'string' || typeof value === 'number';
  return [`${encodeURIComponent(name)}:${isText ? encodeURIComponent(value) : `!${String(value)}`}`];
}

/**
 * The URL of a story, with globals and viewport; undefined where no Storybook is known, or a URL cannot have them: a shard of a fork may name
 * half of a character, and nest values as deep as it likes.
 */
export function storyUrl(storybookUrl: string, { storyId, globals, viewportName }: Snapshot) {
  if (storybookUrl === '') return undefined;
  const all = { ...globals, ...(viewportName !== undefined && { 'viewport.value': viewportName }) };
  try {
    const parts = Object.entries(all).flatMap(([name, value]) => globalsInUrl(name, value));
    const url = `${storybookUrl.replace(/\/+$/, '')}/?path=/story/${encodeURIComponent(storyId)}`;
    return parts.length === 0 ? url : `${url}&globals=${parts.join(';')}`;
  } catch {
    return undefined;
  }
}

/** A story that fails or differs from itself has to be repaired. */
export const isDecidable = ({ kind }: Pick<Group, 'kind'>) => kind !== 'failed' && kind !== 'unstable';

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

const quoted = (text: string) => (text === '' ? 'nothing' : text);

/** Properties and values of `padding-block-end: 24px; …`; a color has no property. */
export const declarationsOf = (text = '') =>
  text.split('; ').map((part): [property: string, value: string] => {
    const [, property = '', value = ''] = /^(?:([\w-]+): )?(.*)$/s.exec(part)!;
    return [property, value];
  });

const propertiesOf = (style: string | undefined) =>
  declarationsOf(style)
    .map(([property]) => property)
    .join(', ');

const whereOf = ({ places, what }: Group) => (places > 1 ? `${count(places)} places` : what);

const titles: Record<GroupKind, (group: Group) => string> = {
  failed: ({ what }) => `${what} failed`,
  unstable: ({ what }) => `${what} differs from itself`,
  new: ({ what }) => `New story: ${what}`,
  'removed story': ({ what }) => `Removed story: ${what}`,
  color: (group) => `${group.tokens[0]?.name ?? 'Color'} in ${whereOf(group)}`,
  style: (group) => {
    const [token] = group.tokens;
    return token ? `${token.name} in ${whereOf(group)}` : `${whereOf(group)}: ${propertiesOf(group.from)}`;
  },
  text: (group) => {
    const [message, ...others] = group.messages;
    if (!message) return `Text in ${whereOf(group)}`;
    return `${languageName(message.language)} ${message.key}${others.length > 0 ? ' and others' : ''}`;
  },
  picture: (group) => {
    const [file, ...others] = group.files;
    return file === undefined || others.length > 0
      ? `Picture in ${whereOf(group)}`
      : `Picture ${file.split('/').at(-1)}`;
  },
  added: ({ what }) => `Added: ${what}`,
  removed: ({ what }) => `Removed: ${what}`,
  accessibility: (group) => `For screen readers: ${whereOf(group)}`,
  moved: (group) => `Moved: ${whereOf(group)}`,
  noise: () => 'Differences that nobody can see',
  pixels: (group) => `${whereOf(group)}: pixels without a known cause`,
};

export const groupKinds = Object.keys(titles) as GroupKind[];

/** What a group is about, in a few words: the key of a message, the name of a value, an element. */
export const titleOf = (group: Group) => titles[group.kind](group);

/** A value or a text before and after, if the group has one: of the sources where they tell. */
export function valuesOf({ from, to, tokens: [token], messages: [message], kind }: Group) {
  if (token) return { from: token.from, to: token.to };
  if (message && kind === 'text') return { from: message.from, to: message.to };
  if (from === undefined && to === undefined) return undefined;
  return from === to ? undefined : { from: quoted(from ?? ''), to: quoted(to ?? '') };
}

/** In characters: of what a reviewer writes to the author of a change. */
export const longestComment = 500;

/** Accepted, rejected, or still to decide on. */
export const decisionOf = (decision: Decision | undefined) =>
  decision === true ? 'accepted' : decision === undefined ? 'open' : 'rejected';
