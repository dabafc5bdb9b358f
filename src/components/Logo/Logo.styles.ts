import styled, { css } from 'styled-components';
import { palette } from '#content/brand/palette.ts';
import { space, type } from '#theme/tokens.ts';

/** Written out: the workbench reads its values from the source. */
export type LogoVariant = 'onDark' | 'onLight' | 'monochrome';

/** Height of the mark, in em of the logo. */
export const markHeight = 1.2;

export const Lockup = styled.span<{ $variant: LogoVariant }>(
  ({ $variant }) => css`
    display: inline-flex;
    align-items: center;
    /* In a wider container it is aligned with the page's text, not by its own left-to-right direction. */
    justify-self: start;
    color: ${$variant === 'monochrome' ? 'inherit' : palette[$variant].port};
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
      fill: ${$variant === 'monochrome' ? 'currentColor' : palette[$variant].cargo};
    }

    .typed {
      margin-inline-start: ${space.xs};
    }
  `,
);
