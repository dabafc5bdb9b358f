import type { TextChecks } from '../api.ts';
import { ownValue } from 'system-tools/own-value';
import { defaultLocale } from '../config/config.ts';
import { isTextFinding, type TextFinding } from './findings.ts';
import { sourceTexts, type MessageId } from '../catalogs/messages.ts';
import { messageFindings, widthFindings } from './text/messageFindings.ts';
import { sourceText } from '../catalogs/plurals.ts';
import { isBeforeEdit, tighter, type TextWidth } from './textWidths.ts';
import { catalogStore, messageInFile } from '../catalogs/catalogStore.preview';

let inFiles: TextChecks = { findings: {}, widths: {}, glossary: [] };

/** Sets what the checks have found in the files. */
export const setTextChecks = (checks: TextChecks) => {
  inFiles = checks;
};

/**
 * Where a message takes most of its line: in the story on screen, or in the stories that were measured. Until an edit is on screen,
 * the text in the file keeps its width.
 * @param text with its edit
 * @param onScreen undefined where the story does not show it in this language
 */
export function widthOf({ language, key }: MessageId, text: string | undefined, onScreen: TextWidth | undefined) {
  const measured = ownValue(inFiles.widths, key)?.[language];
  if (onScreen) return measured?.text === text ? tighter(measured, onScreen) : onScreen;
  return measured && [text, messageInFile({ language, key })].includes(measured.text) ? measured : undefined;
}

/**
 * What the checks find in a message. Where it or its source text is edited, only those run that need neither dictionaries nor the
 * other messages.
 */
export function textFindingsOf({ language, key }: MessageId, width: TextWidth | undefined): readonly TextFinding[] {
  const { own } = catalogStore.current();
  const text = ownValue(own[language], key);
  const sources = sourceTexts(own);
  const source = sourceText(language, key, sources);
  const sourceInFile = sourceText(language, key, (each) => messageInFile({ language: defaultLocale(), key: each }));
  if (!text || !source) return [];
  const textInFile = messageInFile({ language, key });
  const isEdited = text !== textInFile || source !== sourceInFile;
  const found = isEdited
    ? messageFindings(language, key, sources, text, inFiles.glossary)
    : (ownValue(inFiles.findings[language], key) ?? []);
  return [
    ...(width && !isBeforeEdit(width, text, textInFile)
      ? widthFindings(language, key, width).filter(isTextFinding)
      : []),
    ...found.filter(isTextFinding).filter(({ kind }) => kind !== 'width'),
  ];
}
