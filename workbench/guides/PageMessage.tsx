import type { Guide } from './guide';

export const guide: Guide = {
  use: ['For a page that is missing or has failed: what happened, and what the visitor can do.'],
  avoid: ['For a notice on a page that works: use a `Toaster`.', 'For an error of a field: see `TextField`.'],
  rules: [
    {
      do: { says: 'Say what the visitor can do now, and offer it as a button.' },
      dont: { says: 'Say what a machine says, or whose fault it is.' },
    },
  ],
  roles:
    'The title is the `h1` of the page. The status code is text; the picture is an `img`, named by its alternative text.',
  byHand: ['After the failure of a page, a screen reader reads the title.'],
  related: ['Screens/NotFound', 'Screens/RouteError', 'Components/Toaster'],
};
