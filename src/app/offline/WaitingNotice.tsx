import { useLayoutEffect, useRef } from 'react';
import { Button } from '#components/Button';
import { Notice, NoticeActions, NoticeText } from '#components/Toaster';
import { ChangingMessage, Message } from '#i18n/Message.tsx';

interface WaitingNoticeProps {
  /** Whether there is no connection; otherwise the server does not respond. */
  isOffline: boolean;
  /** Number of the attempt: assistive technology announces each failure. */
  attempt: number;
  /** Called when the visitor does not want to wait for the next attempt. */
  onTryAgain: () => void;
  /** Called when the visitor stops waiting. */
  onStay: () => void;
}

/**
 * Says that navigation waits for the connection or the server. When it is removed, the focus returns to where it was.
 */
export function WaitingNotice({ isOffline, attempt, onTryAgain, onStay }: WaitingNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = ref.current;
    const previous = document.activeElement as HTMLElement;
    return () => {
      if (notice?.contains(document.activeElement)) previous.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Notice ref={ref}>
      <NoticeText as="div">
        <p key={attempt}>
          <ChangingMessage id={isOffline ? 'pageWaitsForConnection' : 'pageWaitsForServer'} />
        </p>
        <NoticeActions>
          <Button onClick={onTryAgain}>
            <Message id="tryAgain" />
          </Button>
          <Button variant="quiet" onClick={onStay}>
            <Message id="stayHere" />
          </Button>
        </NoticeActions>
      </NoticeText>
    </Notice>
  );
}
