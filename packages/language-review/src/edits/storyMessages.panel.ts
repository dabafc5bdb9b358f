import { ownValue } from 'system-tools/own-value';
import type { Approval } from '../approvals/approvals.ts';
import { decisionStore } from '../approvals/decisionStore.panel';
import { sourceTexts } from '../catalogs/messages.ts';
import { baseKey, keysOfCatalogs } from '../catalogs/plurals.ts';
import type { StoryState } from '../channel.ts';
import { textFindingsOf, widthOf } from '../checks/checkResults.panel';
import type { Finding } from '../checks/findings.ts';
import type { TextWidth } from '../checks/textWidths.ts';
import { languageCodes, type Catalogs, type Language, type MessageKey } from '../config.ts';
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

type Forms = ReadonlyMap<MessageKey, readonly MessageKey[]>;

let known: { files: Catalogs; forms: Forms } | undefined;

/** The keys of all forms of each message, which an edit does not change. */
function formsIn(files: Catalogs): Forms {
  if (known?.files === files) return known.forms;
  const sources = sourceTexts(files);
  const keysIn = (language: Language) => Object.keys(files[language] ?? {});
  const forms = new Map<MessageKey, MessageKey[]>();
  for (const key of keysOfCatalogs(languageCodes(), keysIn, sources)) {
    const base = baseKey(key, sources);
    forms.set(base, [...(forms.get(base) ?? []), key]);
  }
  known = { files, forms };
  return forms;
}

function inLanguages<Value>(valueOf: (language: Language) => Value | undefined): ByLanguage<Value> {
  const values = languageCodes().map((language) => [language, valueOf(language)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export function messagesOf({ keys, widths }: Pick<StoryState, 'keys' | 'widths'>): StoryMessage[] {
  const own = editStore.own();
  const onScreen = new Map(widths.map((width) => [`${width.language} ${width.key}`, width]));
  const forms = formsIn(editStore.files());
  return [...new Set(keys)]
    .flatMap((base) => forms.get(base) ?? [])
    .map((key) => {
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
