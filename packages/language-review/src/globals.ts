import type { Preview } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import { getConfig, localeInfo, type Direction, type Language } from './config.ts';
import { pseudoLanguages, type PseudoLanguage } from './pseudo.ts';

/** What a story can be shown in: a language of the product, or one that only the workbench knows. */
export interface ReviewLocale {
  /** As the toolbar and the address have it, and as `lang` of what is shown. */
  code: Language | PseudoLanguage;
  name: string;
  direction: Direction;
  /** The language that the product takes it for. */
  language: Language;
}

const ofLanguage = (language: Language): ReviewLocale => {
  const { code, name, direction } = localeInfo(language);
  return { code, name, direction, language };
};

const allLanguages = () => getConfig().locales.map(({ code }) => ofLanguage(code));

/** A pseudo-language is English to the product, in other words. */
const pseudoLocales = (): readonly ReviewLocale[] =>
  pseudoLanguages.map((entry) => ({ ...entry, language: getConfig().defaultLocale }));

/** Everything that a story can be shown in. */
const reviewLocales = (): readonly ReviewLocale[] => [...allLanguages(), ...pseudoLocales()];

/** The value of the toolbar's locale for all languages at once. */
const everyLanguage = 'all';

/** The toolbar's choices. */
export const globalTypes = () =>
  ({
    locale: {
      name: 'Language',
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...reviewLocales().map(({ code, name }) => ({ value: code, title: name, right: code })),
          { value: everyLanguage, title: 'All languages', right: 'side by side' },
        ],
      },
    },
    compare: {
      name: 'Comparison',
      description: 'English beside the current language',
      toolbar: {
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'One language' },
          { value: 'english', title: 'Current and English' },
        ],
      },
    },
    direction: {
      name: 'Direction',
      description: 'Direction of the layout',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    marks: {
      name: 'Text marks',
      description: 'Outlines around the texts',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Texts as they are' },
          { value: 'on', title: 'Texts marked' },
        ],
      },
    },
  }) satisfies Preview['globalTypes'];

export const initialGlobals = () => ({
  locale: getConfig().defaultLocale,
  compare: 'off',
  direction: 'auto',
  marks: 'off',
});

const chosen = ({ locale }: Globals): ReviewLocale =>
  reviewLocales().find(({ code }) => code === locale) ?? ofLanguage(getConfig().defaultLocale);

/**
 * What is shown, side by side where it is more than one. The first is the one that play functions and the languages panel
 * are about. English stands for anything else that an address or a toolbar reset (`_reset`) may hold.
 */
export function panesOf(globals: Globals): readonly [ReviewLocale, ...ReviewLocale[]] {
  if (globals.locale === everyLanguage) {
    const [first = ofLanguage(getConfig().defaultLocale), ...others] = allLanguages();
    return [first, ...others];
  }
  const current = chosen(globals);
  return globals.compare === 'english' && current.code !== getConfig().defaultLocale
    ? [current, ofLanguage(getConfig().defaultLocale)]
    : [current];
}

/** The language that the story on screen, or its first pane, speaks. */
export const localeOf = (globals: Globals): Language => panesOf(globals)[0].language;

/** The chosen direction; undefined where it follows the language. */
export function directionOf({ direction }: Globals): Direction | undefined {
  return direction === 'ltr' || direction === 'rtl' ? direction : undefined;
}

/** The direction that the story on screen, or its first pane, is laid out in. */
export const layoutDirectionOf = (globals: Globals): Direction => directionOf(globals) ?? panesOf(globals)[0].direction;

/** Whether texts are outlined. */
export const hasMarks = ({ marks }: Globals) => marks === 'on';

export { pseudoLanguages };
