import type { Guide } from './guide';

export const guide: Guide = {
  use: ['Between two sections of `FeatureSection` whose pictures are on opposite sides. It is seen on desktops only.'],
  avoid: [
    'Between other sections: it is drawn from the foot of one picture to the top of the next.',
    'To say something: visitors who do not see it must miss nothing.',
  ],
  rules: [
    {
      do: { says: 'Let the line run from one picture to the next.' },
      dont: { says: 'Draw it across a text or a button.' },
    },
  ],
  roles:
    'Decorative: it is hidden from assistive technology, has no height and takes no clicks. With reduced motion it is drawn at once.',
  byHand: [
    'With a new picture, the line begins at the lowest and ends at the highest point of what the picture shows: the build measures both.',
  ],
  related: ['Sections/FeatureSection', 'Docs/Art direction'],
};
