import styled, { css } from 'styled-components';
import { palette } from '../../brand/palette';

/** What a logo stands on; `text` draws it in the one colour of the text around it. */
export type Ink = keyof typeof palette | 'text';

/** Height of the mark, in em of the logo. */
export const markHeight = 1.2;

export const Lockup = styled.span<{ $ink: Ink }>(
  ({ theme: { space, type }, $ink }) => css`
    display: inline-flex;
    align-items: center;
    /* In a wider box it starts where the page's lines start, not where its own do. */
    justify-self: start;
    color: ${$ink === 'text' ? 'inherit' : palette[$ink].port};
    font-size: ${type.size.lg};
    font-weight: ${type.weight.bold};
    line-height: ${type.leading.control};

    svg {
      flex: none;
      block-size: ${markHeight}em;
      max-inline-size: none;
      /* The letters reach below the mark. */
      overflow: visible;
      fill: currentColor;
    }

    .cargo {
      fill: ${$ink === 'text' ? 'currentColor' : palette[$ink].cargo};
    }

    .typed {
      margin-inline-start: ${space.xs};
    }
  `,
);
