import { css } from 'styled-components';

/** Exposed to screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  /* Prevents overflow of the page. */
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Equal inline and block size. */
export const boxSize = (length: string) => `inline-size: ${length};block-size: ${length};`;

/** The centered content column. */
export const pageColumn = css`
  inline-size: 100%;
  max-inline-size: calc(${({ theme }) => `${theme.size.page} + 2 * ${theme.space.gutter}`});
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space.gutter};
`;

/** A pointer target of at least 44 px (WCAG 2.2, 2.5.5). */
export const target = css`
  min-block-size: ${({ theme }) => theme.size.target};
  min-inline-size: ${({ theme }) => theme.size.target};
`;

/** Mirrors it in a right-to-left layout. */
export const mirrored = css`
  &:dir(rtl) {
    scale: -1 1;
  }
`;

/** Transition of colors on hover. */
export const colorTransition = css`
  transition-property: background-color, border-color, color, box-shadow;
  transition-duration: ${({ theme }) => theme.motion.fast};
  transition-timing-function: ${({ theme }) => theme.motion.easing};
`;

/** A link that is colored on hover only. */
export const quietLink = css(
  ({ theme: { color, media } }) => css`
    ${colorTransition}

    ${media.hover} {
      &:hover {
        color: ${color.accent};
        text-decoration-color: currentColor;
      }
    }

    &:active {
      color: ${color.accentPressed};
    }
  `,
);
