import styled, { css } from 'styled-components';
import { mirrored } from '../../theme/mixins';

export const Card = styled.div(
  ({ theme: { color, space, size, media } }) => css`
    display: grid;
    gap: ${space.part};
    align-items: start;

    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }

    figure {
      position: relative;
      display: grid;
      gap: ${space.lg};
      justify-items: start;
      min-inline-size: 0;

      > svg {
        inline-size: ${size.avatar};
        block-size: ${size.avatar};
        margin-block-end: calc(-1 * ${space.xs});
        color: ${color.line};
        fill: currentColor;

        ${mirrored}
      }
    }
  `,
);

export const Words = styled.blockquote(
  ({ theme: { type } }) => css`
    font-size: ${type.size.xl};
    line-height: ${type.leading.body};
  `,
);

export const Person = styled.figcaption(
  ({ theme: { color, space, type } }) => css`
    display: flex;
    align-items: center;
    gap: ${space.md};

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
