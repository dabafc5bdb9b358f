import { canHaveForm, sourceText, type Texts } from '../catalogs/plurals.ts';
import { longest } from '../config/limits.ts';
import { messageSyntax } from '../catalogs/syntax.ts';
import { differentPlaceholders } from '../checks/text/evaluateMessage.ts';
import { englishName, sourceName } from '../format.ts';
import type { Edit } from './edits.ts';

const listed = (names: readonly string[]) => names.join(', ') || 'no placeholders';

/** Why a message cannot have a text, whoever wants to save it, as a sentence; undefined where it can. */
export function textProblem({ language, key, text }: Edit, sources: Texts) {
  // A catalog may have such a text already.
  if (text.length > longest.text)
    return `The text of "${key}" may have at most ${longest.text.toLocaleString('en')} characters.`;
  if (sourceText(language, key, sources) === undefined)
    return `There is no key "${key}" in the ${sourceName()} catalog.`;
  if (!canHaveForm(language, key, sources))
    return `${englishName(language)} does not have the plural form of "${key}".`;
  const error = messageSyntax().errorIn?.(text);
  if (error !== undefined) return `The text of "${key}" ${error}.`;
  const different = differentPlaceholders(language, key, sources, text);
  if (!different) return undefined;
  return `The text of "${key}" has ${listed(different.found)}, but the ${sourceName()} text has ${listed(different.expected)}.`;
}
