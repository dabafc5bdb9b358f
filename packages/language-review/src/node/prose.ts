import { getConfig } from '../config.ts';
import { splitPlaceholders } from '../messages.ts';

/** A message without placeholders and without names, which belong to no language. */
export function proseOf(text: string) {
  const pieces = splitPlaceholders(text).map((piece) => ('text' in piece ? piece.text : ' '));
  return getConfig().brandTerms.reduce((rest, name) => rest.replaceAll(name, ' '), pieces.join(''));
}
