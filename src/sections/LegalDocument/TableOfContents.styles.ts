import styled from 'styled-components';
import { boxSize, colorTransition, quietLink, target } from '#theme/mixins.ts';
import { color, media, motion, radius, size, space, type } from '#theme/tokens.ts';
import { Number } from './LegalDocument.styles';

export const Nav = styled.nav`
  align-self: start;

  h2,
  summary {
    font-size: ${type.size.sm};
    font-weight: ${type.weight.medium};
    line-height: ${type.leading.control};
    letter-spacing: normal;
  }

  h2 {
    display: none;
    color: ${color.textMuted};
  }

  summary {
    ${target}
    ${colorTransition}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.sm};
    padding-inline: ${space.md};
    border: ${size.hairline} solid ${color.borderControl};
    border-radius: ${radius.md};

    ${media.hover} {
      &:hover {
        background: ${color.surfaceHover};
      }
    }
  }

  svg {
    flex: none;
    ${boxSize(size.icon)}
    transition: rotate ${motion.moderate} ${motion.easing};
  }

  [open] svg {
    rotate: 180deg;
  }

  [open] summary {
    margin-block-end: ${space.xs};
  }

  /* The list is always open on tablets and larger. Browsers without ::details-content keep the button. */
  ${media.tablet} {
    @supports selector(::details-content) {
      h2 {
        display: block;
        margin-block-end: ${space.sm};
      }

      summary {
        display: none;
      }

      details::details-content {
        content-visibility: visible;
      }
    }

    ol {
      columns: 2;
      column-gap: ${space.xl};
    }

    li {
      break-inside: avoid;
    }
  }

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${size.header} + ${space.lg});
    max-block-size: calc(100dvh - ${size.header} - 2 * ${space.lg});
    overflow: auto;

    /* Room for the focus ring, which the scroll container would clip. */
    margin: calc(-1 * ${space.xs});
    padding: ${space.xs};

    ol {
      columns: 1;
    }
  }

  ${media.short} {
    position: static;
    max-block-size: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const EntryLink = styled.a`
  ${target}
  ${quietLink}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  align-items: baseline;
  gap: ${space.sm};
  padding: ${space.xs} ${space.md};
  border-inline-start: ${space.xxxs} solid ${color.border};
  color: ${color.textMuted};
  font-size: ${type.size.sm};
  line-height: ${type.leading.control};
  text-decoration: none;

  &:focus-visible {
    border-radius: ${radius.sm};
  }

  ${Number} {
    min-inline-size: 2ch;
  }

  &[aria-current] {
    border-color: ${color.accent};
    color: ${color.text};
  }
`;
