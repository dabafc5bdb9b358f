import type { Guide } from './guide';

export const guide: Guide = {
  use: [
    'Once on a page, for the words of a customer who has agreed to be named.',
    'For five stars: their number is fixed, and the words come from the catalogs.',
  ],
  avoid: ['For several quotes, or quotes that rotate: nobody reads the second one.', 'For what nobody said.'],
  rules: [
    {
      do: { says: 'Quote one thing that the customer has experienced.' },
      dont: { says: 'Quote praise that would fit any company.' },
    },
    {
      do: { says: 'Give the name and the role that the customer has agreed to.' },
      dont: { says: 'Use a first name and a picture from a library.' },
    },
  ],
  roles:
    'A `figure` with a `blockquote`. The stars are an `img`, named by the number of stars; the picture of the customer is decorative, because the name is beside it.',
  byHand: ['The translations say what the customer said.'],
  related: ['Components/StarRating', 'Components/Avatar', 'Screens/Home'],
};
