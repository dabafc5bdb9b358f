import type { Guide } from './guide';

export const guide: Guide = {
  use: ['Around the content of every page: skip link, offer of a language, header, footer and notices.'],
  avoid: ['Within a page: it has the only `main`.'],
  rules: [
    {
      do: { says: 'Begin each page with an `h1` and, where it has one, its lead.' },
      dont: { says: 'Put a second header or a banner between the header and the title.' },
    },
  ],
  roles:
    '`banner`, `main` and `contentinfo`, in this order, after the skip link. `main` receives the focus after a navigation.',
  keys: { Tab: 'Moves to the skip link first, which leads to `main`.' },
  byHand: ['After a navigation, a screen reader reads the new page from its title on.'],
  related: ['Layout/Header', 'Layout/Footer', 'Components/SkipLink', 'Components/Toaster'],
};
