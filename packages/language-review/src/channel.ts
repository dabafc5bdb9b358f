import { projectElementId } from './api.ts';
import type { LayoutFinding, HardCodedText, Place } from './checks/layout/findings.ts';
import type { MeasuredMessage } from './checks/textWidths.ts';
import type { Language, MessageKey } from './config.ts';
import type { Edit } from './edits/edits.ts';
import type { NoteTarget, StoryNote } from './notes/notes.ts';

/** The name of the project whose page this is; empty on a server. */
export const ownProject = () => globalThis.document?.getElementById(projectElementId)?.textContent ?? '';

/**
 * Makes a payload of JSON. Storybook's channel interprets texts: `_bigint_x` ends the development server, `_duplicate_…` becomes another
 * value of the message, and a message with U+2028 is dropped. It passes on a text that begins as JSON does.
 */
export const pack = (payload: unknown) =>
  JSON.stringify({ project: ownProject(), payload }).replaceAll(
    /[\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16)}`,
  );

/** The payload; undefined where a composed Storybook has sent it, which shares the channel of the manager. A server takes any. */
export function unpack(json: string): unknown {
  const { project, payload } = JSON.parse(json) as { project: string; payload: unknown };
  return [project, ''].includes(ownProject()) ? payload : undefined;
}

const interpreted =
  /_(?:regexp|date|duplicate|g?symbol|bigint|undefined|-?Infinity|NaN)_|[\u2028\u2029]|^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Whether the channel would interpret a text that Storybook itself sends, as in the reports of a story. */
export const isInterpreted = (text: string) => interpreted.test(text);

/**
 * A value that Storybook itself sends, with an invisible character before each text that its channel would take for another value:
 * a development server ends where it cannot read one, as `_bigint_x`.
 */
export const sendable = <Value>(value: Value) =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' && each.search(interpreted) === 0 ? `\u2060${each}` : each,
  ) as Value;

/** The events of the addon on Storybook's channel, each with its payload, which is packed. */
export const events = {
  /** Panel to preview, when either starts and after each change: `ShownChanges`. */
  changes: 'languages/changes',
  /** Preview to panel, after the first `changes`, and when a story replaces messages: the `Catalogs` of the files. */
  catalogs: 'languages/catalogs',
  /** Preview to panel, whenever the story may have changed: a `StoryState`. */
  story: 'languages/story',
  /** Panel to preview: what to scroll to and outline, a `Highlighted`. */
  highlight: 'languages/highlight',
  /** Preview to panel: what was pressed in the story, a `Picked`. */
  picked: 'languages/picked',
  /** Panel to preview, without payload: the preview answers with `targets`. */
  requestTargets: 'languages/requestTargets',
  /** Preview to panel: the `NoteTarget`s of the story. */
  targets: 'languages/targets',
  /** Panel to server, in development: a `StatusChange`. */
  changeStatuses: 'languages/changeStatuses',
} as const;

export type Pickable = 'message' | 'element';

export interface ShownChanges {
  edits: readonly Edit[];
  /** What somebody suggests; own edits hide it. */
  suggested: readonly Edit[];
  /** The notes on the story; those that are open have markers. */
  notes: readonly StoryNote[];
  /** What a click in the story picks, if it picks something. */
  picking?: Pickable | undefined;
}

export interface StoryState {
  storyId: string;
  /** Of the messages that the story has requested, without plural forms, in the order of their first request. */
  keys: readonly MessageKey[];
  widths: readonly MeasuredMessage[];
  /** Whether the elements of notes are in the story, by id; without notes in languages that are not on screen. */
  foundNotes: Readonly<Record<string, boolean>>;
  /** What keeps texts from being listed or changed, as sentences: a provider of the project, an empty catalog. */
  problems: readonly string[];
  /** Absent until the checks have run. */
  layout?: readonly LayoutFinding[] | undefined;
  hardCoded?: readonly HardCodedText[] | undefined;
}

export type Highlighted = { key: MessageKey } | { place: Place } | { target: NoteTarget };

/** A message, an element, or the id of a note whose marker was pressed. */
export type Picked = { key: MessageKey } | { target: NoteTarget } | { note: string };

/** The reports of a story in `storyFinished`: what it has requested and, where the checks run, their issues. */
export interface Reports {
  /** `isInProvider`: whether the addon's decorator is around it. */
  'language-review/languages': { languages: readonly Language[]; isInProvider: boolean };
  /** With keys that no catalog has. */
  'language-review/messages': { keys: readonly string[] };
  'language-review/issues': { layout: readonly LayoutFinding[]; hardCoded: readonly HardCodedText[] };
}
