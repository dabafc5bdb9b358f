import styled, { css } from 'styled-components';

export const Card = styled.div(
  ({ theme: { space, size } }) => css`
    display: grid;
    gap: ${space.part};
    max-inline-size: ${size.quote};
    margin-inline: auto;

    figure {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.lg};
      justify-items: start;
      min-inline-size: 0;
    }
  `,
);

/** Quotation marks are the language's own, and no part of what was said. */
export const Words = styled.blockquote(
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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.md};
    overflow-wrap: anywhere;

    > span:last-child {
      display: grid;
      min-inline-size: 0;
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
