import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button';
import { OpenTooltip } from '../OpenTooltip';
import type { Guide } from './guide';

const open = (text: string, element: ReactNode) => <OpenTooltip text={text}>{element}</OpenTooltip>;

export const guide: Guide = {
  use: ['To name a control that is an icon.', 'To add a few words to a control that is understood without them.'],
  avoid: [
    'For what a visitor has to know: touch never opens it.',
    'For links, buttons or pictures: it holds text alone.',
    'On text or on a disabled control: what takes no focus shows none by keyboard.',
  ],
  anatomy: {
    picture: open('Removes what you wrote', <Button variant="quiet">Discard</Button>),
    parts: {
      span: 'Text: above the element, or below it where there is no room.',
      button: 'Element: a control that takes the focus.',
    },
  },
  rules: [
    {
      do: {
        says: 'Add what the label does not say.',
        picture: open('Removes what you wrote', <Button variant="quiet">Discard</Button>),
      },
      dont: { says: 'Repeat the label.', picture: open('Discard', <Button variant="quiet">Discard</Button>) },
    },
    {
      do: {
        says: 'Name an icon in a word or two.',
        picture: open(
          'Discard',
          <Button variant="quiet" aria-label="Discard">
            <Trash2 />
          </Button>,
        ),
      },
      dont: {
        says: 'Hide a condition in it.',
        picture: open('Never after 5 p.m.', <Button>Send message</Button>),
      },
    },
  ],
  roles:
    '`tooltip`; its text describes the element. An element with an `aria-label` has its name from there, and the tooltip adds nothing to it.',
  keys: {
    Tab: 'Opens it at once, on the element that gets the focus.',
    Escape: 'Closes it; the focus stays.',
    'Enter, Space': 'Press the element, and close it.',
  },
  byHand: [
    'With the page enlarged four times, it is in the window and the pointer can move onto it.',
    'The element is understood on a phone, without it.',
  ],
  related: ['Components/Button', 'Components/SocialLinks'],
};
