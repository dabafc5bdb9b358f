import { css, keyframes } from 'styled-components';
import { color, media } from './tokens';

// Apart from what the header needs, whose script every visitor downloads.

/**
 * A soft light behind a picture: at the inline end on desktops, below the text elsewhere.
 * @param height of its center on desktops, as a fraction of the band
 */
export const pictureGlow = (height = '48%') => css`
  background: radial-gradient(90% 28% at 50% 70%, ${color.surfaceHover}, transparent);

  ${media.desktop} {
    background: radial-gradient(48% 50% at 74% ${height}, ${color.surfaceHover}, transparent);

    &:dir(rtl) {
      background: radial-gradient(48% 50% at 26% ${height}, ${color.surfaceHover}, transparent);
    }
  }
`;

/** Hides a row while the browser has parsed only its first column, which the second one moves. */
export const hiddenWhileParsed = css`
  &:not(:has(> * + *)) {
    visibility: hidden;
  }
`;

/** Less far than the gap to what is below. */
const slideUp = keyframes`
  from {
    translate: 0 1rem;
  }
`;

/** Slides up while it is scrolled into view. */
export const slideUpOnScroll = css`
  ${media.motion} {
    @supports (animation-timeline: view()) {
      animation: ${slideUp} linear both;
      animation-timeline: view();
      animation-range: entry;
    }
  }
`;
