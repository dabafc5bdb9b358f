import { Button } from '#components/Button';
import type { Guide } from './guide';

export const guide: Guide = {
  use: [
    'For an action on the page, such as sending a form: `Button`.',
    'For a way to a page that is as important as an action: `ButtonLink`.',
  ],
  avoid: ['For links within a text: use a plain link.', 'For a choice between values: use a form control.'],
  anatomy: {
    picture: <Button>Contact us</Button>,
    parts: {
      button: 'Container: at least 44 × 44 px, filled for the primary action and outlined for all others.',
    },
  },
  rules: [
    {
      do: {
        says: 'One primary action for each view.',
        picture: (
          <>
            <Button>Send message</Button> <Button variant="quiet">Discard</Button>
          </>
        ),
      },
      dont: {
        says: 'Two primary actions side by side.',
        picture: (
          <>
            <Button>Send message</Button> <Button>Discard</Button>
          </>
        ),
      },
    },
    {
      do: { says: 'Say what happens, with a verb.', picture: <Button>Request a quote</Button> },
      dont: { says: 'Labels that fit everything.', picture: <Button>OK</Button> },
    },
    {
      do: {
        says: 'Keep a button that is unavailable for a moment focusable, with `aria-disabled`.',
        picture: (
          <span data-shown="focus focus-visible">
            <Button aria-disabled>Sending …</Button>
          </span>
        ),
      },
      dont: { says: 'Disable it: the keyboard loses its place.', picture: <Button disabled>Sending …</Button> },
    },
  ],
  roles:
    '`button`, or `link` for `ButtonLink`; its name is its label. `aria-disabled` keeps it focusable while it is unavailable.',
  keys: { Enter: 'Presses a button, follows a link.', Space: 'Presses a button.' },
  byHand: ['The label says what happens when it is heard without its surroundings.'],
  related: ['Components/Tooltip', 'Sections/Hero'],
};
