import type { Language } from '../config.ts';
import type { MessageId } from '../catalogs/messages.ts';
import { percent } from '../format.ts';

/** How wide a text is in a story, and how wide it may get, where English fits on one line. */
export interface TextWidth {
  /** What was measured. */
  text: string;
  /** The width of the text and that of the line, in CSS px. */
  used: number;
  available: number;
  /** Whether it is the text of a control, which is to stay on one line; others may break. */
  isLabel: boolean;
  /** Its width, in CSS px. */
  viewport: number;
  story: string;
}

/** The width of a message, and which it is. */
export type MeasuredMessage = MessageId & TextWidth;

/** What the test of a story has measured in a language. */
export interface StoryResult {
  /** The path of the story's file, from the root of the project, and the ids of all stories in it. */
  file: string;
  stories: readonly string[];
  /** The id of the story. */
  story: string;
  language: Language;
  /** The keys of the messages that it shows, without plural forms. */
  keys: readonly string[];
  widths: readonly MeasuredMessage[];
}

/** Of each message by key and language, where it takes most of its line. */
export type TextWidths = Readonly<Record<string, Readonly<Partial<Record<Language, TextWidth>>>>>;

/** The share of the available width that a text takes: more than 1 where it does not fit. */
export const shareOf = ({ used, available }: TextWidth) => used / Math.max(1, available);

/** "142 of 180 px at 320 px" */
export const widthText = ({ used, available, viewport }: TextWidth) =>
  `${Math.ceil(used)} of ${Math.floor(available)}\u202Fpx at ${viewport}\u202Fpx`;

/** "79 %" */
export const percentTaken = ({ used, available }: TextWidth) => percent(used, Math.max(1, available));

/** Where a text takes more of its line; a label counts before a text that may break. */
export function tighter<Measured extends TextWidth>(a: Measured | undefined, b: Measured) {
  if (!a) return b;
  if (a.isLabel !== b.isLabel) return a.isLabel ? a : b;
  return shareOf(a) >= shareOf(b) ? a : b;
}

/** Where each message takes most of its line. */
export function tightest(measured: readonly MeasuredMessage[]) {
  const found = new Map<string, MeasuredMessage>();
  for (const width of measured) {
    const id = `${width.language} ${width.key}`;
    found.set(id, tighter(found.get(id), width));
  }
  return [...found.values()];
}

/** Whether a width is that of the text in the file, and not of its edit. */
export const isBeforeEdit = (width: TextWidth, text: string | undefined, textInFile: string | undefined) =>
  width.text === textInFile && width.text !== text;

/** Whether a label breaks where the source text does not. */
export const isTooLong = ({ isLabel, used, available }: TextWidth) => isLabel && used > available;
