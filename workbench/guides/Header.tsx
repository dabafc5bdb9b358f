import type { Guide } from './guide';

export const guide: Guide = {
  use: ['At the top of each page, by way of `PageLayout`.'],
  avoid: [
    'For what one page needs, such as a table of contents.',
    'In other forms, such as a smaller one for a campaign: it is where a visitor finds languages and contact.',
  ],
  rules: [
    {
      do: {
        says: 'Keep to what every visitor needs on every page: who this is, how to reach them, in which language.',
      },
      dont: { says: 'Add links to offers or sections: a phone has no room for them.' },
    },
    {
      do: { says: 'Show the link to the contact page as a quiet button, of one or two words in each language.' },
      dont: { says: 'Give it the accent: that is for the action of the page below.' },
    },
  ],
  roles:
    'A `banner`. Phone number and email address are a named `group`. The logo is a link named by the company; on its own page, the link to the contact page has `aria-current`.',
  keys: {
    Tab: 'Moves through phone number, logo, languages and the link to the contact page, in this order.',
  },
  byHand: [
    'With enlarged text on a phone, enough of the page is seen below it.',
    'On a phone, a press on the phone number offers to call it.',
  ],
  related: ['Layout/PageLayout', 'Layout/Footer', 'Components/LanguageDropdown'],
};
