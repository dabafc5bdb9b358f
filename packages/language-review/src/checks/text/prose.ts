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
