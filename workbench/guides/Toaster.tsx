import { useEffect } from 'react';
import styled from 'styled-components';
import { Toaster, ToasterScope, useNotices } from '#components/Toaster';
import messages from '#i18n/messages/en.json';
import { size } from '#theme/tokens.ts';
import type { Guide } from './guide';

interface NoticeProps {
  message: string;
  isError?: boolean;
}

function Shown({ message, isError = false }: NoticeProps) {
  const notices = useNotices();
  useEffect(() => notices[isError ? 'error' : 'success'](<>{message}</>), [notices, message, isError]);
  return <Toaster label="Notices" dismissLabel={messages.dismiss} />;
}

/** The bottom edge of a window. */
const Window = styled.div`
  contain: layout;
  inline-size: ${size.toast};
  max-inline-size: 100%;
  block-size: calc(${size.aside} / 2);

  @container (inline-size < 22em) {
    block-size: ${size.aside};
  }
`;

const notice = (props: NoticeProps) => (
  <Window>
    <ToasterScope>
      <Shown {...props} />
    </ToasterScope>
  </Window>
);

export const guide: Guide = {
  use: ['To confirm what a visitor has just done, or to say that it failed, where nothing else on the page shows it.'],
  avoid: [
    'For an error of a field: it stands below the field.',
    'For what must be read or decided: a notice leaves after six seconds.',
    'For what nobody has asked for, such as news.',
  ],
  anatomy: {
    picture: notice({ message: messages.messageNotSent, isError: true }),
    parts: {
      svg: 'Icon: a check mark, or an exclamation mark in another color.',
      p: 'Text: one or two sentences.',
      button: 'Closing button: a notice stays while the pointer or the focus is on it.',
    },
  },
  rules: [
    {
      do: {
        says: 'Say what has happened and what is next.',
        picture: notice({ message: messages.messageSent }),
      },
      dont: { says: 'Cheer without a fact.', picture: notice({ message: 'Success!' }) },
    },
    {
      do: {
        says: 'Say what is safe, and what to do.',
        picture: notice({ message: messages.messageNotSent, isError: true }),
      },
      dont: { says: 'Show what a machine says.', picture: notice({ message: 'Error 503', isError: true }) },
    },
  ],
  roles:
    'A `region`, named by `label`, with a `status` in it that is there before the first notice: a notice is announced when the screen reader pauses, and takes no focus.',
  keys: {
    Tab: 'Reaches the closing button, after all else on the page.',
    'Enter, Space': 'Closes the notice; the focus returns to where it was.',
  },
  byHand: [
    'NVDA, VoiceOver and TalkBack announce a notice once, and its text alone.',
    'It covers no control that is needed next, at 320 px and with enlarged text.',
  ],
  related: ['Sections/ContactForm', 'Site/WaitingNotice', 'Layout/PageLayout'],
};
