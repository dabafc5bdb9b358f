import styled, { css } from 'styled-components';
import { pageColumn } from '../../theme/mixins';

export const Band = styled.section(
  ({ theme: { color, space, media } }) => css`
    overflow: clip;
    padding-block: ${space.part};
    /* The light stands behind the picture, wherever that is. */
    background: radial-gradient(90% 28% at 50% 72%, ${color.surface}, transparent);

    ${media.desktop} {
      background: radial-gradient(45% 50% at 72% 50%, ${color.surface}, transparent);

      &:dir(rtl) {
        background: radial-gradient(45% 50% at 28% 50%, ${color.surface}, transparent);
      }
    }
  `,
);

export const Inner = styled.div(
  ({ theme: { space, media } }) => css`
    ${pageColumn}
    display: grid;
    align-items: center;
    gap: ${space.part};

    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
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

export const Picture = styled.img(
  ({ theme: { media } }) => css`
    inline-size: 100%;
    block-size: auto;

    ${media.desktop} {
      inline-size: 116%;
      max-inline-size: none;
      margin-inline-end: -16%;
    }
  `,
);
