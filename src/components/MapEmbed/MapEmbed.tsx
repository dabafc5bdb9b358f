import { MapPin } from 'lucide-react';
import styled, { css } from 'styled-components';
import { boxSize } from '#theme/mixins.ts';

interface MapEmbedProps {
  /** URL of the map's frame; see `mapEmbedUrl`. */
  src: string;
  /** Accessible name of the frame: what the map shows. */
  title: string;
}

const Frame = styled.div(
  ({ theme: { color, radius, size } }) => css`
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    block-size: ${size.map};
    border: ${size.hairline} solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.background};
    color: ${color.borderControl};

    iframe {
      position: absolute;
      inset: 0;
      ${boxSize('100%')}
      border: 0;
      /* Turns the light map into a dark one and keeps its hues. */
      filter: invert(1) hue-rotate(180deg) saturate(75%) contrast(88%) brightness(80%);
    }

    /* Tints what the filter leaves light in the map with the colour of the page. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: ${color.backgroundRaised};
      mix-blend-mode: screen;
      pointer-events: none;
    }
  `,
);

/** What the map needs: scripts, its own origin for the tiles, and new tabs for its links. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * An embedded map in dark colours (docs/spec.md, section 2). A pin is shown until it comes near the viewport and loads.
 */
export function MapEmbed({ src, title }: MapEmbedProps) {
  return (
    <Frame>
      <MapPin />
      <iframe src={src} title={title} loading="lazy" sandbox={sandbox} />
    </Frame>
  );
}
