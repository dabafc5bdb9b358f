import type { CatalogMessage } from '../catalogs/messages.ts';
import type { Texts } from '../catalogs/plurals.ts';
import type { Language } from '../config.ts';
import type { TextWidth } from './textWidths.ts';

/** A term of the default language. Neither case nor accents count. */
export interface GlossaryEntry {
  term: string;
  /** What a translation has to contain where the term is in the source text: one of these, which may be the beginning of a word. */
  translations?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Words that no text of a language may contain. One that begins with `*` is an ending: `*áis` avoids “compráis”. */
  avoid?: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** A message, and what the checks compare it with. */
export interface CheckedMessage extends Pick<CatalogMessage, 'key' | 'text' | 'isFuzzy'> {
  language: Language;
  /** See `sourceText`; undefined where the default language has no such message. */
  source: string | undefined;
  /** All texts of the default language, and of the message's own. */
  sources: Texts;
  own: Texts;
  glossary: readonly GlossaryEntry[];
  /** Where the text takes most of its line; undefined where it was not measured. */
  width: TextWidth | undefined;
  /** The likelihood of languages by their codes: on the server, which has the model. */
  detectLanguage?: (text: string) => Readonly<Record<string, number>>;
}

/** A check of messages. Its messages complete a sentence that begins with the key. */
export interface Check<Id extends string = string> {
  id: Id;
  /** What its findings are called beside the text that they concern; absent where they do not concern a text. */
  label?: string;
  /** For the README. */
  finds: string;
  /** How a finding is accepted: for a reason in `accepted` of the configuration, under the id, or otherwise, in words. */
  accept?: 'reason' | (string & {});
  /** Whether it need not be wrong. */
  isAdvice?: boolean;
  /** Whether the checks that follow it would misread what it finds. */
  stops?: boolean;
  find?: (message: CheckedMessage) => readonly string[];
  /** What a message has only among all those of its catalog, and what is missing; `english` has the order of the default language. */
  findAmong?: (
    catalog: Pick<CheckedMessage, 'language' | 'sources' | 'own'> &
      Readonly<Record<'messages' | 'english', readonly CatalogMessage[]>>,
  ) => ReadonlyArray<{ key: string; message: string }>;
}
