import styled, { css } from 'styled-components';
import { Split } from '#sections/Section';

/** Quote and person side by side on desktops; the quote is first in reading order. */
export const Figure = styled(Split).attrs({ as: 'figure' })(
  ({ theme: { space, media } }) => css`
    gap: ${space.lg} ${space.part};

    ${media.desktop} {
      grid-template-rows: auto 1fr;

      > div {
        grid-column: 2;
        grid-row: 1 / -1;
      }
    }
  `,
);

export const Quote = styled.div(
  ({ theme: { space } }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.lg};
    justify-items: start;
  `,
);

/** The quotation marks are those of the language, and not part of the message. */
export const Quotation = styled.blockquote(
  ({ theme: { type } }) => css`
    font-size: ${type.size.quote};
    line-height: ${type.leading.quote};

    p::before {
      content: open-quote;
    }

    p::after {
      content: close-quote;
    }
  `,
);

export const Person = styled.figcaption(
  ({ theme: { color, space, type } }) => css`
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
  `,
);
