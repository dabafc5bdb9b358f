import type { Edit } from './edits.ts';
import type { CatalogEntries } from '../adapters/catalogFormat.ts';
import { byKey, pathOfKey } from '../adapters/keyPaths.ts';
import { splitKey, type CatalogFile } from '../catalogs/catalogPaths.ts';
import { acceptedReason, type Language } from '../config.ts';
import { longest } from '../config/limits.ts';
import { expectedKeys, canHaveForm, sourceText, textsIn, type Texts } from '../catalogs/plurals.ts';
import { messageSyntax } from '../catalogs/syntax.ts';
import { catalogFormat, parseCatalog } from '../catalogs/catalogFiles.server.ts';
import { lineBreakIssues } from '../checks/text/copy.ts';
import { differentPlaceholders } from '../checks/text/evaluateMessage.ts';
import { expectText } from './expectText.server.ts';
import { englishName, sourceName } from '../format.ts';
import { SaveError } from './saveError.ts';

/** An empty text counts as missing. */
const present = (text: string | undefined) => (text?.trim() ? text : undefined);

const placeholderNames = (names: readonly string[]) => names.join(', ') || 'no placeholders';

/** @throws {SaveError} where a text is not allowed in a catalog */
function checkText(language: Language, key: string, text: string, sources: Texts) {
  const error = (problem: string) => new SaveError(422, `The text of "${key}" ${problem}.`, key);
  if (text.trim() === '') throw error('is empty');
  expectText('lines', `The text of "${key}"`, text, longest.text, key);
  if (text !== text.normalize('NFC'))
    throw error('is not in the composed form of Unicode (NFC): a letter and its accent must be one character');
  const problem = messageSyntax().errorIn?.(text);
  if (problem !== undefined) throw error(problem);
  const [lineBreak] = acceptedReason(language, key, 'copy') === undefined ? lineBreakIssues(text) : [];
  if (lineBreak !== undefined) throw error(`has ${lineBreak}`);
  const different = differentPlaceholders(language, key, sources, text);
  if (different)
    throw error(
      `has ${placeholderNames(different.found)}, but the ${sourceName()} text has ${placeholderNames(different.expected)}`,
    );
}

/** @throws {SaveError} where an edit is not allowed */
export function checkEdit({ language, key, text, from }: Edit, current: string | undefined, sources: Texts) {
  if (sourceText(language, key, sources) === undefined)
    throw new SaveError(422, `There is no key "${key}" in the ${sourceName()} catalog.`, key);
  if (!canHaveForm(language, key, sources))
    throw new SaveError(422, `${englishName(language)} does not have the plural form of "${key}".`, key);
  const { extractor } = catalogFormat();
  if (current === undefined && extractor !== undefined)
    throw new SaveError(422, `There is no message "${key}" in the file: run \`${extractor}\`, which adds it.`, key);
  checkText(language, key, text, sources);
  // Otherwise, the change was saved before.
  if (current !== text && present(current) !== present(from)) {
    throw new SaveError(
      409,
      `The text of "${key}" was changed in its file in the meantime. Undo this edit to see the text that stands there now, then change that one.`,
      key,
    );
  }
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
  const order = (hasNewMessage ? expectedKeys([language], english.keys(), sources) : [])
    .map(splitKey)
    .flatMap((key) => (key.namespace === namespace ? key.name : []));
  const paths = Array.from(english, ([key, { path }]) => (splitKey(key).namespace === namespace ? path : undefined));
  const known = byKey(paths.filter((path) => path !== undefined));
  return edits
    .filter(({ key, text }) => entries.get(key)?.text !== text || entries.get(key)?.isFuzzy)
    .reduce((changed, { key, text }) => {
      const { name } = splitKey(key);
      return catalogFormat().write(changed, { key: name, text, path: pathOfKey(name, known) }, order);
    }, source);
}
