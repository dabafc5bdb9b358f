import type { Guide } from './guide';

export const guide: Guide = {
  use: ['While a page that the visitor has asked for waits for the connection or the server.'],
  avoid: [
    'For a page that is missing or broken: use `PageMessage`.',
    'For a message that could not be sent: the form says so itself.',
  ],
  rules: [
    {
      do: { says: 'Keep the present page usable, and try again without being asked.' },
      dont: { says: 'Empty the page, or show the error of the browser.' },
    },
  ],
  roles:
    'An announcement that does not interrupt; each failed attempt is announced once more. When it closes, the focus returns to where it was.',
  keys: { Tab: 'Moves to “Try again”, then to “Stay here”.' },
  byHand: ['On a phone in flight mode, a tap on a link shows it, and the page follows when the connection is back.'],
  related: ['Components/Toaster', 'Sections/PageMessage', 'Site/PageBoundary'],
};
