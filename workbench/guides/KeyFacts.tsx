import type { Guide } from './guide';

export const guide: Guide = {
  use: ['Once, below the hero: what a visitor learns who reads nothing else.'],
  avoid: [
    'For numbers that nobody keeps up to date; the number of languages is counted by the code.',
    'For more than four facts, or for links.',
  ],
  rules: [
    {
      do: { says: 'Give each fact a title that says it by itself, and a line that proves it.' },
      dont: { says: 'Write slogans, such as “quality and trust”.' },
    },
  ],
  roles:
    'A `list` with a name; each fact is a `listitem` whose title is strong text and no heading. The icons are hidden from assistive technology.',
  byHand: ['Each fact is explained in a section further down.'],
  related: ['Sections/Hero', 'Sections/FeatureSection', 'Docs/Icons'],
};
