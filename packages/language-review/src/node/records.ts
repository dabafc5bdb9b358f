import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, getConfig, type Language, type LanguageReviewConfig } from '../config.ts';
import { tighter, type MeasuredMessage, type TextWidth, type TextWidths } from '../textWidths.ts';
import { isNotFound } from './isNotFound.ts';

/** A JSON file that the tests of stories write; undefined where there is none. */
function readRecord(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

/** The story ids by message key, without plural form; undefined where there is no record. */
export const readShownBy = (root: string) =>
  readRecord(root, getConfig().shownBy) as Readonly<Record<string, readonly string[]>> | undefined;

export const readTextWidths = (root: string): TextWidths => (readRecord(root, getConfig().rooms) ?? {}) as TextWidths;

/** With a line for each message, in the order of their keys. */
const textWidthsJson = (widths: TextWidths) => {
  const lines = Object.keys(widths)
    .toSorted()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(widths[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};

/**
 * The record of widths as JSON, with those that were measured in a story. A width that another story has is kept while it is the
 * tightest and its text is the same.
 */
export function recordedTextWidths(
  root: string,
  config: LanguageReviewConfig,
  story: string,
  measured: readonly MeasuredMessage[],
) {
  configure(config);
  const recorded = readTextWidths(root);
  const widths: Record<string, Partial<Record<Language, TextWidth>>> = { ...recorded };
  for (const { key, language, used, available, ...place } of measured) {
    const width = { ...place, used: Math.round(used), available: Math.round(available) };
    const current = widths[key]?.[language];
    const isMeasured = current !== recorded[key]?.[language];
    const isKept = isMeasured || (current?.story !== story && current?.text === width.text);
    widths[key] = { ...widths[key], [language]: tighter(isKept ? current : undefined, width) };
  }
  return textWidthsJson(widths);
}
