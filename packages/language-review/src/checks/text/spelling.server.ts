import type { CatalogMessage } from '../../catalogs/messages.ts';
import type { CatalogFinding } from '../findings.ts';
import { UserError } from 'system-tools/user-error';
import { getConfig, ofLanguage, tagOf, type Language } from '../../config.ts';
import { parseJson } from '../../catalogs/parseJson.ts';
import { proseOf } from './prose.ts';

/** Words that are in no dictionary, by language, or for `all`. */
export type Words = Readonly<Partial<Record<Language | 'all', readonly string[]>>>;

const isList = (value: unknown) => Array.isArray(value) && value.every((word) => typeof word === 'string');

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isList);

/** @throws {UserError} with the file where it has another form */
export function parseWords(source: string, file: string): Words {
  const words = parseJson(source, file);
  if (isWords(words)) return words;
  throw new UserError(`${file} is not an object with a list of words for each language.`);
}

/** URLs and e-mail addresses. */
const addresses = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The words of a message on one line, without placeholders, names and invisible characters. */
const lineOf = ({ text }: CatalogMessage) =>
  proseOf(text)
    .replaceAll(addresses, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\n', ' ');

/**
 * The words of a catalog that are neither in the dictionary of its language nor among the project's own.
 * @returns undefined where the language has no dictionary
 */
export async function spellingFindings(
  language: Language,
  messages: readonly CatalogMessage[],
  words: Words,
): Promise<CatalogFinding[] | undefined> {
  const { dictionaries, words: file } = getConfig();
  const dictionary = dictionaries[language];
  if (dictionary === undefined) return undefined;
  // An optional peer: only who names a dictionary has it.
  const { spellCheckDocument } = await import('cspell-lib');
  const text = messages.map(lineOf).join('\n');
  const { issues, errors } = await spellCheckDocument(
    { uri: `${language}.txt`, text, languageId: 'plaintext', locale: tagOf(language) },
    { generateSuggestions: false, noConfigSearch: true },
    {
      loadDefaultConfiguration: false,
      language: tagOf(language),
      import: [`${dictionary}/cspell-ext.json`],
      words: [...(words.all ?? []), ...(ofLanguage(words, language) ?? [])],
    },
  );
  if (errors && errors.length > 0) throw new AggregateError(errors, `The spelling of ${language} cannot be checked`);
  return issues.map(({ text: word, offset }) => {
    const { key, line } = messages[text.slice(0, offset).split('\n').length - 1]!;
    return { key, line, kind: 'spelling', message: `has “${word}”: misspelt, or a word for ${file}` };
  });
}
