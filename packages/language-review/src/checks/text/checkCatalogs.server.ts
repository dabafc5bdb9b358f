import type { CatalogMessage } from '../../catalogs/messages.ts';
import type { CatalogFinding } from '../findings.ts';
import { join } from 'node:path';
import { UserError } from 'system-tools/user-error';
import { defaultLocale, getConfig, isLanguage, languageCodes, type Language } from '../../config.ts';
import { catalogFiles, readMessages } from '../../catalogs/catalogFiles.server.ts';
import { catalogFindings } from '../catalogFindings.server.ts';
import { parseGlossary } from './glossary.ts';
import { readText } from '../../catalogs/readText.server.ts';
import { parseWords, spellingFindings } from './spelling.server.ts';
import { readTextWidths } from '../../coverage/storyResults.server.ts';

/** @throws {AggregateError} of the errors of all files */
function readCatalogs(root: string): Map<Language, CatalogMessage[]> {
  const errors = catalogFiles(root)
    .filter(({ language }) => !isLanguage(language))
    .map(({ path }) => new Error(`${path} belongs to no locale of language-review.config.ts.`));
  const read = new Map<Language, CatalogMessage[]>();
  for (const code of languageCodes()) {
    try {
      read.set(code, readMessages(root, code));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
  return read;
}

interface CheckedCatalog {
  language: Language;
  messages: readonly CatalogMessage[];
  findings: readonly CatalogFinding[];
  /** Whether the language has a dictionary. */
  isSpellingChecked: boolean;
}

/**
 * Reads the catalogs and runs all checks of texts.
 * @throws {AggregateError} of the catalogs that cannot be read
 */
export async function checkCatalogs(root: string) {
  const config = getConfig();
  const read = readCatalogs(root);
  const english = read.get(defaultLocale()) ?? [];
  const glossary = parseGlossary(readText(join(root, config.glossary), config.glossary, '[]'), config.glossary);
  const words = parseWords(readText(join(root, config.words), config.words, '{}'), config.words);
  const texts = new Map(
    Array.from(read, ([language, messages]) => [language, new Map(messages.map(({ key, text }) => [key, text]))]),
  );
  const widths = readTextWidths(root, ({ language, key }) => texts.get(language)?.get(key));
  const catalogs: CheckedCatalog[] = [];
  for (const [language, messages] of read) {
    const misspelt = await spellingFindings(language, messages, words);
    catalogs.push({
      language,
      messages,
      findings: [...catalogFindings(language, messages, english, { glossary, widths }), ...(misspelt ?? [])],
      isSpellingChecked: misspelt !== undefined,
    });
  }
  return { catalogs, glossary, widths };
}
