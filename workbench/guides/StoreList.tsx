import type { Guide } from './guide';

export const guide: Guide = {
  use: [
    'To lead to the company’s stores, each with its name, its URL and what it sells: they are in `src/content/company.ts`.',
  ],
  avoid: ['For pages of this site: its links open in a new tab.', 'Where there are no stores: it then shows nothing.'],
  rules: [
    {
      do: { says: 'Say what a store sells in a few plain words: “Linen and bedding”.' },
      dont: { says: 'Praise it: “The best choice for your home”.' },
    },
    {
      do: { says: 'List the stores that take orders today.' },
      dont: { says: 'Announce a store that opens later.' },
    },
  ],
  roles: 'A `list` with a name. Each `link` is named by the store, what it sells, and that it opens in a new tab.',
  byHand: ['Each store sells today what its link says.'],
  related: ['Sections/FeatureSection', 'Components/SocialLinks', 'Screens/Home'],
};
