import { createHash } from 'node:crypto';
import type { Cause, Comparison, Group, GroupKind } from '../types.ts';
import { styleNames } from '../content/content.ts';
import { declarationsOf, groupBy } from '../report/format.ts';
import { isValue, type ChangedValue } from './changedValues.ts';

/** A message of a language that has another text now. */
interface ChangedMessage {
  language: string;
  key: string;
  from: string;
  to: string;
}

/** What has changed in the sources. */
export interface SourceChanges {
  values: readonly ChangedValue[];
  messages: readonly ChangedMessage[];
  /** The keys of a text in any language, before the change or now. */
  keysOf: (text: string, side: 'before' | 'now') => readonly string[];
  /** The changed files that are pictures. */
  pictures: readonly string[];
}

export const noSourceChanges: SourceChanges = { values: [], messages: [], keysOf: () => [], pictures: [] };

interface Draft extends Pick<Group, 'kind' | 'what' | 'from' | 'to'> {
  signature: string;
  /** Where one message replaces another. */
  replacement: readonly string[];
  comparison: Comparison;
  /** How much of the snapshot has changed, for sorting. */
  weight: number;
  cause?: Cause;
}

/** The id of a group. */
export const idOf = (signature: string) => createHash('sha256').update(signature).digest('hex').slice(0, 12);

const pictureFile = (file: string) =>
  file
    .split('/')
    .at(-1)!
    .replace(/\.\w+$/, '');

/** How much of a snapshot has changed. */
const weightOf = ({ pixels, strength }: Cause) => pixels * Math.max(1, strength);

interface Replacement {
  property: string;
  old: string;
  current: string;
}

/** The values that a change of styles replaces by others. */
const replacementsOf = ({ from, to }: Pick<Cause, 'from' | 'to'>) => {
  const values = declarationsOf(to);
  return declarationsOf(from).map(([property, old], index): Replacement => ({
    property,
    old,
    current: values[index]?.[1] ?? '',
  }));
};

/** Whether a style of a snapshot has changed from one value of the sources to the other. */
function isToken({ from, to }: ChangedValue, { old, current }: Replacement, { snapshot: { emulation } }: Comparison) {
  const rem = 16 * (emulation?.textScale ?? 1);
  return isValue(from, old, rem) && isValue(to, current, rem);
}

/** Whether a property of CSS sets a computed style: `padding-bottom` sets `padding-block-end`. */
const sets = (name: string, style: string) =>
  name
    .replace(/^(?:grid-(?=(?:row-|column-)?gap$)|place-)/, '')
    .replace(/^((?:min|max)-)?(?:width|height)$/, '$1size')
    .split('-')
    .every((word) => /^(?:top|right|bottom|left)$/.test(word) || style.split('-').includes(word));

/** In a style sheet, a property changes no other one: `border-radius` no padding. Another name, as in a map of Sass, may be of any. */
function mayChange({ file, name }: ChangedValue, { property }: Replacement) {
  const isKnown = () => styleNames.some((style) => sets(name, style));
  const isProperty = /^[a-z]/.test(name) && (file.endsWith('.css') || (/\.(?:scss|less)$/.test(file) && isKnown()));
  return property === '' || !isProperty || sets(name, property);
}

/** The values of the sources that a style has changed as, in nothing else; or that a color has. */
function tokensOf(
  change: Pick<Cause, 'from' | 'to'> & { kind: GroupKind },
  comparison: Comparison,
  { values }: SourceChanges,
) {
  if (change.kind !== 'style' && change.kind !== 'color') return [];
  const replacements = replacementsOf(change);
  const found = values.filter(
    (value) =>
      comparison.affectedBy.includes(value.file) &&
      replacements.every((replacement) => isToken(value, replacement, comparison) && mayChange(value, replacement)),
  );
  // Of two values that have changed alike, it is not known which one a style has.
  return change.kind === 'style' && new Set(found.map(({ name }) => name)).size > 1 ? [] : found;
}

/** Wherever a value of the sources is used, it is one change. */
function tokenSignature(cause: Cause, comparison: Comparison, changes: SourceChanges) {
  if (cause.kind !== 'style') return undefined;
  const [token] = tokensOf(cause, comparison, changes);
  return token && JSON.stringify(['token', token.file, token.name, token.from, token.to]);
}

/** The changed file that a picture is made from, by its name: `quality-320.webp` is made from `quality.webp`. */
function pictureSource(
  { kind, to = '' }: Pick<Group, 'kind' | 'to'>,
  { affectedBy }: Comparison,
  pictures: readonly string[],
) {
  if (kind !== 'picture') return undefined;
  const changed = pictures.filter((file) => affectedBy.includes(file));
  const shown = pictureFile(to);
  return (
    changed.find((file) => shown === pictureFile(file)) ??
    changed.find((file) => shown.startsWith(`${pictureFile(file)}-`))
  );
}

/** Wherever a picture is shown, in whichever size, a change of its file is one change. */
function pictureSignature(cause: Cause, comparison: Comparison, { pictures }: SourceChanges) {
  const file = pictureSource(cause, comparison, pictures);
  return file === undefined ? undefined : JSON.stringify(['picture file', file]);
}

/** Where a component shows another message: the keys that the old and the new text may have, as pairs. */
function messagesReplaced({ kind, from = '', to = '' }: Cause, { keysOf }: SourceChanges): readonly string[] {
  if (kind !== 'text' && kind !== 'accessibility') return [];
  const [before, now] = [keysOf(from, 'before'), keysOf(to, 'now')];
  // The same message with a new text has to be read in each language.
  if (before.some((key) => now.includes(key))) return [];
  return before.flatMap((old) => now.map((current) => JSON.stringify(['message', kind, old, current])));
}

/** Replaced messages are the same change in every language: the keys that most of the changes have in common tell which. */
function withSharedMessages(drafts: readonly Draft[]): Draft[] {
  const counts = new Map<string, number>();
  for (const pair of drafts.flatMap(({ replacement }) => replacement)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return drafts.map((draft) => {
    const [pair] = draft.replacement.toSorted((one, other) => counts.get(other)! - counts.get(one)!);
    return { ...draft, signature: pair ?? draft.signature };
  });
}

/** The element and the properties of a change of styles. */
function changedProperties({ cause, signature }: Draft) {
  if (cause?.kind !== 'style' || signature !== cause.signature) return undefined;
  const [, element] = JSON.parse(signature) as string[];
  return JSON.stringify([element, declarationsOf(cause.from).map(([property]) => property)]);
}

/**
 * A size that depends on the viewport has other values in each of them: the changes of a language are one where each mode has one pair
 * of values.
 */
function withSharedStyles(drafts: readonly Draft[]): Draft[] {
  const shared = new Map<string, string>();
  const sharedOf = (signature: string): string => {
    const next = shared.get(signature);
    return next === undefined ? signature : sharedOf(next);
  };
  const styles = drafts.filter((draft) => changedProperties(draft) !== undefined);
  for (const alike of groupBy(styles, (draft) => changedProperties(draft)!))
    for (const own of groupBy(alike, ({ comparison }) => JSON.stringify(comparison.snapshot.globals.locale))) {
      const modes = groupBy(own, ({ comparison }) => comparison.snapshot.mode);
      if (modes.some((mode) => new Set(mode.map(({ signature }) => signature)).size > 1)) continue;
      const signatures = [...new Set(own.map(({ signature }) => sharedOf(signature)))].toSorted();
      for (const signature of signatures.slice(1)) shared.set(signature, signatures[0]!);
    }
  return drafts.map((draft) => ({ ...draft, signature: sharedOf(draft.signature) }));
}

/** The values of a style on one side of all changes: `font-size: 34px, 22px`. */
function allValues(drafts: readonly [Draft, ...Draft[]], side: 'from' | 'to') {
  const [first] = drafts;
  if (first.kind !== 'style') return first[side];
  const values = new Map<string, Set<string>>();
  for (const [property, value] of drafts.flatMap((draft) => declarationsOf(draft[side])))
    values.set(property, (values.get(property) ?? new Set()).add(value));
  return [...values].map(([property, each]) => `${property}: ${[...each].join(', ')}`).join('; ');
}

/** Pixels of an element that shows a picture are a change of its file, if this has changed under its name. */
function withPictures(comparison: Comparison, { pictures }: SourceChanges): Comparison {
  const { causes } = comparison;
  if (!causes) return comparison;
  const named = causes.map((cause): Cause => {
    if (cause.kind !== 'pixels') return cause;
    const picture: Cause = { ...cause, kind: 'picture' };
    if (pictureSource(picture, comparison, pictures) !== undefined) return picture;
    const { from: _from, to: _to, ...unexplained } = cause;
    return unexplained;
  });
  return { ...comparison, causes: named };
}

function draftsOf(comparison: Comparison, changes: SourceChanges): Draft[] {
  const { snapshot, result, causes = [], error = '' } = comparison;
  const storyDraft = (kind: GroupKind, what: string, ...identity: string[]) => ({
    kind,
    what,
    signature: JSON.stringify([kind, ...identity]),
    replacement: [],
    comparison,
    weight: 0,
  });
  const story = `${snapshot.title} › ${snapshot.name}`;
  if (result === 'failed') return [storyDraft('failed', story, snapshot.storyId, error.split('\n')[0]!)];
  if (result === 'unstable') return [storyDraft('unstable', story, snapshot.id)];
  // All modes of a story are one decision.
  if (result !== 'changed') return [storyDraft(result === 'new' ? 'new' : 'removed story', story, snapshot.storyId)];
  return causes.map((cause) => ({
    ...cause,
    signature:
      tokenSignature(cause, comparison, changes) ?? pictureSignature(cause, comparison, changes) ?? cause.signature,
    replacement: messagesReplaced(cause, changes),
    comparison,
    weight: weightOf(cause),
    cause,
  }));
}

/** The changed sources that a group comes from, as far as they are known. */
function sourcesOf(draft: Draft, drafts: readonly Draft[], changes: SourceChanges) {
  const { messages, pictures } = changes;
  const { kind, from = '', to = '' } = draft;
  const lists = drafts.map(({ comparison }) => comparison.affectedBy);
  const [first = [], ...others] = lists;
  const shared = first.filter((file) => others.every((list) => list.includes(file)));
  const files = shared.length > 0 ? shared : [...new Set(lists.flat())];
  const includes = (text: string, message: string) => {
    // Around placeholders and markup, a message is on screen as it is.
    const parts = message.split(/\{[^{}]*\}|<[^<>]*>/).map((part) => part.replaceAll(/\s+/g, ' ').trim());
    return parts.some(Boolean) && parts.every((part) => text.includes(part));
  };
  const languages = new Set(drafts.map(({ comparison }) => comparison.snapshot.globals.locale));
  const shownMessages =
    kind === 'text' || kind === 'accessibility' || kind === 'added' || kind === 'removed'
      ? messages.filter(
          (message) =>
            (languages.has(message.language) || languages.has(undefined)) &&
            (kind === 'removed' ? includes(from, message.from) : includes(to, message.to)),
        )
      : [];
  const tokens = tokensOf(draft, draft.comparison, changes);
  const picture = pictureSource(draft, draft.comparison, pictures);
  const narrowed = [...new Set([...tokens.map(({ file }) => file), ...(picture === undefined ? [] : [picture])])];
  return {
    files: narrowed.length > 0 ? narrowed : files,
    tokens: tokens.map(({ name, from: old, to: current }) => ({ name, from: old, to: current })),
    messages: shownMessages,
  };
}

/** In this order reviewers look at them. */
const kinds: readonly GroupKind[] = [
  'failed',
  'unstable',
  'new',
  'removed story',
  'pixels',
  'added',
  'removed',
  'text',
  'picture',
  'style',
  'color',
  'moved',
  'accessibility',
  'noise',
];

/** Equal changes are one group, which one decision accepts or rejects. @returns the comparisons with the groups of their causes */
export function groupChanges(compared: readonly Comparison[], changes: SourceChanges) {
  const comparisons = compared.map((comparison) => withPictures(comparison, changes));
  const drafts = withSharedStyles(
    withSharedMessages(comparisons.flatMap((comparison) => draftsOf(comparison, changes))),
  );
  const groups = groupBy(drafts, ({ signature }) => signature).map((own): Group => {
    const [first] = own;
    const sorted = own.toSorted((one, other) => other.weight - one.weight);
    const places = new Set(own.map(({ what }) => what));
    return {
      id: idOf(first.signature),
      kind: first.kind,
      what: first.what,
      places: places.size,
      from: allValues(own, 'from'),
      to: allValues(own, 'to'),
      members: [...new Set(sorted.map(({ comparison }) => comparison.snapshot.id))],
      ...sourcesOf(first, own, changes),
    };
  });
  const groupOf = new Map(drafts.map(({ cause, signature }) => [cause, idOf(signature)]));
  const rank = ({ kind }: Group) => kinds.indexOf(kind);
  return {
    groups: groups.toSorted((one, other) => rank(one) - rank(other) || other.members.length - one.members.length),
    comparisons: comparisons.map((comparison): Comparison => {
      const { causes } = comparison;
      return causes
        ? { ...comparison, causes: causes.map((cause) => ({ ...cause, group: groupOf.get(cause)! })) }
        : comparison;
    }),
  };
}
