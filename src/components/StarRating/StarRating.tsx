import { Star } from 'lucide-react';
import styled from 'styled-components';
import { boxSize } from '#theme/mixins.ts';
import { color, size, space } from '#theme/tokens.ts';

interface StarRatingProps {
  /** Number of filled stars. */
  value: number;
  /** Number of stars in total. */
  total?: number;
  /** Accessible name, for example "5 out of 5 stars". */
  label: string;
}

const Row = styled.span`
  display: inline-flex;
  gap: ${space.xxs};
  color: ${color.accent};

  svg {
    ${boxSize(size.star)}
  }
`;

/** A rating in whole stars, exposed as one image. */
export function StarRating({ value, total = 5, label }: StarRatingProps) {
  return (
    <Row role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        <Star key={index} aria-hidden="true" fill={index < value ? 'currentColor' : 'none'} />
      ))}
    </Row>
  );
}
