import type { Guide } from './guide';

export const guide: Guide = {
  use: ['At the end of each page, by way of `PageLayout`.'],
  avoid: [
    'For what a visitor needs to go on: many never scroll this far.',
    'As the only place of contact data: the header and the contact page have them, too.',
  ],
  rules: [
    {
      do: { says: 'Give each column a heading of one or two words.' },
      dont: { says: 'Open a column for a single link.' },
    },
    {
      do: {
        says: 'Change addresses, numbers and networks in `src/content/company.ts`, from which all pages have them.',
      },
      dont: {
        says: 'Write a phone number, an address or a year into a message: every language would have to follow it.',
      },
    },
  ],
  roles:
    'A `contentinfo`, with a heading of level 2 for each column but the first. Each contact fact is read with its name; what is written in English, such as the address, has its `lang`.',
  keys: { Tab: 'Moves through links, social networks and the list of languages, column by column.' },
  byHand: [
    'Phone number and email address are copied without their labels.',
    'Printed, it still says whose page this is.',
  ],
  related: ['Layout/Header', 'Layout/PageLayout', 'Components/LanguageSelect', 'Components/SocialLinks'],
};
