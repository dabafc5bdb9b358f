import type { Guide } from './guide';

export const guide: Guide = {
  use: [
    'For one thing that the company does: a title, a short text and a picture that shows it.',
    'Several below each other, on alternating sides, with a `Passage` between two.',
  ],
  avoid: [
    'At the top of a page: use `Hero`.',
    'For a text without a picture, or with steps: it has room for one paragraph.',
  ],
  rules: [
    {
      do: { says: 'Choose a picture that shows what the title says.' },
      dont: { says: 'Choose one with words in it, or with persons who look into the camera.' },
    },
  ],
  roles:
    'The title is an `h2`, and comes first in reading order, also where the picture is above it. The picture is an `img`, named by its alternative text.',
  byHand: ['The alternative text says what somebody who sees the picture learns from it.'],
  related: ['Sections/Passage', 'Sections/Hero', 'Components/Picture', 'Docs/Art direction'],
};
