import styled from 'styled-components';
import { boxSize, colorTransition, target } from '#theme/mixins.ts';
import { color, media, motion, radius, size, space, type } from '#theme/tokens.ts';

export const List = styled.div`
  border-block-start: ${size.hairline} solid ${color.border};
`;

/** Animates the row height from and to zero. */
export const Item = styled.details`
  border-block-end: ${size.hairline} solid ${color.border};

  &::details-content {
    display: grid;
    grid-template-rows: 0fr;
  }

  &[open]::details-content {
    grid-template-rows: 1fr;
  }

  ${media.motion} {
    &::details-content {
      transition-property: grid-template-rows, content-visibility;
      transition-duration: ${motion.moderate};
      transition-timing-function: ${motion.easing};
      transition-behavior: allow-discrete;
    }
  }

  ${media.print} {
    break-inside: avoid;

    /* On paper every item is open. */
    &::details-content {
      display: block;
      content-visibility: visible;
      transition-property: none;
    }
  }
`;

export const Summary = styled.summary`
  ${target}
  ${colorTransition}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  padding-block: ${space.lg};
  border-radius: ${radius.sm};
  font-size: ${type.size.lg};

  svg {
    flex: none;
    ${boxSize(size.icon)}
    color: ${color.accent};
    transition: rotate ${motion.moderate} ${motion.easing};
  }

  [open] > & svg {
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

  ${media.print} {
    padding-block: ${space.md} ${space.xs};

    svg {
      display: none;
    }
  }
`;

export const Heading = styled.h3`
  font-size: inherit;
  font-weight: ${type.weight.medium};
  line-height: ${type.leading.control};
  letter-spacing: normal;
`;

export const Clip = styled.div`
  min-block-size: 0;
  overflow: hidden;
`;

export const Content = styled.div`
  display: grid;
  gap: ${space.sm};
  max-inline-size: ${size.measure};
  /* Room for the focus ring of the heading. */
  padding-block: ${space.sm} ${space.lg};
  color: ${color.textMuted};
`;
