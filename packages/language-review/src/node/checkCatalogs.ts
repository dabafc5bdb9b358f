import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, getConfig, languageCodes, type Language } from '../config.ts';
import { catalogFindings, type CatalogFinding, type CatalogMessage } from './catalogFindings.ts';
import { parseGlossary } from './glossary.ts';
import { isNotFound } from './isNotFound.ts';
import { CatalogError, parseCatalog } from './parseCatalog.ts';
import { readRooms } from './records.ts';
import { parseWords, spellingFindings } from './spelling.ts';

const catalogFile = (language: string) => `${getConfig().catalogs}/${language}.json`;

function readMessages(file: string, root: string): CatalogMessage[] {
  const source = readFileSync(file, 'utf8');
  return [...parseCatalog(source, file, root)].map(([key, { text, start }]) => ({
    key,
    text,
    line: source.slice(0, start).split('\n').length,
  }));
}

/** @throws {AggregateError} of the errors of all files */
function readCatalogs(root: string): Map<Language, CatalogMessage[]> {
  const { catalogs } = getConfig();
  const errors = readdirSync(join(root, catalogs))
    .filter((name) => /^\w.*\.json$/.test(name) && languageCodes().every((code) => name !== `${code}.json`))
    .map((name) => new Error(`${catalogs}/${name} belongs to no locale of language-review.config.ts.`));
  const read = new Map<Language, CatalogMessage[]>();
  for (const code of languageCodes()) {
    const file = catalogFile(code);
    try {
      read.set(code, readMessages(join(root, file), root));
    } catch (error) {
      if (isNotFound(error)) errors.push(new Error(`${file} is missing.`));
      else if (error instanceof CatalogError) errors.push(error);
      else throw error;
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
  return read;
}

interface CheckedCatalog {
  language: Language;
  /** Its path from the root. */
  file: string;
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
  const readFile = (file: string) => readFileSync(join(root, file), 'utf8');
  const read = readCatalogs(root);
  const english = read.get(defaultLocale()) ?? [];
  const glossary = parseGlossary(readFile(config.glossary), config.glossary);
  const words = parseWords(readFile(config.words), config.words);
  const rooms = readRooms(root);
  const catalogs: CheckedCatalog[] = [];
  for (const [language, messages] of read) {
    const misspelt = await spellingFindings(language, messages, words);
    catalogs.push({
      language,
      file: catalogFile(language),
      messages,
      findings: [...catalogFindings(language, messages, english, { glossary, rooms }), ...(misspelt ?? [])],
      isSpellingChecked: misspelt !== undefined,
    });
  }
  return { catalogs, glossary, rooms };
}
