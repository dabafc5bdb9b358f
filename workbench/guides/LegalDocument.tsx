import type { Guide } from './guide';

export const guide: Guide = {
  use: [
    'For texts that bind somebody, such as terms and the privacy policy: with a date, and numbered sections that one can refer to.',
  ],
  avoid: [
    'For help and answers: use `Faq`.',
    'For a text with fewer than three sections: its table of contents would be longer than what it lists.',
  ],
  rules: [
    {
      do: { says: 'Begin with a summary in plain words, and say in each title what the section is about.' },
      dont: { says: 'Number within the text: sections number themselves, in the digits of the language.' },
    },
  ],
  roles:
    'The title is the `h1`, each section has an `h2` with its number. The table of contents is a `navigation` whose links mark the current section with `aria-current`.',
  byHand: ['A lawyer has read each language.', 'Printed, no title is the last line of a page.'],
  related: ['Screens/TermsOfService', 'Screens/PrivacyPolicy', 'Sections/Faq'],
};
