import { defaultLocale } from '../config.ts';
import { isTextFinding, type TextFinding } from '../findings.ts';
import type { MessageId } from '../messages.ts';
import { messageFindings, roomFindings } from '../node/messageFindings.ts';
import type { TextChecks } from '../node/textChecks.ts';
import { sourceText } from '../plurals.ts';
import type { Room } from '../rooms.ts';
import { catalogStore, messageInFile } from './catalogStore';

let inFiles: TextChecks = { findings: {}, rooms: {}, glossary: [] };

/** Sets what the checks have found in the files. */
export const setTextChecks = (checks: TextChecks) => {
  inFiles = checks;
};

/** The least room of a message; undefined where none was measured for this text. */
export function recordedRoom({ language, key }: MessageId, text: string | undefined): Room | undefined {
  const room = inFiles.rooms[key]?.[language];
  return room?.text === text ? room : undefined;
}

/**
 * What the checks find in a message. Where it or its source text is edited, only those run that need neither dictionaries nor the
 * other messages.
 */
export function textFindingsOf({ language, key }: MessageId, room: Room | undefined): readonly TextFinding[] {
  const { own } = catalogStore.current();
  const text = own[language]?.[key];
  const source = sourceText(language, key, (each) => own[defaultLocale()]?.[each]);
  const sourceInFile = sourceText(language, key, (each) => messageInFile({ language: defaultLocale(), key: each }));
  if (!text || !source) return [];
  const isEdited = text !== messageInFile({ language, key }) || source !== sourceInFile;
  const found = isEdited
    ? messageFindings(language, key, source, text, inFiles.glossary)
    : (inFiles.findings[language]?.[key] ?? []);
  return [
    ...(room ? roomFindings(language, key, room).filter(isTextFinding) : []),
    ...found.filter(isTextFinding).filter(({ kind }) => kind !== 'room'),
  ];
}
