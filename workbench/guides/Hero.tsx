import type { Guide } from './guide';

export const guide: Guide = {
  use: ['Once, at the top of the home page: what the company does, and what to do first.'],
  avoid: [
    'On other pages: they begin with a title and a lead.',
    'For news and offers that change: its title and picture are also in the previews of shared links.',
  ],
  rules: [
    {
      do: { says: 'Say in the title what a visitor finds here, and break it by meaning in each language.' },
      dont: { says: 'Open with a slogan that would fit any company.' },
    },
    {
      do: { says: 'Offer one action in the accent, and a quiet one for visitors who are not ready for it.' },
      dont: { says: 'Offer three actions, or two in the accent.' },
    },
    {
      do: { says: 'Choose a picture that shows what the title says.' },
      dont: { says: 'Put words into the picture: they are neither translated nor enlarged.' },
    },
  ],
  roles:
    'Has the `h1` of the page. The picture is an `img`, named by its alternative text, and comes after the actions.',
  keys: { Tab: 'Moves to the first action, then to the second one.' },
  byHand: [
    'On a phone, the title and the first action are seen without scrolling.',
    'Read aloud, title, lead and actions make sense without the picture.',
  ],
  related: ['Sections/FeatureSection', 'Components/Button', 'Components/Picture', 'Docs/Art direction'],
};
