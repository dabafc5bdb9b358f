import type { Preview } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import { sourceName } from './format.ts';
import { defaultLocale, languageCodes, localeInfo, type Direction, type Language } from './config.ts';
import { pseudoLanguages, type PseudoLanguage } from './catalogs/pseudo.ts';

export interface ShownLocale {
  /** The value in toolbar and URL. */
  code: Language | PseudoLanguage;
  tag: string;
  name: string;
  direction: Direction;
  /** The language for the project's code: that of a pseudo-language is the default one. */
  language: Language;
}

const localeOfLanguage = (language: Language) => ({ ...localeInfo(language), language });

const shownLocales = (): readonly ShownLocale[] => [
  ...languageCodes().map(localeOfLanguage),
  ...pseudoLanguages.map((entry) => ({ ...entry, tag: entry.code, language: defaultLocale() })),
];

const allLanguages = 'all';

const toolbarItem = <Icon extends string>(
  name: string,
  description: string,
  icon: Icon,
  items: ReadonlyArray<readonly [value: string, title: string, right?: string]>,
) => ({
  name,
  description,
  toolbar: { icon, dynamicTitle: true, items: items.map(([value, title, right]) => ({ value, title, right })) },
});

export const globalTypes = () =>
  ({
    locale: toolbarItem('Language', 'Language of the texts', 'globe', [
      ...shownLocales().map(({ code, name }) => [code, name, code] as const),
      [allLanguages, 'All languages', 'side by side'],
    ]),
    compare: toolbarItem('Comparison', `${sourceName()} beside the current language`, 'sidebyside', [
      ['off', 'One language'],
      ['english', `Current and ${sourceName()}`],
    ]),
    direction: toolbarItem('Direction', 'Direction of the layout', 'transfer', [
      ['auto', 'Direction of the language'],
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
    marks: toolbarItem('Text marks', 'Outlines around the texts, or their keys', 'paragraph', [
      ['off', 'Texts as they are'],
      ['on', 'Texts marked'],
      ['keys', 'Keys in place of texts'],
    ]),
  }) satisfies Preview['globalTypes'];

/** Whether the globals of a preview are those of one with the addon. */
export const isInPreview = (globals: Globals) => Object.hasOwn(globals, 'languageReview');

export const initialGlobals = () => ({
  locale: defaultLocale(),
  compare: 'off',
  direction: 'auto',
  marks: 'off',
});

/**
 * The locales that a story is shown in, side by side if more than one. Play functions and the languages panel use the first.
 * Unknown values, such as `_reset`, mean the default language.
 */
export function panesOf({ locale, compare }: Globals): readonly [ShownLocale, ...ShownLocale[]] {
  const reference = localeOfLanguage(defaultLocale());
  if (locale === allLanguages) {
    const [first = reference, ...others] = languageCodes().map(localeOfLanguage);
    return [first, ...others];
  }
  const current = shownLocales().find(({ code }) => code === locale) ?? reference;
  return compare === 'english' && current.code !== reference.code ? [current, reference] : [current];
}

/** The language of the story, or of its first pane. */
export const localeOf = (globals: Globals): Language => panesOf(globals)[0].language;

/** The direction chosen in the toolbar; undefined where it follows the language. */
export function directionOf({ direction }: Globals): Direction | undefined {
  return direction === 'ltr' || direction === 'rtl' ? direction : undefined;
}

/** The direction of the story, or of its first pane. */
export const layoutDirectionOf = (globals: Globals): Direction => directionOf(globals) ?? panesOf(globals)[0].direction;

export const hasMarks = ({ marks }: Globals) => marks === 'on';

export const showsKeys = ({ marks }: Globals) => marks === 'keys';

export { englishName } from './format.ts';
export { pseudoLanguages };
