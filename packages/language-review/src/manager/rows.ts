import { defaultLocale, translationLanguages, type Language, type MessageKey } from '../config.ts';
import { evaluateMessage, type EvaluatedMessage } from '../node/evaluateMessage';
import { count } from '../node/format';
import type { ReviewState } from '../preview/channel';

/** A message in one language. */
export interface Cell extends EvaluatedMessage {
  language: Language;
  /** With its edit; undefined where there is none. */
  text: string | undefined;
  textInFile: string | undefined;
  isEdited: boolean;
}

/** A message of the story in every language, English first. */
export interface Row {
  key: MessageKey;
  english: string | undefined;
  cells: readonly Cell[];
}

/**
 * The rows of a state. An unchanged cell or row is the same object as `before`, so that it is neither evaluated nor rendered
 * again.
 */
export function rowsOf(
  { messages, edits }: Pick<ReviewState, 'messages' | 'edits'>,
  before: readonly Row[] = [],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.key, row]));
  const edited = new Map(edits.map(({ language, key, text }) => [`${language} ${key}`, text]));
  return messages.map(({ key, texts }) => {
    const old = known.get(key);
    const english = edited.get(`${defaultLocale()} ${key}`) ?? texts[defaultLocale()];
    const cells = [defaultLocale(), ...translationLanguages()].map((language): Cell => {
      const edit = edited.get(`${language} ${key}`);
      const own = { text: edit ?? texts[language], textInFile: texts[language], isEdited: edit !== undefined };
      const cell = old?.english === english && old?.cells.find((each) => each.language === language);
      if (cell && cell.text === own.text && cell.textInFile === own.textInFile && cell.isEdited === own.isEdited)
        return cell;
      const { expansion, ...evaluated } = evaluateMessage(language, key, english, own.text);
      return { language, ...own, ...evaluated, expansion: language === defaultLocale() ? undefined : expansion };
    });
    return old && cells.every((cell, index) => cell === old.cells[index]) ? old : { key, english, cells };
  });
}

export const hasIssue = ({ issues }: Cell) => issues.length > 0;

/** The number of issues of the story on screen, and a description of them. */
export function countIssues(
  rows: readonly Row[],
  { clipping = [], hardCoded = [] }: Pick<ReviewState, 'clipping' | 'hardCoded'>,
): { total: number; description: string } {
  const messages = rows.filter(({ cells }) => cells.some(hasIssue)).length;
  const parts = [
    messages > 0 && `${count(messages, 'text')} with issues`,
    hardCoded.length > 0 && `${hardCoded.length} not from a catalog`,
    clipping.length > 0 && `${clipping.length} clipped`,
  ];
  return {
    total: messages + hardCoded.length + clipping.length,
    description: parts.filter(Boolean).join(', '),
  };
}
