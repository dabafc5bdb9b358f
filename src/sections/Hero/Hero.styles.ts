import styled from 'styled-components';
import { Picture as AnyPicture, pictureSizes, shareOfRow } from '#components/Picture';
import { pageColumn } from '#theme/mixins.ts';
import { hiddenWhileParsed, pictureGlow } from '#theme/sectionMixins.ts';
import { media, size, space } from '#theme/tokens.ts';

/** Width of the picture's column on desktops, in columns of text. */
const share = 1.3;
/** Overflow of the picture on desktops, in widths of its column. */
const overhang = 0.08;

export const Band = styled.section`
  overflow: clip;
  padding-block-start: ${space.part};
  ${pictureGlow()}

  ${media.desktop} {
    padding-block-start: ${space.xl};
  }
`;

export const Inner = styled.div`
  ${pageColumn}
  display: grid;
  align-items: center;
  gap: ${space.lg} ${space.part};

  ${media.desktop} {
    ${hiddenWhileParsed}
    grid-template-columns: minmax(0, 1fr) minmax(0, ${share}fr);
  }
`;

export const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  min-inline-size: 0;

  > div {
    display: grid;
    gap: ${space.xs};
    justify-items: start;
  }

  /* Not :last-child, which matches only when the browser has parsed the end of the parent. */
  > div + div {
    /* Side by side where the texts of all languages fit, of equal width below each other elsewhere. */
    grid-template-columns: repeat(auto-fit, minmax(min(${size.action}, 100%), max-content));
    gap: ${space.sm};
    justify-items: stretch;
    margin-block-start: ${space.xs};
  }

  > div > a {
    padding-inline: ${space.lg};
  }
`;

/** On viewports wider than the content column the picture takes half of the viewport. */
const wide = '50vw';

export const Picture = styled(AnyPicture)`
  ${media.desktop} {
    inline-size: max(${100 * (1 + overhang)}%, ${wide});
  }
`;

export const sizes = pictureSizes({ desktop: `max(${wide}, ${shareOfRow((share / (share + 1)) * (1 + overhang))})` });
