import { LanguageDropdown } from '#components/LanguageDropdown';
import { languages } from '#i18n/languages.ts';
import { OpenList } from '../OpenList';
import type { Guide } from './guide';

const ignore = () => undefined;

interface DropdownProps {
  value?: string;
  /** Other names than those of the languages in themselves. */
  names?: readonly string[];
  isOpen?: boolean;
}

function Dropdown({ value = 'en', names, isOpen = false }: DropdownProps) {
  const dropdown = (
    <LanguageDropdown
      languages={languages.map((language, index) => ({
        ...language,
        name: names?.[index] ?? language.name,
        href: `#${language.code}`,
      }))}
      value={value}
      onChange={ignore}
      label="Language"
      listLabel="Language"
    />
  );
  return isOpen ? <OpenList>{dropdown}</OpenList> : dropdown;
}

export const guide: Guide = {
  use: [
    'In the header of each page, to read the same page in another language.',
    'Where there is room for one word, and a list may open over the page.',
  ],
  avoid: [
    'Where a label has room, such as in a footer: use `LanguageSelect`.',
    'For other choices or for actions: its options are links to pages.',
  ],
  anatomy: {
    picture: <Dropdown value="es" isOpen />,
    parts: {
      summary: 'Control: the current language; on phones its short form, without the globe where there is no room.',
      ul: 'List: begins below the control and ends with it, in both directions.',
      '[aria-current] svg': 'Check mark: the current language.',
      '[lang=ar]': 'Option: a link to the page, in its own language and script.',
    },
  },
  rules: [
    {
      do: { says: 'Name each language in itself.', picture: <Dropdown isOpen /> },
      dont: {
        says: 'Translate the names: a person who needs Arabic may not read “Arabic”.',
        picture: <Dropdown names={['English', 'Spanish', 'Arabic', 'French']} isOpen />,
      },
    },
    {
      do: { says: 'Name languages.', picture: <Dropdown /> },
      dont: {
        says: 'Name countries or show flags: a language has several.',
        picture: <Dropdown names={['United States']} />,
      },
    },
  ],
  roles:
    'The browser’s own disclosure (`details` and `summary`), named by `label`, over a list of links named by `listLabel`. Each link has its `lang`; the current one has `aria-current`.',
  keys: {
    'Enter, Space': 'Opens or closes the list.',
    '↓, ↑': 'Opens the list at the current language; then moves through it, and on from one end to the other.',
    'Home, End': 'Moves to the first or last language of the open list.',
    Enter: 'Follows the link; the focus returns to the control.',
    'Tab, Shift + Tab': 'Moves through the list; out of it, the list closes.',
    Escape: 'Closes the list; the focus returns to the control.',
  },
  byHand: [
    'A screen reader reads each language with the voice of that language.',
    'A middle click or a press with Ctrl opens the page in a new tab.',
  ],
  related: ['Components/LanguageSelect', 'Components/LanguageOffer', 'Layout/Header'],
};
