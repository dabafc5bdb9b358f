import type { Edit } from './edits.ts';
import { FormatError, type CatalogEntries } from '../adapters/catalogFormat.ts';
import { byKey, pathOfKey } from '../adapters/keyPaths.ts';
import { splitKey, type CatalogFile } from '../catalogs/catalogPaths.ts';
import { acceptedReason, defaultLocale, type Language } from '../config.ts';
import { longest } from '../config/limits.ts';
import { keysOfCatalogs, textsIn, type Texts } from '../catalogs/plurals.ts';
import { catalogFormat, parseCatalog } from '../catalogs/catalogFiles.server.ts';
import { isComposed, lineBreakIssues } from '../checks/text/copy.ts';
import { expectText } from './expectText.server.ts';
import { SaveError } from './saveError.ts';
import { textProblem } from './textProblem.ts';

/** An empty text counts as missing. */
const present = (text: string | undefined) => (text?.trim() ? text : undefined);

/** @throws {SaveError} where an edit is not allowed */
export function checkEdit(edit: Edit, current: string | undefined, sources: Texts) {
  const { language, key, text, from } = edit;
  const name = `The text of "${key}"`;
  const refuse = (sentence: string, status = 422) => {
    throw new SaveError(status, sentence, key);
  };
  if (text.trim() === '') refuse(`${name} is empty.`);
  expectText('lines', name, text, longest.text, key);
  if (!isComposed(text))
    refuse(`${name} is not in the composed form of Unicode (NFC): a letter and its accent must be one character.`);
  const problem = textProblem(edit, sources);
  if (problem !== undefined) refuse(problem);
  const { extractor } = catalogFormat();
  if (current === undefined && extractor !== undefined)
    refuse(`There is no message "${key}" in the file: run \`${extractor}\`, which adds it.`);
  const [lineBreak] = acceptedReason(language, key, 'copy') === undefined ? lineBreakIssues(text) : [];
  if (lineBreak !== undefined) refuse(`${name} has ${lineBreak}.`);
  // Otherwise, the change was saved before.
  if (current !== text && present(current) !== present(from))
    refuse(`${name} was changed in its file in the meantime.`, 409);
}

/**
 * Changes messages in the source of a catalog, and nothing else in it.
 * @throws {SaveError} for the first edit that is not allowed
 * @throws {CatalogError} where the source cannot be parsed
 */
export function applyEdits(
  source: string,
  edits: readonly Edit[],
  english: CatalogEntries,
  file: CatalogFile,
  root: string,
) {
  const { language, namespace } = file;
  const entries = parseCatalog(source, file, root);
  const sources = textsIn(english);
  for (const edit of edits) checkEdit(edit, entries.get(edit.key)?.text, sources);
  // Only a new message needs the order of all keys, which takes longer than everything else.
  const hasNewMessage = edits.some(({ key }) => !entries.has(key));
  const keysIn = (each: Language) => (each === defaultLocale() ? english.keys() : edits.map(({ key }) => key));
  const order = (hasNewMessage ? keysOfCatalogs([language], keysIn, sources) : [])
    .map(splitKey)
    .flatMap((key) => (key.namespace === namespace ? key.name : []));
  const paths = Array.from(english, ([key, { path }]) => (splitKey(key).namespace === namespace ? path : undefined));
  const known = byKey(paths.filter((path) => path !== undefined));
  return edits
    .filter(({ key, text }) => entries.get(key)?.text !== text || entries.get(key)?.isFuzzy)
    .reduce((changed, { key, text }) => {
      const { name } = splitKey(key);
      try {
        return catalogFormat().write(changed, { key: name, text, path: pathOfKey(name, known) }, order);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        throw new SaveError(422, `${file.path}: ${error.message}.`, key);
      }
    }, source);
}
