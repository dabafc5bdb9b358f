import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitKey } from '../catalogPaths.ts';
import { configure, defaultLocale, getConfig, languageCodes, type LanguageReviewConfig } from '../config.ts';
import { baseKey } from '../plurals.ts';
import { catalogFiles, catalogFormat } from './catalogFiles.ts';
import type { CatalogFinding } from './catalogFindings.ts';
import { checkCatalogs } from './checkCatalogs.ts';
import { coverageOf, keysNamedIn } from './coverage.ts';
import { historyOf } from './history.ts';
import { readReviewFiles } from './reviewFile.ts';
import { approvalFile, noteFile } from './reviewFiles.ts';
import { readStoriesByMessage } from './storyResults.ts';

const testFile = /\.(?:test|stories)\.[jt]sx?$/;

/** The keys that the sources name, also without their namespace; all where sources need not name them, or there is no folder of sources. */
function usedKeys(root: string, keys: ReadonlySet<string>): ReadonlySet<string> {
  const folder = join(root, getConfig().sources);
  if (catalogFormat().extractor !== undefined || !existsSync(folder)) return keys;
  const names = new Set([...keys, ...Array.from(keys, (key) => splitKey(key).name)]);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.[jt]sx?$/.test(name) && !testFile.test(name),
  );
  const used = new Set(sources.flatMap((name) => keysNamedIn(readFileSync(join(folder, name), 'utf8'), names)));
  return new Set([...keys].filter((key) => used.has(key) || used.has(splitKey(key).name)));
}

/**
 * Collects coverage and errors from the catalogs, the sources, the results of the stories, and git.
 * @throws {AggregateError} of the catalogs, approvals and notes that cannot be read
 */
export async function collect(root: string, config: LanguageReviewConfig) {
  configure(config);
  const { catalogs: checked, widths } = await checkCatalogs(root);
  const { entries: approvals, errors: approvalErrors } = readReviewFiles(approvalFile, root);
  const { entries: notes, errors: noteErrors } = readReviewFiles(noteFile, root, languageCodes());
  const errors = [...approvalErrors, ...noteErrors];
  if (errors.length > 0)
    throw new AggregateError(
      errors.map((message) => new Error(message)),
      errors.join('\n'),
    );
  const english = checked.find(({ language }) => language === defaultLocale())?.messages ?? [];
  const englishTexts = new Map(english.map(({ key, text }) => [key, text]));
  const baseOf = (key: string) => baseKey(key, (each) => englishTexts.get(each));
  const used = usedKeys(root, new Set(english.map(({ key }) => baseOf(key))));
  const unused = english
    .filter(({ key }) => !used.has(baseOf(key)))
    .map(({ key, line }): CatalogFinding => ({
      key,
      line,
      kind: 'unused',
      message: 'is named by no source: take it out of every catalog',
    }));
  const catalogs = await Promise.all(
    checked.map(async ({ language, findings, ...catalog }) => ({
      ...catalog,
      language,
      findings: [...findings, ...(language === defaultLocale() ? unused : [])],
      approvals: new Map(Object.entries(approvals[language] ?? {})),
      history: await historyOf(
        root,
        catalogFiles(root, language).map(({ path }) => path),
      ),
    })),
  );
  return {
    coverage: coverageOf(catalogs, used, readStoriesByMessage(root), widths),
    notes,
    catalogs: catalogs.map(({ approvals: _approvals, history: _history, ...catalog }) => {
      const own = new Map(catalog.messages.map((message) => [message.key, message]));
      return {
        ...catalog,
        textOf: (key: string) => own.get(key)?.text,
        /** The line of a key, from 1. */
        lineOf: (key: string) => own.get(key)?.line,
      };
    }),
  };
}
