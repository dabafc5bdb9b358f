import styled from 'styled-components';
import { Picture as AnyPicture, pictureSizes, shareOfRow } from '#components/Picture';
import { boxSize, pageColumn, quietLink, target } from '#theme/mixins.ts';
import { pictureGlow } from '#theme/sectionMixins.ts';
import { color, media, radius, size, space, type } from '#theme/tokens.ts';

/** Width of the form's column on desktops, in widths of the other one. */
const share = 1.45;
/** Overflow of the picture on each side, in widths of its column. */
const overhang = 0.12;

export const Band = styled.div`
  overflow: clip;

  ${media.desktop} {
    ${pictureGlow('24%')}
  }
`;

/** On desktops the contact details are beside the form from the top. */
export const Columns = styled.div`
  ${pageColumn}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.part};
  padding-block: ${space.part} ${space.section};

  ${media.desktop} {
    grid-template-columns: minmax(0, ${share}fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;

    /* Otherwise, the form takes the second column until the browser has parsed the contact details. */
    > * {
      grid-column: 1;
    }

    > aside {
      grid-column: 2;
      grid-row: 1 / -1;
    }
  }
`;

export const Intro = styled.div`
  display: grid;
  gap: ${space.lg};

  /* No word alone in the last line. */
  > p {
    text-wrap: balance;
  }

  ${media.desktop} {
    padding-block-start: ${space.section};
  }
`;

export const Card = styled.div`
  min-inline-size: 0;

  ${media.tablet} {
    padding: ${space.xl};
    border: ${size.hairline} solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.backgroundRaised};
  }
`;

export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.lg} ${space.part};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;

    > section {
      order: -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);

    > section {
      order: 0;
    }
  }
`;

export const Picture = styled(AnyPicture)`
  ${media.desktop} {
    margin-inline: ${-100 * overhang}%;
  }
`;

export const sizes = pictureSizes({
  desktop: `calc(${shareOfRow((1 / (share + 1)) * (1 + 2 * overhang))})`,
  tablet: `calc(${shareOfRow(1 / 2)})`,
});

export const Details = styled.section`
  display: grid;
  gap: ${space.md};

  h2 {
    font-size: ${type.size.xl};
  }

  p {
    color: ${color.textMuted};
  }
`;

export const ContactDetails = styled.ul`
  display: grid;
  gap: ${space.xs};

  li {
    display: flex;
    align-items: center;
    gap: ${space.md};
  }

  li > svg {
    box-sizing: content-box;
    flex: none;
    ${boxSize(size.icon)}
    padding: ${space.sm};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.accent};
  }

  a {
    ${target}
    ${quietLink}
    display: inline-flex;
    align-items: center;
    min-inline-size: 0;
    text-decoration-color: ${color.borderControl};
  }

  span {
    line-height: ${type.leading.control};
  }
`;

/** It is a span, because the print style makes blocks of boxes. */
export const Hours = styled.span`
  display: grid;
  justify-items: start;
  gap: ${space.xxxs};
  min-inline-size: 0;
  line-height: ${type.leading.control};
  text-wrap: balance;

  > :first-child,
  > :last-child {
    color: ${color.textMuted};
    font-size: ${type.size.sm};
  }
`;
