import { css, keyframes } from 'styled-components';

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

/** A map drawn for paper, by night: light turns to dark, and what is blue or green stays so. */
export const darkMap = css`
  filter: invert(1) hue-rotate(180deg) saturate(75%) contrast(88%) brightness(80%);
`;

/**
 * A soft light behind a picture: where reading ends on a desktop, below the text elsewhere.
 * @param height of its middle on a desktop, as a share of the band
 */
export const pictureGlow = (height = '48%') =>
  css(
    ({ theme: { color, media } }) => css`
      background: radial-gradient(90% 28% at 50% 70%, ${color.surfaceHover}, transparent);

      ${media.desktop} {
        background: radial-gradient(48% 50% at 74% ${height}, ${color.surfaceHover}, transparent);

        &:dir(rtl) {
          background: radial-gradient(48% 50% at 26% ${height}, ${color.surfaceHover}, transparent);
        }
      }
    `,
  );

const slideUp = keyframes`
  from {
    translate: 0 2.5rem;
  }
`;

/** Comes up into its place as it is scrolled into sight. It is there all along: where nothing moves, nothing is missing. */
export const slideUpOnScroll = css(
  ({ theme: { media } }) => css`
    ${media.motion} {
      @supports (animation-timeline: view()) {
        animation: ${slideUp} linear both;
        animation-timeline: view();
        animation-range: entry;
      }
    }
  `,
);

/** Colour changes that follow the pointer. */
export const colorTransition = css`
  transition-property: background-color, border-color, color, box-shadow;
  transition-duration: ${({ theme }) => theme.motion.fast};
  transition-timing-function: ${({ theme }) => theme.motion.easing};
`;

/** A link that shows its colour only under the pointer. */
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
