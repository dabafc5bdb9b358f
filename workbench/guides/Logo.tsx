import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Logo } from '#components/Logo';
import { company } from '#content/company.ts';
import { color, space } from '#theme/tokens.ts';
import type { Guide } from './guide';

const { name } = company;

const Light = styled.div`
  padding: ${space.md};
  background: ${color.text};
  color: ${color.background};
`;

const onLight = (logo: ReactNode) => <Light>{logo}</Light>;

export const guide: Guide = {
  use: ['To say whose page, letter, parcel or picture this is: once in a view, where a sender stands.'],
  avoid: [
    'In a sentence: write the name.',
    'As decoration, as a pattern or in place of an icon.',
    'For another company: use its own logo, as it prescribes.',
  ],
  anatomy: {
    picture: <Logo name={name} size={96} />,
    parts: {
      'svg:first-child':
        'Mark: the first letter, two quay walls and a mountain. It stands alone where the name has no room.',
      '.cargo': 'Container: the only part in the accent.',
      bdi: 'Wordmark: the other letters, drawn; a name other than that of the company is set in type.',
    },
  },
  rules: [
    {
      do: {
        says: 'Take the variant of the background.',
        picture: onLight(<Logo name={name} size={32} variant="onLight" />),
      },
      dont: {
        says: 'Use colors that the background swallows.',
        picture: onLight(<Logo name={name} size={32} variant="onDark" />),
      },
    },
    {
      do: { says: 'Leave out the name where there is no room.', picture: <Logo name={name} size={40} form="mark" /> },
      dont: { says: 'Show the name at a size at which nobody reads it.', picture: <Logo name={name} size={16} /> },
    },
  ],
  roles: '`img`, named by the company. As the content of a link it names the link: say there where it leads.',
  byHand: ['On a photograph or a new background all edges of the mark are clear.'],
  related: ['Docs/Logo', 'Layout/Header', 'Layout/Footer'],
};
