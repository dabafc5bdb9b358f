import { StarRating } from '#components/StarRating';
import type { Guide } from './guide';

const rating = (value: number, total = 5) => (
  <StarRating value={value} total={total} label={`${value} out of ${total} stars`} />
);

export const guide: Guide = {
  use: ['To show the rating that one customer gave, beside what they wrote.'],
  avoid: [
    'To ask for a rating: it is a picture, no control.',
    'For averages: a third of a star cannot be shown. Write the number.',
    'As decoration: stars are read as a customer’s judgment.',
  ],
  anatomy: {
    picture: rating(3),
    parts: {
      'svg:first-child': 'Filled stars: the rating, from the start of the line in both directions.',
      'svg:last-child': 'Outlined stars: the rest, so that the scale is seen.',
    },
  },
  rules: [
    {
      do: {
        says: 'Show whose rating it is.',
        picture: <>{rating(4)} “Nothing broke, twice.” Helena Figueiredo</>,
      },
      dont: { says: 'Show a rating without a person.', picture: rating(4) },
    },
    {
      do: { says: 'Stay with five stars.', picture: rating(4) },
      dont: { says: 'Change the scale.', picture: rating(8, 10) },
    },
  ],
  roles: '`img`, whose name states value and total. The single stars are hidden.',
  byHand: ['The customer gave that rating, and agreed that it is shown.'],
  related: ['Components/Avatar', 'Sections/Testimonial'],
};
