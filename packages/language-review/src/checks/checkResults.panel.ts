import { ownValue } from 'system-tools/own-value';
import type { TextChecks } from '../api.ts';
import { sourceTexts, textsIn, type MessageId } from '../catalogs/messages.ts';
import { sourceText } from '../catalogs/plurals.ts';
import type { Catalogs } from '../config.ts';
import { editStore } from '../edits/editStore.panel';
import { findingsOf, isTextFinding, type Finding } from './findings.ts';
import { messageFindings } from './messageFindings.ts';
import { width as widthCheck } from './text/width.ts';
import { isBeforeEdit, tighter, type TextWidth } from './textWidths.ts';

const { textInFile } = editStore;

let inFiles: TextChecks = { findings: {}, widths: {}, glossary: [] };

/** The catalogs when the checks of their texts were loaded: later ones may say something else. */
let checkedFiles: Catalogs = {};

/** Sets what the checks have found in the files. */
export const setTextChecks = (checks: TextChecks) => {
  inFiles = checks;
  checkedFiles = editStore.files();
};

/**
 * Where a message takes most of its line: in the story on screen, or in the stories that were measured. Until an edit is on screen,
 * the text in the file keeps its width.
 * @param text with its edit
 * @param onScreen undefined where the story does not show it in this language
 */
export function widthOf(id: MessageId, text: string | undefined, onScreen: TextWidth | undefined) {
  const measured = ownValue(inFiles.widths, id.key)?.[id.language];
  if (onScreen) return measured?.text === onScreen.text ? tighter(measured, onScreen) : onScreen;
  return measured && [text, textInFile(id)].includes(measured.text) ? measured : undefined;
}

/**
 * What the checks find in a message. Where it or its source text was edited since they were loaded, only those run that need neither
 * dictionaries nor the other messages.
 * @param own the catalogs with the edits
 */
export function textFindingsOf(
  { language, key }: MessageId,
  own: Catalogs,
  width: TextWidth | undefined,
): readonly Finding[] {
  const text = ownValue(own[language], key);
  const sources = sourceTexts(own);
  const source = sourceText(language, key, sources);
  const checkedSource = sourceText(language, key, sourceTexts(checkedFiles));
  if (!text || !source) return [];
  const inFile = textInFile({ language, key });
  const { glossary, findings } = inFiles;
  const checked = {
    language,
    key,
    text,
    source,
    sources,
    own: textsIn(own[language]),
    glossary,
    width: width && !isBeforeEdit(width, text, inFile) ? width : undefined,
  };
  if (text !== ownValue(checkedFiles[language], key) || source !== checkedSource)
    return messageFindings(checked).filter(isTextFinding);
  return [
    ...findingsOf(language, key, 'width', widthCheck.find(checked)),
    ...(ownValue(findings[language], key) ?? []).filter(({ kind }) => kind !== 'width'),
  ];
}
