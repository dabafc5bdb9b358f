import { TextField } from '#components/TextField';
import messages from '#i18n/messages/en.json';
import type { Guide } from './guide';

export const guide: Guide = {
  use: ['For an answer of one line, such as a name or an email address.'],
  avoid: ['For more than one line: use `TextArea`.', 'For a choice of a few values: show them.'],
  fills: true,
  anatomy: {
    picture: (
      <TextField label={messages.name} defaultValue="H" error={messages.nameTooShort} hint="1 of 100 characters" />
    ),
    parts: {
      label: 'Label: always visible; a click on it focuses the field.',
      input: 'Field: at least 44 px high, as wide as its column.',
      'p:has(svg)': 'Error: stands below the field, with an icon and not by color alone.',
      'p:not(:has(svg))': 'Hint: help that stays while the visitor writes.',
    },
  },
  rules: [
    {
      do: {
        says: 'Name the answer in the label.',
        picture: <TextField label={messages.email} placeholder={messages.emailPlaceholder} />,
      },
      dont: {
        says: 'Let a placeholder be the label: it is gone with the first letter.',
        picture: <TextField label="" placeholder={messages.email} />,
      },
    },
    {
      do: {
        says: 'Say how to put it right.',
        picture: <TextField label={messages.name} defaultValue="H" error={messages.nameTooShort} />,
      },
      dont: {
        says: 'Say only that it is wrong.',
        picture: <TextField label={messages.name} defaultValue="H" error="Invalid input" />,
      },
    },
  ],
  roles: '`textbox`, named by its label and described by error and hint; with an error it is marked as invalid.',
  keys: { Tab: 'Moves to the next field.', Enter: 'Sends the form.' },
  byHand: [
    'A phone shows the keyboard for the answer, and the browser fills in what it knows (`type`, `inputMode`, `autoComplete`).',
    'After sending with an error, a screen reader reads field and error together.',
  ],
  related: ['Components/TextArea', 'Sections/ContactForm'],
};
