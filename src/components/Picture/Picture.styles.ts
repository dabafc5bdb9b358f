import styled, { css } from 'styled-components';
import { boxSize, mirrored } from '#theme/mixins.ts';
import { color, media, radius, size, space, type } from '#theme/tokens.ts';
import type { PictureSource } from './pictureSource';

interface FrameProps {
  $source: PictureSource;
  $mirrored: boolean;
}

/** Reserves the space of the picture, to prevent layout shift. */
export const Frame = styled.picture<FrameProps>(
  ({ $source: { width, height, preview }, $mirrored }) => css`
    position: relative;
    display: block;
    aspect-ratio: ${width} / ${height};
    ${$mirrored && mirrored}

    img {
      position: relative;
      display: block;
      ${boxSize('100%')}
      object-fit: cover;
    }

    /* The preview, until the picture has loaded; its edges fade into any background. */
    &:not(:has(> [data-loaded]))::before {
      content: '';
      position: absolute;
      inset: 0;
      background: url('${preview}') center / cover no-repeat;
      mask-image: radial-gradient(closest-side, currentColor 45%, transparent);

      /* Without JavaScript nothing removes it, and it would show through the transparent picture. */
      ${media.noScript} {
        display: none;
      }
    }
  `,
);

/** The alternative text in place of a picture that failed to load. At least as large as the picture. */
export const Panel = styled.span<{ $source: PictureSource }>(
  ({ $source: { width, height } }) => css`
    display: grid;
    align-content: center;
    justify-items: center;
    gap: ${space.sm};
    aspect-ratio: ${width} / ${height};
    padding: ${space.md};
    border: ${size.hairline} solid ${color.border};
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
