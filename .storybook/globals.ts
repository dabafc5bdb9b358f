import type { Globals } from 'storybook/internal/types';
import { defaultLanguage, isLanguage, languages, type Direction, type Language } from '../src/i18n/languages';

/** The toolbar's choices. */
export const globalTypes = {
  locale: {
    name: 'Language',
    description: 'Language of the texts',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: languages.map(({ code, name }) => ({ value: code, title: name, right: code })),
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
};

export const initialGlobals = { locale: defaultLanguage, direction: 'auto' };

/** The chosen language; English for anything else that an address or a toolbar reset (`_reset`) may hold. */
export function localeOf({ locale }: Globals): Language {
  return isLanguage(locale) ? locale : defaultLanguage;
}

/** The chosen direction; undefined where it follows the language. */
export function directionOf({ direction }: Globals): Direction | undefined {
  return direction === 'ltr' || direction === 'rtl' ? direction : undefined;
}
