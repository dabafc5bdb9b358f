import styled from 'styled-components';
import { boxSize, pageColumn, quietLink, target } from '#theme/mixins.ts';
import { color, layer, media, radius, size, space, type } from '#theme/tokens.ts';

/** Has no box, so that the sticky bar stays within the page, not within the header. */
export const Bars = styled.header`
  display: contents;
`;

export const Details = styled.div`
  ${pageColumn}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.xs};
  color: ${color.textMuted};
  font-size: ${type.size.xs};
  line-height: ${type.leading.control};

  ${media.narrow} {
    svg {
      display: none;
    }
  }

  ${media.tablet} {
    justify-content: end;
    column-gap: ${space.lg};
  }

  ${media.print} {
    display: none;
  }
`;

export const Detail = styled.span`
  ${target}
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > bdi {
    min-inline-size: 0;
  }

  svg {
    flex: none;
    ${boxSize(size.iconSmall)}
  }
`;

export const PhoneLink = styled(Detail).attrs({ as: 'a' })<{ href: string }>`
  ${quietLink}
  /* Room for an inner focus ring: the viewport and the bar below would clip an outer one. */
  margin-inline: calc(-1 * ${space.xs});
  padding-inline: ${space.xs};
  border-radius: ${radius.sm};
  text-decoration: none;

  &:focus-visible {
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

/** It is as wide as the page, for its background; its padding leaves the content column. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.xxs};
  min-block-size: ${size.header};
  padding-inline: max(${space.gutter}, 50% - ${size.page} / 2);

  /* The open list of languages lies over notices. */
  &:has([open]) {
    z-index: ${layer.overlay};
  }

  /* Focusing a sticky element must not scroll the page. */
  * {
    scroll-margin-block-start: calc(-1 * (${size.header} + ${space.lg}));
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-block-end: ${size.hairline} solid ${color.border};
    background: ${color.headerBackground};
    backdrop-filter: blur(${space.sm});
  }

  ${media.short} {
    position: relative;

    * {
      scroll-margin-block-start: 0;
    }
  }

  /* On paper, only the logo, at the top of the first page. */
  ${media.print} {
    position: static;

    &::before {
      display: none;
    }
  }
`;

/** On phones the mark alone; the accessible name still contains the company's name. */
export const HomeLink = styled.a`
  ${target}
  display: inline-flex;
  align-items: center;
  border-radius: ${radius.sm};
  text-decoration: none;

  ${media.narrow} {
    bdi {
      display: none;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space.xs};
  min-inline-size: 0;

  /* The list of languages ends where the line does, or it would leave a phone's screen. */
  ${media.narrow} {
    position: relative;

    > details {
      position: static;
    }
  }

  > a {
    flex: none;
    padding-inline: ${space.md};
    white-space: nowrap;
  }

  ${media.tablet} {
    gap: ${space.md};

    > a {
      padding-inline: ${space.lg};
    }
  }

  ${media.print} {
    display: none;
  }
`;
