import { ownValue } from 'system-tools/own-value';
import type { Approval } from '../approvals/approvals.ts';
import { decisionStore } from '../approvals/decisionStore.panel';
import { sourceTexts } from '../catalogs/messages.ts';
import { baseKey, keysOfCatalogs } from '../catalogs/plurals.ts';
import type { StoryState } from '../channel.ts';
import { textFindingsOf, widthOf } from '../checks/checkResults.panel';
import type { Finding } from '../checks/findings.ts';
import type { TextWidth } from '../checks/textWidths.ts';
import { languageCodes, type Language, type MessageKey } from '../config.ts';
import { editStore } from './editStore.panel';

type ByLanguage<Value> = Readonly<Partial<Record<Language, Value>>>;

export interface StoryMessage {
  key: MessageKey;
  /** Its texts in the files; absent where a translation is missing. */
  texts: ByLanguage<string>;
  approvals: ByLanguage<Approval>;
  /** What the checks find in the texts with their edits. */
  findings: ByLanguage<readonly Finding[]>;
  /** Where the text takes most of its line: in the story on screen, or in the stories that were measured. */
  widths: ByLanguage<TextWidth>;
}

function formsOf(requested: readonly MessageKey[]) {
  const files = editStore.files();
  const sources = sourceTexts(files);
  const keys = new Map(requested.map((base): [MessageKey, MessageKey[]] => [base, []]));
  const keysIn = (language: Language) => Object.keys(files[language] ?? {});
  for (const key of keysOfCatalogs(languageCodes(), keysIn, sources)) keys.get(baseKey(key, sources))?.push(key);
  return [...keys.values()].flat();
}

function inLanguages<Value>(valueOf: (language: Language) => Value | undefined): ByLanguage<Value> {
  const values = languageCodes().map((language) => [language, valueOf(language)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export function messagesOf({ keys, widths }: Pick<StoryState, 'keys' | 'widths'>): StoryMessage[] {
  const own = editStore.own();
  const onScreen = new Map(widths.map((width) => [`${width.language} ${width.key}`, width]));
  return formsOf(keys).map((key) => {
    const widthIn = (language: Language) =>
      widthOf({ language, key }, ownValue(own[language], key), onScreen.get(`${language} ${key}`));
    return {
      key,
      texts: inLanguages((language) => editStore.textInFile({ language, key })),
      approvals: inLanguages((language) => decisionStore.inFile({ language, key })),
      findings: inLanguages((language) => textFindingsOf({ language, key }, own, widthIn(language))),
      widths: inLanguages(widthIn),
    };
  });
}
