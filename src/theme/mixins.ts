import { css } from 'styled-components';
import { color, media, motion, size, space } from './tokens';

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
  max-inline-size: calc(${size.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** A pointer target of at least 44 px (WCAG 2.2, 2.5.5). */
export const target = css`
  min-block-size: ${size.target};
  min-inline-size: ${size.target};
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
  transition-duration: ${motion.fast};
  transition-timing-function: ${motion.easing};
`;

/** A link that is colored on hover only. */
export const quietLink = css`
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
`;
