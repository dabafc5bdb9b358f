import { noteFile } from '../notes/noteFile.server.ts';
import { isOpen, type CatalogFinding } from '../checks/findings.ts';
import { catalogOf } from '../catalogs/catalogPaths.ts';
import {
  acceptedReason,
  configure,
  defaultLocale,
  languageCodes,
  type Language,
  type LanguageReviewConfig,
} from '../config.ts';
import { baseKey } from '../catalogs/plurals.ts';
import { catalogFiles, catalogFormat, unreadFiles } from '../catalogs/catalogFiles.server.ts';
import { checkCatalogs } from '../checks/text/checkCatalogs.server.ts';
import { coverageOf } from './coverage.ts';
import { count } from '../format.ts';
import { historyOf } from '../checks/text/history.server.ts';
import { historyFindings } from '../checks/text/historyFindings.server.ts';
import { readEntryFiles } from '../edits/entryFile.server.ts';
import { approvalFile } from '../approvals/approvalFile.server.ts';
import { readStoriesByMessage } from './storyResults.server.ts';
import { hasSources, usedKeys } from './usedKeys.server.ts';

/** A catalog that does not exist is one finding, in place of one for each of its texts. */
function withoutMissingFiles(root: string, language: Language, findings: readonly CatalogFinding[]) {
  const files = new Set(catalogFiles(root, language).map(({ path }) => path));
  const missing = new Map<string, CatalogFinding[]>();
  const others: CatalogFinding[] = [];
  for (const finding of findings) {
    const { path } = catalogOf(language, finding.key);
    if (finding.kind !== 'missing' || !isOpen(finding) || files.has(path)) others.push(finding);
    else missing.set(path, [...(missing.get(path) ?? []), finding]);
  }
  const ofFiles = Array.from(missing.values(), ([first, ...rest]): CatalogFinding => {
    if (rest.length === 0) return first!;
    return { ...first!, message: `and ${count(rest.length, 'other text')} are missing: there is no such file` };
  });
  return [...ofFiles, ...others];
}

/**
 * Collects coverage and errors from the catalogs, the sources, the results of the stories, and git.
 * @throws {AggregateError} of the catalogs, approvals and notes that cannot be read
 */
export async function collect(root: string, config: LanguageReviewConfig) {
  configure(config);
  const { catalogs: checked, widths } = await checkCatalogs(root);
  const { entries: approvals, errors: approvalErrors } = readEntryFiles(approvalFile, root);
  const { entries: notes, errors: noteErrors } = readEntryFiles(noteFile, root, languageCodes());
  const errors = [...approvalErrors, ...noteErrors];
  if (errors.length > 0)
    throw new AggregateError(
      errors.map((message) => new Error(message)),
      errors.join('\n'),
    );
  const english = checked.find(({ language }) => language === defaultLocale())?.messages ?? [];
  const englishTexts = new Map(english.map(({ key, text }) => [key, text]));
  const baseOf = (key: string) => baseKey(key, (each) => englishTexts.get(each));
  const keys = english.map(({ key }) => key);
  const texts = checked.flatMap(({ messages }) => messages.map(({ text }) => text));
  const named = usedKeys(root, keys, texts);
  const isAccepted = (key: string) => acceptedReason(defaultLocale(), key, 'unused') !== undefined;
  // The sources are elsewhere if they name no message at all.
  const used = new Set(keys.filter((key) => named.size === 0 || named.has(key) || isAccepted(key)).map(baseOf));
  const unnamed = english.filter(({ key }) => !used.has(baseOf(key)));
  const inTests = usedKeys(
    root,
    unnamed.map(({ key }) => key),
    texts,
    'tests',
  );
  const unused = unnamed.map(({ key, line }): CatalogFinding => ({
    key,
    line,
    kind: 'unused',
    message: inTests.has(key) ? 'is named by tests and stories only' : 'is named by no source',
  }));
  const read = await Promise.all(
    checked.map(async ({ language, findings, ...catalog }) => ({
      ...catalog,
      language,
      findings: [...withoutMissingFiles(root, language, findings), ...(language === defaultLocale() ? unused : [])],
      approvals: new Map(Object.entries(approvals[language] ?? {})),
      history: await historyOf(
        root,
        catalogFiles(root, language).map(({ path }) => path),
      ),
    })),
  );
  const suggested = await historyFindings(root, read);
  const catalogs = read.map(({ findings, ...catalog }) => ({
    ...catalog,
    findings: [...findings, ...(suggested.get(catalog.language) ?? [])],
  }));
  return {
    coverage: coverageOf(catalogs, used, readStoriesByMessage(root), widths),
    notes,
    // An extractor knows by itself which messages are used.
    sourcesKnown: catalogFormat().extractor !== undefined || (named.size > 0 && hasSources(root)),
    unreadFiles: unreadFiles(root),
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
