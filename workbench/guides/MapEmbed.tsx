import { MapEmbed } from '#components/MapEmbed';
import { company } from '#content/company.ts';
import messages from '#i18n/messages/en.json';
import mapStandIn from '#src/components/MapEmbed/mapStandIn.svg';
import { SideBySide } from '../Sheet';
import type { Guide } from './guide';

/** Browsers never connect to this port. */
const unreachable = 'http://localhost:9/';

const fallback = (
  <>
    <p>{messages.mapUnavailable}</p>
    <p>{company.postalAddress}</p>
    <a href="#map">{messages.openMap}</a>
  </>
);

export const guide: Guide = {
  use: ['To show where a place is that visitors come to.'],
  avoid: [
    'In place of the address: it stands beside the map as text, for screen readers, print and copying.',
    'For directions or several places: link to a map.',
    'In the first view of a page: it loads when a visitor comes near.',
  ],
  fills: true,
  anatomy: {
    picture: (
      <SideBySide>
        <MapEmbed src={mapStandIn} title="Map" fallback={fallback} />
        <MapEmbed src={unreachable} title="Map" fallback={fallback} />
      </SideBySide>
    ),
    parts: {
      iframe: 'Map: in dark colors, with its own controls. Here it is a stand-in.',
      'div:not(:has(iframe)) > svg': 'Drawn map of no real place: until the map has loaded, and behind the fallback.',
      '.lucide-map-pin': 'Pin: in the middle, which is the place.',
      'div:has(> a)': 'Fallback: what happened, the address, and a link to the map as a page.',
    },
  },
  rules: [
    {
      do: {
        says: 'Write the address beside it.',
        picture: (
          <>
            <MapEmbed src={mapStandIn} title="Map" fallback={fallback} />
            <p>{company.postalAddress}</p>
          </>
        ),
      },
      dont: {
        says: 'Let the map alone say where it is.',
        picture: <MapEmbed src={mapStandIn} title="Map" fallback={fallback} />,
      },
    },
    {
      do: {
        says: 'Give another way where the map fails.',
        picture: <MapEmbed src={unreachable} title="Map" fallback={fallback} />,
      },
      dont: {
        says: 'Only report the failure.',
        picture: <MapEmbed src={unreachable} title="Map" fallback={<p>{messages.mapUnavailable}</p>} />,
      },
    },
  ],
  roles: 'An `iframe`, named by `title`; drawn map and pin are decorative.',
  keys: {
    Tab: 'Enters the map, moves through its controls, and leaves it.',
    '←, →, ↑, ↓, +, −': 'Move and zoom the map that has the focus; they are OpenStreetMap’s own.',
  },
  byHand: [
    'With a connection, the pin of the real map is on the building, and nearby streets have names.',
    'The focus enters the real map and leaves it again.',
  ],
  related: ['Sections/Headquarters'],
};
