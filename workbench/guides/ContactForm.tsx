import type { Guide } from './guide';

export const guide: Guide = {
  use: ['For a message that a person of the company reads and answers.'],
  avoid: [
    'For orders, payments or files: it sends text alone.',
    'Without another way to write: beside it there is an email address and a phone number.',
  ],
  rules: [
    {
      do: { says: 'Ask for what an answer needs.' },
      dont: { says: 'Ask for a company or an address just in case: each field loses visitors.' },
    },
    {
      do: { says: 'Say in each error what to write.' },
      dont: { says: 'Say only that a field is wrong or required.' },
    },
    {
      do: { says: 'When sending fails, keep what was written, and offer to copy it or to send it by email.' },
      dont: { says: 'Empty the fields, or show what a machine says.' },
    },
  ],
  roles:
    'Each field is a `textbox`, named by its label and described by its error. A summary links to the fields to correct. What becomes of the message is announced when the screen reader pauses.',
  keys: {
    Enter: 'Sends the message from a field of one line; begins a new line in the message.',
    'Tab, Shift + Tab': 'Moves through summary, fields and buttons.',
  },
  byHand: [
    'After sending with errors, a screen reader reads the first invalid field with its error.',
    'A phone shows the keyboard for an email address, and fills in name and address.',
  ],
  related: ['Components/TextField', 'Components/TextArea', 'Components/Toaster', 'Screens/Contact'],
};
