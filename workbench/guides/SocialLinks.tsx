import type { ComponentProps } from 'react';
import { SocialLinks } from '#components/SocialLinks';
import { company } from '#content/company.ts';
import { socialNetworks } from '#content/socialNetworks.ts';
import messages from '#i18n/messages/en.json';
import { OpenTooltip } from '../OpenTooltip';
import type { Guide } from './guide';

const named = socialNetworks.map(({ network, nameId }) => {
  const label = messages[nameId].replace('{company}', company.name);
  return { network, href: `#${network}`, label, tooltip: label };
});

interface LinksProps {
  links?: ComponentProps<typeof SocialLinks>['links'];
  tooltip?: string;
}

const Links = ({ links = named, tooltip }: LinksProps) => (
  <OpenTooltip text={tooltip}>
    <SocialLinks links={links} newTabLabel={messages.opensInNewTab} />
  </OpenTooltip>
);

export const guide: Guide = {
  use: ['To lead to the company’s own pages on social networks, in a footer or beside other ways to get in touch.'],
  avoid: ['To share the page that is shown.', 'For other websites: write their names, because few know their icons.'],
  anatomy: {
    picture: <Links tooltip={named[0]!.label} />,
    parts: {
      span: 'Tooltip: names company and network.',
      a: 'Link: the network’s mark in one color, at least 44 × 44 px.',
    },
  },
  rules: [
    {
      do: { says: 'List the networks on which somebody answers.', picture: <Links links={named.slice(1, 3)} /> },
      dont: { says: 'Fill the row with accounts that nobody reads.', picture: <Links /> },
    },
    {
      do: { says: 'Name company and network.', picture: <Links tooltip={named[0]!.label} /> },
      dont: { says: 'Name the icon, or the click.', picture: <Links tooltip="Click on the icon" /> },
    },
  ],
  roles:
    'A list of links. Each name ends with the notice that it opens in a new tab; a tooltip adds no description to it.',
  keys: {
    Tab: 'Moves to the next link, and shows its tooltip at once.',
    Enter: 'Opens the network in a new tab.',
    Escape: 'Closes the tooltip.',
  },
  byHand: ['On a phone, a link opens the network’s app where it is installed.'],
  related: ['Components/Tooltip', 'Layout/Footer'],
};
