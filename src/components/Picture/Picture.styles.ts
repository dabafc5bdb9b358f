import styled, { css } from 'styled-components';
import { mirrored } from '../../theme/mixins';
import type { PictureSource } from './pictureSource';

interface FrameProps {
  $source: PictureSource;
  $mirrored: boolean;
}

/** The picture's place, as large before it comes as after. */
export const Frame = styled.picture<FrameProps>(
  ({ theme: { media }, $source: { width, height, preview }, $mirrored }) => css`
    position: relative;
    display: block;
    aspect-ratio: ${width} / ${height};
    ${$mirrored && mirrored}

    img {
      position: relative;
      display: block;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }

    /* The preview stands in for the picture; its edges fade into any ground. */
    &:not(:has(> [data-loaded]))::before {
      content: '';
      position: absolute;
      inset: 0;
      background: url('${preview}') center / cover no-repeat;
      mask-image: radial-gradient(closest-side, currentColor 45%, transparent);

      /* Nothing would take it away, and the pictures are transparent. */
      ${media.scriptless} {
        display: none;
      }
    }
  `,
);

/** Says in words what cannot be shown. It has the picture's size, and grows where the words need more. */
export const Panel = styled.span<{ $source: PictureSource }>(
  ({ theme: { color, space, size, type, radius }, $source: { width, height } }) => css`
    display: grid;
    align-content: center;
    justify-items: center;
    gap: ${space.sm};
    aspect-ratio: ${width} / ${height};
    padding: ${space.md};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.surface};
    color: ${color.textMuted};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;

    > span {
      max-inline-size: ${size.aside};
    }
  `,
);
