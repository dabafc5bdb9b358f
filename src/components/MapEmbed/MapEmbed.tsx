import { MapPin } from 'lucide-react';
import styled, { css } from 'styled-components';
import { nightMap } from '../../theme/mixins';

interface MapEmbedProps {
  /** Address of the map's frame; see `embedAddress`. */
  src: string;
  /** What the map shows, for those who cannot see it. */
  title: string;
}

const Frame = styled.div(
  ({ theme: { color, radius, size } }) => css`
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    block-size: ${size.map};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.ground};
    color: ${color.lineControl};

    iframe {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      border: 0;
      ${nightMap}
    }

    /* What is left of daylight in the map takes the colour of the page. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: ${color.groundRaised};
      mix-blend-mode: screen;
      pointer-events: none;
    }
  `,
);

/** What a map needs: its scripts, its own origin for the tiles, and another tab for whoever follows a link in it. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A map by night that loads when it comes near the screen; until then a pin marks its place. */
export function MapEmbed({ src, title }: MapEmbedProps) {
  return (
    <Frame>
      <MapPin aria-hidden="true" />
      <iframe src={src} title={title} loading="lazy" sandbox={sandbox} />
    </Frame>
  );
}
