import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, size } from '#theme/tokens.ts';

export const DownloadLink = styled.a`
  display: inline-grid;
  align-items: center;
  min-block-size: ${size.target};
  color: inherit;
  text-underline-offset: ${size.focusRing};

  &:hover {
    color: ${color.accent};
  }
`;

export const svgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Downloads the `svg` in it. */
export function DownloadDrawing({ name, children }: { name: string; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const svg = link.current?.querySelector('svg');
    if (svg) link.current?.setAttribute('href', svgUrl(new XMLSerializer().serializeToString(svg)));
  }, [children]);
  return (
    <DownloadLink ref={link} download={`${name}.svg`} aria-label={`Download ${name}`} title="Download">
      {children}
    </DownloadLink>
  );
}

/** What the pages of the design tokens say about copies and files, in prose. */
export const TokensNote = () => (
  <>
    A click on a value copies it.{' '}
    <a className="sbdocs sbdocs-a" href="tokens.json" download>
      tokens.json
    </a>{' '}
    has all tokens in the W3C format of 2025.10. Penpot does not import this version yet, and Tokens Studio, the plugin
    of Figma, reads it in part, without all colors and lengths: copy those from here. README.md has the steps.
  </>
);
