import styled from 'styled-components';
import { SkipLink } from '#components/SkipLink';
import messages from '#i18n/messages/en.json';
import { color, size, space } from '#theme/tokens.ts';
import type { Guide } from './guide';

const Page = styled.div`
  inline-size: ${size.aside};
  max-inline-size: 100%;

  header {
    padding: ${space.lg};
    text-align: end;
    border-block-end: ${size.hairline} solid ${color.border};
  }

  p {
    padding: ${space.lg};
    color: ${color.textMuted};
  }
`;

/** The start of a page on which the link has the focus. */
const page = (label: string) => (
  <Page data-shown="focus focus-visible">
    <SkipLink to="content">{label}</SkipLink>
    <header>{messages.contactUs}</header>
    <p>{messages.welcomeTitle}</p>
  </Page>
);

export const guide: Guide = {
  use: ['As the first element of each page whose content comes after a header.'],
  avoid: ['For a table of contents: use links in the page.', 'Twice on a page: one is enough to pass a header.'],
  anatomy: {
    picture: page(messages.skipToContent),
    parts: { a: 'Link: in front of the header, and only while it has the focus.' },
  },
  rules: [
    {
      do: { says: 'Say where it leads.', picture: page(messages.skipToContent) },
      dont: { says: 'Say only that something is skipped.', picture: page('Skip') },
    },
  ],
  roles: 'A `link`. Its target, mostly `main`, has `tabIndex={-1}` and takes the focus.',
  keys: {
    Tab: 'Shows it, as the first stop of a page; the next Tab hides it.',
    Enter: 'Scrolls to the content and moves the focus there.',
  },
  byHand: ['After Enter, the next Tab goes to the first control of the content, and a screen reader reads from there.'],
  related: ['Layout/PageLayout', 'Layout/Header'],
};
