import styled, { css } from 'styled-components';
import { pageColumn } from '../../theme/mixins';

export const Band = styled.section(
  ({ theme: { color, space } }) => css`
    overflow: clip;
    padding-block: ${space.part};
    background: radial-gradient(60em 40em at 72% 40%, ${color.surface}, transparent 70%);
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
