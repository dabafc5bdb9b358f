import type { ReactNode } from 'react';
import { siFacebook, siInstagram, siTiktok, siWhatsapp } from 'simple-icons';
import styled, { css } from 'styled-components';
import { quickColors, target } from '../../theme/mixins';
import { Tooltip, TooltipGroup } from '../Tooltip/Tooltip';

const marks = { facebook: siFacebook, instagram: siInstagram, tiktok: siTiktok, whatsapp: siWhatsapp };

export interface SocialLink {
  network: keyof typeof marks;
  href: string;
  /** Name of the link. */
  label: string;
  /** The name as its tooltip shows it. */
  tooltip: ReactNode;
}

interface SocialLinksProps {
  links: readonly SocialLink[];
  /** Tells that a link opens in a new tab; read after its name. */
  newTabText: string;
}

const List = styled.ul(
  ({ theme: { space } }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  `,
);

const Mark = styled.a(
  ({ theme: { color, radius, size, media } }) => css`
    ${target}
    ${quickColors}
    display: grid;
    place-items: center;
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.round};
    color: ${color.textMuted};

    svg {
      inline-size: ${size.icon};
      block-size: ${size.icon};
      fill: currentColor;
    }

    ${media.hover} {
      &:hover {
        border-color: ${color.accent};
        color: ${color.accent};
      }
    }

    &:active {
      background: ${color.surfacePressed};
    }
  `,
);

/** The company's pages on other networks: their marks, named by tooltips. Each opens in a new tab. */
export function SocialLinks({ links, newTabText }: SocialLinksProps) {
  return (
    <TooltipGroup>
      <List>
        {links.map(({ network, href, label, tooltip }) => (
          <li key={network}>
            <Tooltip text={tooltip}>
              <Mark href={href} target="_blank" rel="noopener noreferrer" aria-label={`${label} (${newTabText})`}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={marks[network].path} />
                </svg>
              </Mark>
            </Tooltip>
          </li>
        ))}
      </List>
    </TooltipGroup>
  );
}
