import { TextArea } from '#components/TextArea';
import messages from '#i18n/messages/en.json';
import type { Guide } from './guide';

export const guide: Guide = {
  use: ['For an answer in the visitor’s own words, of more than one line.'],
  avoid: [
    'For a name, an email address or any other single line: use `TextField`.',
    'For several answers in one: ask each in its own field.',
  ],
  fills: true,
  anatomy: {
    picture: (
      <TextArea
        label={messages.message}
        rows={4}
        defaultValue="Hi"
        error={messages.messageTooShort}
        hint="2 of 5,000 characters"
      />
    ),
    parts: {
      label: 'Label: always visible; a click on it focuses the field.',
      textarea: 'Field: as high as a usual answer. The visitor can make it higher, not wider.',
      'p:has(svg)': 'Error: stands below the field, with an icon and not by color alone.',
      'p:not(:has(svg))': 'Hint: a limit, counted while the visitor writes.',
    },
  },
  rules: [
    {
      do: { says: 'Make room for a usual answer.', picture: <TextArea label={messages.message} rows={5} /> },
      dont: {
        says: 'Ask for a message and leave room for a word.',
        picture: <TextArea label={messages.message} rows={1} />,
      },
    },
    {
      do: {
        says: 'Count, and let visitors write on: a text that is too long is an error they can correct.',
        picture: (
          <TextArea
            label={messages.message}
            rows={2}
            defaultValue="…"
            error={messages.messageTooLong.replace('{max}', '5,000')}
            hint="5,120 of 5,000 characters"
          />
        ),
      },
      dont: {
        says: 'Cut a pasted text with `maxLength`.',
        picture: <TextArea label={messages.message} rows={2} defaultValue="…" hint="5,000 of 5,000 characters" />,
      },
    },
  ],
  roles:
    '`textbox` of several lines, named by its label and described by error and hint; with an error it is marked as invalid.',
  keys: { Tab: 'Moves to the next field, and shows the full field on the way in.', Enter: 'Begins a new line.' },
  byHand: [
    'On a phone, the line that is written stays above the keyboard.',
    'A screen reader reads the limit once, not after each letter.',
  ],
  related: ['Components/TextField', 'Sections/ContactForm'],
};
