import { getConfig } from '../../config.ts';
import { splitPlaceholders } from '../../catalogs/messages.ts';

/** A message as it is shown, with a space in place of each placeholder. */
export const shownText = (message: string) =>
  splitPlaceholders(message)
    .map((piece) => ('text' in piece ? piece.text : ' '))
    .join('');

/** A message as it is shown, without names, which belong to no language. */
export const proseOf = (message: string) =>
  getConfig().brandTerms.reduce((rest, name) => rest.replaceAll(name, ' '), shownText(message));

/** Whether a text is that of the default language, and has something to translate: values, signs and names alone have not. */
export const isUntranslated = (text: string, source: string | undefined) =>
  text === source && /\p{L}/u.test(proseOf(text));
