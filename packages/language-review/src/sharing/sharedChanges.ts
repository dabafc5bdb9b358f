import { UserError } from 'system-tools/user-error';
import { isDecision } from '../approvals/approvals.ts';
import { countChanges, type Changes } from '../edits/changes.ts';
import { isEdit } from '../edits/edits.ts';
import { isLanguage, languageCodes } from '../config.ts';
import { largestRequest, longest } from '../config/limits.ts';
import { isPendingNoteChange } from '../notes/notes.ts';

/** The changes of a reviewer, as they are sent to somebody else in a file or in a link, and to the server to be saved. */
export interface SharedChanges extends Changes {
  /** The name of the reviewer; may be empty. */
  by: string;
}

/** Of the changes in a link, in bytes: a browser takes seconds to lay out a text of a megabyte. */
const largestLinked = 64 * 1024;

const parts = {
  edits: ['an edit: { "language", "key", "text", "from" }', isEdit],
  decisions: [
    'a decision: { "language", "key", "source", "text" }, with "withdrawn": true where it takes an approval back',
    isDecision,
  ],
  notes: ['a note, a reply, or whether a note is resolved', isPendingNoteChange],
} as const;

/** Only the place of a note is an object: values that are deep in each other could not be kept and shown as JSON. */
const isShallow = (item: object, depth = 1): boolean =>
  Object.values(item).every(
    (value: unknown) => typeof value !== 'object' || value === null || (depth > 0 && isShallow(value, depth - 1)),
  );

function listIn<Item>(value: unknown, name: keyof typeof parts, isItem: (item: unknown) => item is Item): Item[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new UserError(`"${name}" is not a list.`);
  return value.map((item: unknown, index) => {
    if (isItem(item) && isShallow(item as object)) return item;
    const { language } = (item ?? {}) as { language?: unknown };
    const reason =
      typeof language === 'string' && language.length <= longest.name && !isLanguage(language)
        ? `is in the language ${JSON.stringify(language)}; this project has ${languageCodes().join(', ')}`
        : `is not ${parts[name][0]}`;
    throw new UserError(`Entry ${index + 1} of "${name}" ${reason}.`);
  });
}

/** @throws {UserError} with a sentence about what is wrong */
export function parseSharedChanges(source: string): SharedChanges {
  if (source.length > largestRequest) throw new UserError('The review is larger than 8 MB.');
  let parsed: unknown;
  try {
    // Editors of Windows begin a file with a byte order mark.
    parsed = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    throw new UserError('It is not a JSON file, or a part of it is missing.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed) || !('languageReview' in parsed))
    throw new UserError('It is not a review: it has no "languageReview".');
  const { languageReview: version, by = '', edits, decisions, notes } = parsed as Record<string, unknown>;
  if (version !== 1) throw new UserError('It comes from another version of the workbench: "languageReview" is not 1.');
  if (typeof by !== 'string' || by.length > longest.name)
    throw new UserError(`"by" is not a name of at most ${longest.name} characters.`);
  const changes = {
    by,
    edits: listIn(edits, 'edits', parts.edits[1]),
    decisions: listIn(decisions, 'decisions', parts.decisions[1]),
    notes: listIn(notes, 'notes', parts.notes[1]),
  };
  if (countChanges(changes) === 0) throw new UserError('The review is empty.');
  return changes;
}

export const sharedChangesJson = (changes: SharedChanges) => JSON.stringify({ languageReview: 1, ...changes });

/** The longest fragment of a link, in bytes: more is cut off by mail programs and chats. */
export const longestLink = 8 * 1024;

const piped = async (bytes: Uint8Array<ArrayBuffer>, transform: GenericTransformStream, largest: number) => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // A small link may unfold to gigabytes.
    if (size > largest) throw new Error('The link unfolds to more than 64 kB.');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
};

const prefix = '#language-review=';

/** The fragment of a link that holds changes; undefined where it would be too long. */
export async function sharedFragment(changes: SharedChanges) {
  const bytes = new TextEncoder().encode(sharedChangesJson(changes));
  if (bytes.length > largestLinked) return undefined;
  const packed = await piped(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const base64 = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return fragment.length > longestLink ? undefined : fragment;
}

/**
 * The changes in the fragment of a URL; undefined where there is none.
 * @throws {Error} with a sentence about what is wrong
 */
export async function changesInFragment(fragment: string): Promise<SharedChanges | undefined> {
  if (!fragment.startsWith(prefix)) return undefined;
  let json: string;
  try {
    const base64 = fragment.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/');
    const packed = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const bytes = await piped(packed, new DecompressionStream('deflate-raw'), largestLinked);
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof Error && error.message.includes('64 kB')) throw error;
    throw new Error('The link is not complete: a part of it was cut off or changed.', { cause: error });
  }
  return parseSharedChanges(json);
}
