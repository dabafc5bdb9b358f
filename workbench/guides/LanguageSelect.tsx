import { LanguageSelect } from '#components/LanguageSelect';
import { languages } from '#i18n/languages.ts';
import type { Guide } from './guide';

interface SelectProps {
  label?: string;
  value?: string;
  names?: Readonly<Record<string, string>>;
}

const Select = ({ label = 'Language', value = 'en', names }: SelectProps) => (
  <LanguageSelect
    languages={languages.map(({ code, name }) => ({ code, name: names?.[code] ?? name }))}
    value={value}
    onChange={() => undefined}
    label={label}
  />
);

export const guide: Guide = {
  use: [
    'At the end of a page, where a visitor looks for the language a second time.',
    'Where a phone’s own list is easier to use than one that opens over the page.',
  ],
  avoid: [
    'As the only choice of language: it is hidden without JavaScript. `LanguageDropdown` works without.',
    'For the fields of a form: it acts at once.',
  ],
  anatomy: {
    picture: <Select />,
    parts: {
      label: 'Label: always visible.',
      select: 'Control: the current language, in itself. The list is that of the system.',
      svg: 'Sign: there is a list.',
    },
  },
  rules: [
    {
      do: { says: 'Name each language in itself.', picture: <Select value="ar" /> },
      dont: {
        says: 'Translate the names.',
        picture: <Select value="ar" names={{ ar: 'Arabic' }} />,
      },
    },
    {
      do: { says: 'Ask for the language alone.', picture: <Select /> },
      dont: {
        says: 'Mix language, country and currency.',
        picture: <Select label="Region" names={{ en: 'United States, USD' }} />,
      },
    },
  ],
  roles: 'A native `combobox`, named by its label; each option has its `lang`.',
  keys: {
    Space: 'Opens the list.',
    '↓, ↑': 'Chooses the next or previous language, at once where the list is closed; on a Mac they open it.',
    Enter: 'Chooses in the open list.',
    Escape: 'Closes the list and changes nothing.',
  },
  byHand: ['The lists of iOS and Android show all names in their scripts, and read each with its voice.'],
  related: ['Components/LanguageDropdown', 'Components/LanguageOffer', 'Layout/Footer'],
};
