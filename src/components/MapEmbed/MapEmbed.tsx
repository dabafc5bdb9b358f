import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { boxSize, target } from '#theme/mixins.ts';
import { color, media, radius, size, space, type } from '#theme/tokens.ts';

interface MapEmbedProps {
  /** URL of the map's frame; see `mapEmbedUrl`. */
  src: string;
  /** Accessible name of the frame: what the map shows. */
  title: string;
  /** Shown below the pin where the map cannot be reached: the address, and a link to the map. */
  fallback: ReactNode;
}

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  overflow: hidden;
  block-size: ${size.map};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.background};

  > * {
    grid-area: 1 / 1;
  }

  iframe,
  > :first-child {
    ${boxSize('100%')}
    border: 0;
  }

  > :first-child {
    fill: none;
    stroke: ${color.border};
  }

  iframe {
    /* On a dark page, an empty frame would be opaque. */
    color-scheme: light;
    /* Turns the light map into a dark one and keeps its hues. */
    filter: invert(1) hue-rotate(180deg) saturate(75%) contrast(88%) brightness(80%);
  }

  /* The pin. */
  svg {
    color: ${color.accent};
  }

  /* Tints what the filter leaves light in the map with the color of the page. */
  &:has(iframe)::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${color.backgroundRaised};
    mix-blend-mode: screen;
    pointer-events: none;
  }

  /* The fallback. */
  > div {
    display: grid;
    justify-items: center;
    margin: ${space.md};
    padding: ${space.md} ${space.md} 0;
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${type.size.sm};
    text-align: center;
  }

  a {
    ${target}
    display: flex;
    align-items: center;
    gap: ${space.xs};
  }

  ${media.print} {
    display: none !important;
  }
`;

/** What the map needs: scripts, its own origin for the tiles, and new tabs for its links. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * An embedded map in dark colors. A drawn map of no real place is shown until it comes near the viewport
 * and loads. Where it cannot be reached, the fallback takes its place until the connection is back.
 */
export function MapEmbed({ src, title, fallback }: MapEmbedProps) {
  const [isUnreachable, setUnreachable] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const check = () => {
    // A frame of another origin does not say whether it has loaded the map or the browser's error page.
    fetch(src, { method: 'HEAD', mode: 'no-cors' }).catch(() => setUnreachable(true));
  };
  useEffect(() => {
    // Something of another origin was loaded before the page was hydrated.
    if (frame.current?.contentDocument === null) check();
    const retry = () => setUnreachable(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
    // oxlint-disable-next-line react/exhaustive-deps -- another source is another load
  }, []);
  return (
    <Frame>
      {/* In px: streets, which are the dashes of very wide lines, and thoroughfares. */}
      <svg aria-hidden="true">
        <path d="M0 250l800-56M380 0l32 450" strokeWidth="3000" strokeDasharray="3 73" />
        <path d="M0 270q480-50 960-210M150 0q60 220 20 450" strokeWidth="9" />
      </svg>
      {isUnreachable ? (
        <div>
          <MapPin />
          {fallback}
        </div>
      ) : (
        <>
          <MapPin />
          <iframe ref={frame} src={src} title={title} loading="lazy" sandbox={sandbox} onLoad={check} />
        </>
      )}
    </Frame>
  );
}
