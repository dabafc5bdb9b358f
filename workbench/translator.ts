import type { Args, Globals, Renderer } from 'storybook/internal/csf';
import { translate, type Catalogs, type MessageKey, type MessageValues } from '#i18n/lookup.ts';
import { panesOf, showsKeys } from 'language-review/globals';
import { catalogsOf, catalogStore } from 'language-review/preview';

/** A message as the text of an element, where `<bdi>` isolates values instead of characters. */
export const shown = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** A message as Testing Library normalizes it: every white space is a single space. */
export const seen = (text: string) => shown(text).replace(/\s+/g, ' ');

/** Matches an accessible name that contains a text literally. */
export const containing = (text: string) => (name: string) => name.includes(text);

/** Looks up messages in the language of a story, for its play function. */
export function translatorOf(globals: Globals) {
  const [locale] = panesOf(globals);
  return (key: MessageKey, values?: MessageValues) => {
    const catalogs = catalogsOf(catalogStore.current(), locale.code, showsKeys(globals)) as Catalogs;
    return translate(catalogs, locale.language, key, values);
  };
}

type Translator = ReturnType<typeof translatorOf>;

declare module 'storybook/internal/csf' {
  /** What `.storybook/preview.tsx` adds to the context of play functions. */
  interface StoryContext<TRenderer extends Renderer = Renderer, TArgs = Args> {
    /** Looks up a message in the language of the story. */
    t: Translator;
    /** Like `t`, but returns the text of an element as Testing Library normalizes it. */
    text: Translator;
  }
}
