import { css } from 'styled-components';

/** Seen by screen readers only; shown when it is focused is the caller's business. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  /* Nowhere it stands may it widen the page. */
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The centred column that every part of the page shares. */
export const pageColumn = css`
  inline-size: 100%;
  max-inline-size: calc(${({ theme }) => `${theme.size.page} + 2 * ${theme.space.gutter}`});
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space.gutter};
`;

/** A reachable target: never smaller than 44 px, whatever it holds. */
export const target = css`
  min-block-size: ${({ theme }) => theme.size.target};
  min-inline-size: ${({ theme }) => theme.size.target};
`;

/** A picture or an icon with a direction turns around where reading does. */
export const mirrored = css`
  &:dir(rtl) {
    scale: -1 1;
  }
`;

/** Colour changes that follow the pointer. */
export const quickColors = css`
  transition-property: background-color, border-color, color, box-shadow;
  transition-duration: ${({ theme }) => theme.motion.quick};
  transition-timing-function: ${({ theme }) => theme.motion.easing};
`;

/** A link that shows its colour only under the pointer. */
export const quietLink = css(
  ({ theme: { color, media } }) => css`
    ${quickColors}

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
