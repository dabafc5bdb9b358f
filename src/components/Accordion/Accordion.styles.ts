import styled, { css } from 'styled-components';
import { quickColors, target } from '../../theme/mixins';

export const List = styled.div(
  ({ theme: { color, size } }) => css`
    border-block-start: ${size.hairline} solid ${color.line};
  `,
);

export const Item = styled.div(
  ({ theme: { color, size, media } }) => css`
    border-block-end: ${size.hairline} solid ${color.line};

    ${media.print} {
      break-inside: avoid;
    }
  `,
);

export const Heading = styled.h3`
  letter-spacing: normal;
`;

export const Trigger = styled.button(
  ({ theme: { color, space, type, radius, size, motion, media } }) => css`
    ${target}
    ${quickColors}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.lg};
    inline-size: 100%;
    padding-block: ${space.lg};
    padding-inline: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.text};
    font-size: ${type.size.lg};
    font-weight: ${type.weight.medium};
    line-height: ${type.leading.control};
    text-align: start;
    cursor: pointer;

    svg {
      flex: none;
      inline-size: ${size.icon};
      block-size: ${size.icon};
      color: ${color.accent};
      transition: rotate ${motion.calm} ${motion.easing};
    }

    &[aria-expanded='true'] svg {
      rotate: 45deg;
    }

    ${media.hover} {
      &:hover {
        color: ${color.accent};
      }
    }

    &:active {
      color: ${color.accentPressed};
    }

    ${media.scriptless} {
      cursor: auto;

      svg {
        display: none;
      }
    }

    ${media.print} {
      padding-block: ${space.md} ${space.xs};

      svg {
        display: none;
      }
    }
  `,
);

/** Closed by a row of no height; hidden as well, so that nobody reads or reaches what is closed. */
export const Panel = styled.div<{ $open: boolean }>(
  ({ theme: { motion, media }, $open }) => css`
    display: grid;
    grid-template-rows: ${$open ? '1fr' : '0fr'};
    visibility: ${$open ? 'visible' : 'hidden'};
    transition-property: grid-template-rows, visibility;
    transition-duration: ${motion.calm};
    transition-timing-function: ${motion.easing};

    /* Nor can it be opened without a script, or on paper. */
    ${media.scriptless} {
      display: block;
      visibility: visible;
    }

    ${media.print} {
      display: block;
      visibility: visible;
    }
  `,
);

export const Clip = styled.div`
  min-block-size: 0;
  overflow: hidden;
`;

export const Content = styled.div(
  ({ theme: { color, space, size } }) => css`
    max-inline-size: ${size.measure};
    padding-block-end: ${space.lg};
    color: ${color.textMuted};
  `,
);
