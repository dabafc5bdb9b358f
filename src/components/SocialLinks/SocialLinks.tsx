import type { ReactNode } from 'react';
import { siFacebook, siInstagram, siTiktok, siWhatsapp } from 'simple-icons';
import styled from 'styled-components';
import { boxSize, colorTransition, target } from '#theme/mixins.ts';
import { color, media, radius, size, space } from '#theme/tokens.ts';
import { Tooltip, TooltipGroup } from '#components/Tooltip';

const icons = { facebook: siFacebook, instagram: siInstagram, tiktok: siTiktok, whatsapp: siWhatsapp };

export interface SocialLink {
  network: keyof typeof icons;
  href: string;
  /** Accessible name of the link. */
  label: string;
  /** The name in the tooltip. */
  tooltip: ReactNode;
}

interface SocialLinksProps {
  /** In their order, each `{ network, href, label, tooltip }`. */
  links: ReadonlyArray<SocialLink>;
  /** States that a link opens in a new tab; appended to each accessible name. */
  newTabLabel: string;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const IconLink = styled.a`
  ${target}
  ${colorTransition}
  display: grid;
  place-items: center;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.round};
  color: ${color.textMuted};

  svg {
    ${boxSize(size.icon)}
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
`;

/** Icon links to the company's social networks, named by tooltips. Each opens in a new tab. */
export function SocialLinks({ links, newTabLabel }: SocialLinksProps) {
  return (
    <TooltipGroup>
      <List>
        {links.map(({ network, href, label, tooltip }) => (
          <li key={network}>
            <Tooltip text={tooltip}>
              <IconLink href={href} target="_blank" rel="noopener noreferrer" aria-label={`${label} (${newTabLabel})`}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={icons[network].path} />
                </svg>
              </IconLink>
            </Tooltip>
          </li>
        ))}
      </List>
    </TooltipGroup>
  );
}
