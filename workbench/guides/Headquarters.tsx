import type { Guide } from './guide';

export const guide: Guide = {
  use: ['Once, at the end of the home page: where the company is, and since when.'],
  avoid: [
    'For several offices: it shows the address of `company.ts`.',
    'On the contact page: what visitors need there is an email address and a phone number.',
  ],
  rules: [
    {
      do: { says: 'Give the address as the post office writes it, in Latin letters in every language.' },
      dont: { says: 'Translate street and city: no carrier reads them.' },
    },
    {
      do: { says: 'Give the founding year once it is certain; the sentence appears with it.' },
      dont: { says: 'Fill the place with a year that nobody can prove.' },
    },
  ],
  roles:
    'The title is an `h2`. The address is text, which the map does not replace; the link to the map opens in a new tab, and its name says so. See `MapEmbed`.',
  byHand: ['The pin of the map is at the address.'],
  related: ['Components/MapEmbed', 'Screens/Home', 'Screens/Contact'],
};
