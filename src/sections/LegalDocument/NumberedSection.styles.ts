import styled, { keyframes } from 'styled-components';
import { colorTransition, target } from '#theme/mixins.ts';
import { color, media, motion, radius, size, space, type } from '#theme/tokens.ts';
import { Number } from './LegalDocument.styles';

const fade = keyframes`
  from { opacity: 1; }
`;

export const Heading = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  font-size: ${type.size.xl};
  line-height: ${type.leading.heading};

  h2 {
    display: flex;
    gap: ${space.sm};
    min-inline-size: 0;
    font-size: inherit;
  }

  h2 > span {
    min-inline-size: 0;
  }

  ${Number} {
    flex: none;
    color: ${color.accent};
    font-weight: ${type.weight.regular};
  }

  ${media.desktop} {
    h2 {
      gap: 0;
      margin-inline-start: calc(-1 * ${space.xxl});
    }

    ${Number} {
      inline-size: ${space.xxl};
    }
  }
`;

export const SectionLink = styled.a`
  ${target}
  ${colorTransition}
  flex: none;
  display: grid;
  place-items: center;
  /* The target is taller than the line of the heading, which keeps its height. */
  margin-block: calc((1lh - ${size.target}) / 2);
  border-radius: ${radius.sm};
  color: ${color.textMuted};

  svg {
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }

  /* Always visible on touch screens; elsewhere on hover and focus. */
  ${media.hover} {
    transition-property: color, opacity;

    :not(:hover) > &:not(:focus-visible) {
      opacity: 0;
    }

    &:hover {
      color: ${color.accent};
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const Root = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};

  p,
  li {
    color: ${color.textMuted};
  }

  /* Keeps the line breaks of the message, as in a postal address. */
  p {
    white-space: pre-line;
  }

  /* A phone number wraps only where it does not fit on a line. */
  a[href^='tel:'] {
    display: inline-block;
  }

  data {
    white-space: nowrap;
  }

  /* An empty marker, because with "none" Safari exposes no list. */
  ul {
    display: grid;
    gap: ${space.sm};
    list-style-type: '';
  }

  li {
    position: relative;
    padding-inline-start: ${space.lg};
  }

  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc((1lh - ${space.xxxs}) / 2);
    inline-size: ${space.sm};
    border-block-start: ${space.xxxs} solid ${color.accent};
  }

  p a,
  li a {
    color: ${color.text};
  }

  /* Highlights the target of a link with a background that fades. */
  ${media.motion} {
    &:target::before {
      content: '';
      position: absolute;
      inset: calc(-1 * ${space.sm});
      z-index: -1;
      border-radius: ${radius.md};
      background: ${color.surface};
      opacity: 0;
      animation: ${fade} ${motion.slow} ${motion.easing};
    }

    ${media.desktop} {
      &:target::before {
        inset-inline-start: calc(-1 * (${space.xxl} + ${space.sm}));
      }
    }
  }
`;
