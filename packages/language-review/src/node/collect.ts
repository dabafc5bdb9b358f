import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  configure,
  defaultLocale,
  getConfig,
  languageCodes,
  type Language,
  type LanguageReviewConfig,
} from '../config.ts';
import { baseKey } from '../plurals.ts';
import { catalogFindings, type CatalogMessage, type Finding } from './catalogFindings.ts';
import { coverageOf, keysNamedIn } from './coverage.ts';
import { readReviewFiles } from './reviewFile.ts';
import { approvalFile, noteFile } from './reviewFiles.ts';
import { parseGlossary } from './glossary.ts';
import { historyOf } from './history.ts';
import { isNotFound } from './isNotFound.ts';
import { CatalogError, parseCatalog } from './parseCatalog.ts';

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

const testFile = /\.(?:test|stories)\.tsx?$/;

function usedKeys(root: string, keys: ReadonlySet<string>): Set<string> {
  const folder = join(root, getConfig().sources);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !testFile.test(name),
  );
  return new Set(sources.flatMap((name) => keysNamedIn(readFileSync(join(folder, name), 'utf8'), keys)));
}

/** The story ids by message key, without plural form; undefined where there is no record. */
export function readShownBy(root: string): Record<string, string[]> | undefined {
  const { shownBy } = getConfig();
  try {
    return JSON.parse(readFileSync(join(root, shownBy), 'utf8')) as Record<string, string[]>;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw new Error(`${shownBy} cannot be read`, { cause: error });
  }
}

/**
 * Collects coverage and errors from the catalogs, the sources, the record of stories, and git.
 * @throws {AggregateError} of the catalogs, approvals and notes that cannot be read
 */
export async function collect(root: string, config: LanguageReviewConfig) {
  configure(config);
  const read = readCatalogs(root);
  const { entries: approvals, errors: approvalErrors } = readReviewFiles(approvalFile, root);
  const { entries: notes, errors: noteErrors } = readReviewFiles(noteFile, root, languageCodes());
  const errors = [...approvalErrors, ...noteErrors];
  if (errors.length > 0)
    throw new AggregateError(
      errors.map((message) => new Error(message)),
      errors.join('\n'),
    );
  const english = read.get(defaultLocale()) ?? [];
  const glossary = parseGlossary(readFileSync(join(root, config.glossary), 'utf8'), config.glossary);
  const used = usedKeys(root, new Set(english.map(({ key }) => baseKey(key))));
  const catalogs = await Promise.all(
    [...read].map(async ([language, messages]) => {
      const file = catalogFile(language);
      return {
        language,
        file,
        messages,
        approvals: new Map(Object.entries(approvals[language] ?? {})),
        history: await historyOf(root, file),
      };
    }),
  );
  const unused = english
    .filter(({ key }) => !used.has(baseKey(key)))
    .map(({ key, line }): Finding => ({ key, line, message: 'is named by no source: take it out of every catalog' }));
  return {
    coverage: coverageOf(catalogs, used, readShownBy(root)),
    notes,
    catalogs: catalogs.map(({ language, file, messages }) => {
      const own = new Map(messages.map((message) => [message.key, message]));
      return {
        language,
        file,
        messages,
        findings: [
          ...catalogFindings(language, messages, english, glossary),
          ...(language === defaultLocale() ? unused : []),
        ],
        textOf: (key: string) => own.get(key)?.text,
        /** The line of a key, from 1. */
        lineOf: (key: string) => own.get(key)?.line,
      };
    }),
  };
}
