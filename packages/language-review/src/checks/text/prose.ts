import { getConfig } from '../../config.ts';
import { splitPlaceholders } from '../../catalogs/messages.ts';

/** A message as it is shown, with a space in place of each placeholder. */
export const shownText = (message: string) =>
  splitPlaceholders(message)
    .map((piece) => ('text' in piece ? piece.text : ' '))
    .join('');

/** A text without names, which belong to no language. The longer ones go first: one may begin like another. */
export const withoutNames = (text: string, inPlace: string) =>
  getConfig()
    .brandTerms.toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, inPlace), text);

/** A message as it is shown, without names. */
export const proseOf = (message: string) => withoutNames(shownText(message), ' ');

/** Whether a text is that of the default language, and has something to translate: values, signs and names alone have not. */
export const isUntranslated = (text: string, source: string | undefined) =>
  text === source && /\p{L}/u.test(proseOf(text));
