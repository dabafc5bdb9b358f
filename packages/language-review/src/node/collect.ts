import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, getConfig, type Language, type LanguageReviewConfig } from '../config.ts';
import { CatalogError, parseCatalog } from './parseCatalog.ts';
import { catalogFindings, type CatalogMessage, type Finding } from './copyChecks.ts';
import { coverageOf, keysNamedIn, type Coverage } from './coverage.ts';
import { historyOf } from './history.ts';

/** Path of a language's catalog, from the root. */
const catalogFile = (language: string) => `${getConfig().catalogs}/${language}.json`;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function textsOf(source: string, file: string, root: string): CatalogMessage[] {
  return [...parseCatalog(source, file, root)].map(([key, { text, start }]) => ({
    key,
    text,
    line: source.slice(0, start).split('\n').length,
  }));
}

/**
 * The texts of every catalog, in the order of the languages.
 * @throws {AggregateError} of what is wrong, file by file
 */
function readCatalogs(root: string): Map<Language, CatalogMessage[]> {
  const { catalogs, locales } = getConfig();
  const errors = readdirSync(join(root, catalogs))
    .filter((name) => /^\w.*\.json$/.test(name) && locales.every(({ code }) => name !== `${code}.json`))
    .map((name) => new Error(`${catalogs}/${name} belongs to no locale of language-review.config.ts.`));
  const read = new Map<Language, CatalogMessage[]>();
  for (const { code } of locales) {
    const file = catalogFile(code);
    try {
      read.set(code, textsOf(readFileSync(join(root, file), 'utf8'), join(root, file), root));
    } catch (error) {
      if (isMissing(error)) errors.push(new Error(`${file} is missing.`));
      else if (error instanceof CatalogError) errors.push(error);
      else throw error;
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
  return read;
}

/** Not a part of the product: tests and stories. */
const aside = /\.(?:test|stories)\.tsx?$/;

function usedKeys(root: string, keys: ReadonlySet<string>): Set<string> {
  const folder = join(root, getConfig().sources);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !aside.test(name),
  );
  return new Set(sources.flatMap((name) => keysNamedIn(readFileSync(join(folder, name), 'utf8'), keys)));
}

function shownBy(root: string): Record<string, string[]> | undefined {
  const file = getConfig().shownBy;
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string[]>;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

/** A catalog and what is wrong with it. */
export interface CatalogFindings {
  language: Language;
  file: string;
  findings: readonly Finding[];
  /** The line of a key, from 1. */
  lineOf: (key: string) => number | undefined;
}

/** What the files of a project say about its texts. */
export interface Collected {
  coverage: Coverage;
  catalogs: readonly CatalogFindings[];
}

/**
 * Reads the catalogs, the sources, the record of stories and git.
 * @param root folder of the project
 * @throws {AggregateError} of the errors of catalogs that cannot be read
 */
export async function collect(root: string, config: LanguageReviewConfig): Promise<Collected> {
  configure(config);
  const read = readCatalogs(root);
  const english = read.get(getConfig().defaultLocale) ?? [];
  const used = usedKeys(root, new Set(english.map(({ key }) => key)));
  const sources = await Promise.all(
    [...read].map(async ([language, texts]) => ({
      language,
      texts,
      history: await historyOf(root, catalogFile(language)),
    })),
  );
  const unused = english
    .filter(({ key }) => !used.has(key))
    .map(({ key, line }): Finding => ({ key, line, message: 'is named by no source: take it out of every catalog' }));
  return {
    coverage: coverageOf(sources, used, shownBy(root)),
    catalogs: sources.map(({ language, texts }) => ({
      language,
      file: catalogFile(language),
      findings: [
        ...catalogFindings(language, texts, english),
        ...(language === getConfig().defaultLocale ? unused : []),
      ],
      lineOf: (key) => texts.find((entry) => entry.key === key)?.line,
    })),
  };
}
