import type { Globals } from 'storybook/internal/types';
import { translate, type Catalogs, type MessageKey, type MessageValues } from '#i18n/lookup.ts';
import { panesOf } from 'language-review/globals';
import { catalogsOf, catalogStore } from 'language-review/preview';

/** A text as an element has it: values are isolated by `<bdi>`, not by marks. */
export const shown = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** A text as Testing Library reads it from an element: every kind of space is a plain one. */
export const seen = (text: string) => shown(text).replace(/\s+/g, ' ');

/** Matches an accessible name that contains a text, whatever signs are in it. */
export const containing = (text: string) => (name: string) => name.includes(text);

/** The texts of the language that a story is shown in, for its play function. */
export function translatorOf(globals: Globals) {
  const [{ code, language }] = panesOf(globals);
  return (key: MessageKey, values?: MessageValues) =>
    translate(catalogsOf(catalogStore.current(), code) as Catalogs, language, key, values);
}
