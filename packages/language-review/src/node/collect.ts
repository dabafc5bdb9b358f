import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages, type Language } from '../../src/i18n/languages.ts';
import { CatalogFault, parseCatalog } from '../catalogs/parseCatalog.ts';
import { catalogFindings, type CatalogText, type Finding } from './copyChecks.ts';
import { coverageOf, keysNamedIn, type Coverage } from './coverage.ts';
import { historyOf } from './history.ts';

/** Folder of the catalogs, from the root. */
export const catalogFolder = 'src/i18n/messages';
/** Which stories show a key, from the root: ids of stories by key. */
export const recordFile = '.storybook/review/shownBy.json';

/** Path of a language's catalog, from the root. */
const catalogFile = (language: string) => `${catalogFolder}/${language}.json`;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function textsOf(source: string, file: string): CatalogText[] {
  return [...parseCatalog(source, file)].map(([key, { text, start }]) => ({
    key,
    text,
    line: source.slice(0, start).split('\n').length,
  }));
}

/**
 * The texts of every catalog, in the order of the languages.
 * @throws {AggregateError} of what is wrong, file by file
 */
function readCatalogs(root: string): Map<Language, CatalogText[]> {
  const faults = readdirSync(join(root, catalogFolder))
    .filter((name) => /^\w.*\.json$/.test(name) && languages.every(({ code }) => name !== `${code}.json`))
    .map((name) => new Error(`${catalogFolder}/${name} belongs to no language of src/i18n/languages.ts.`));
  const read = new Map<Language, CatalogText[]>();
  for (const { code } of languages) {
    const file = catalogFile(code);
    try {
      read.set(code, textsOf(readFileSync(join(root, file), 'utf8'), join(root, file)));
    } catch (error) {
      if (isMissing(error)) faults.push(new Error(`${file} is missing.`));
      else if (error instanceof CatalogFault) faults.push(error);
      else throw error;
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map(({ message }) => message).join('\n'));
  return read;
}

/** Not a part of the product: tests, stories, the workbench's own pages. */
const aside = /\.(?:test|stories)\.tsx?$|^docs[\\/]/;

function usedKeys(root: string, keys: ReadonlySet<string>): Set<string> {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !aside.test(name),
  );
  return new Set(sources.flatMap((name) => keysNamedIn(readFileSync(join(root, 'src', name), 'utf8'), keys)));
}

function shownBy(root: string): Record<string, string[]> | undefined {
  try {
    return JSON.parse(readFileSync(join(root, recordFile), 'utf8')) as Record<string, string[]>;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`${recordFile} cannot be read`, { cause: error });
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
 * @throws {AggregateError} of the faults of catalogs that cannot be read
 */
export async function collect(root: string): Promise<Collected> {
  const read = readCatalogs(root);
  const english = read.get(defaultLanguage) ?? [];
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
      findings: [...catalogFindings(language, texts, english), ...(language === defaultLanguage ? unused : [])],
      lineOf: (key) => texts.find((entry) => entry.key === key)?.line,
    })),
  };
}
