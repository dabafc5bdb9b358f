import { ownValue } from 'system-tools/own-value';
import { defaultLocale } from '../config.ts';
import { isTextFinding, type TextFinding } from '../findings.ts';
import { sourceTexts, type MessageId } from '../messages.ts';
import { messageFindings, widthFindings } from '../node/messageFindings.ts';
import type { TextChecks } from '../node/textChecks.ts';
import { sourceText } from '../plurals.ts';
import type { TextWidth } from '../textWidths.ts';
import { catalogStore, messageInFile } from './catalogStore';

let inFiles: TextChecks = { findings: {}, widths: {}, glossary: [] };

/** Sets what the checks have found in the files. */
export const setTextChecks = (checks: TextChecks) => {
  inFiles = checks;
};

/** Where a message takes most of its line in a story; undefined where this text was not measured. */
export function measuredWidth({ language, key }: MessageId, text: string | undefined): TextWidth | undefined {
  const width = ownValue(inFiles.widths, key)?.[language];
  return width?.text === text ? width : undefined;
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
  const isEdited = text !== messageInFile({ language, key }) || source !== sourceInFile;
  const found = isEdited
    ? messageFindings(language, key, sources, text, inFiles.glossary)
    : (ownValue(inFiles.findings[language], key) ?? []);
  return [
    ...(width ? widthFindings(language, key, width).filter(isTextFinding) : []),
    ...found.filter(isTextFinding).filter(({ kind }) => kind !== 'width'),
  ];
}
