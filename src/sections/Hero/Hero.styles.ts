import styled, { css } from 'styled-components';
import { Picture as AnyPicture } from '../../components/Picture/Picture';
import { pictureSizes, shareOfRow } from '../../components/Picture/sizes';
import { pageColumn, pictureLight } from '../../theme/mixins';

/** The picture's share of the first view, against one of the text. */
const share = 1.3;
/** How far the picture reaches out of its column on a desktop. */
const overhang = 0.08;

export const Band = styled.section(
  ({ theme: { space, media } }) => css`
    overflow: clip;
    padding-block-start: ${space.part};
    ${pictureLight()}

    ${media.desktop} {
      padding-block-start: ${space.xl};
    }
  `,
);

export const Inner = styled.div(
  ({ theme: { space, media } }) => css`
    ${pageColumn}
    display: grid;
    align-items: center;
    gap: ${space.lg} ${space.part};

    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, ${share}fr);
    }
  `,
);

export const Copy = styled.div(
  ({ theme: { space } }) => css`
    display: grid;
    gap: ${space.lg};
    min-inline-size: 0;

    > div {
      display: grid;
      gap: ${space.xs};
      justify-items: start;
    }

    > div:last-child {
      margin-block-start: ${space.xs};
    }
  `,
);

/** On a screen wider than the page's column the picture takes half of the screen. */
const wide = '50vw';

export const Picture = styled(AnyPicture)(
  ({ theme: { media } }) => css`
    ${media.desktop} {
      inline-size: max(${100 * (1 + overhang)}%, ${wide});
    }
  `,
);

/** The larger of the two columns and the overhang; below the desktop the whole column of the page. */
export const sizes = pictureSizes({ desktop: `max(${wide}, ${shareOfRow((share / (share + 1)) * (1 + overhang))})` });
