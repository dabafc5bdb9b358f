import styled from 'styled-components';
import { Split } from '#sections/Section';
import { color, media, space, type } from '#theme/tokens.ts';

/** Quote and person side by side on desktops; the quote is first in reading order. */
export const Figure = styled(Split).attrs({ as: 'figure' })`
  gap: ${space.lg} ${space.part};

  ${media.desktop} {
    grid-template-rows: auto 1fr;

    > div {
      grid-column: 2;
      grid-row: 1 / -1;
    }
  }
`;

export const Quote = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  justify-items: start;
`;

/** The quotation marks are those of the language, and not part of the message. */
export const Quotation = styled.blockquote`
  font-size: ${type.size.quote};
  line-height: ${type.leading.quote};

  p::before {
    content: open-quote;
  }

  p::after {
    content: close-quote;
  }
`;

export const Person = styled.figcaption`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  align-self: end;
  gap: ${space.md};
  overflow-wrap: anywhere;

  > span:last-child {
    display: grid;
    text-wrap: balance;
  }

  strong {
    font-weight: ${type.weight.medium};
  }

  strong + span {
    color: ${color.textMuted};
    font-size: ${type.size.sm};
  }
`;
