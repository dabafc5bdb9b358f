import { useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button/Button';
import { Actions, Notice, Text } from '../components/Toaster/Toaster.styles';
import { ChangingMessage, Message } from '../i18n/Message';

interface WaitingNoticeProps {
  /** Whether it is the connection that is missing; else the server does not answer. */
  isOffline: boolean;
  /** Number of the attempt: each that fails is told. */
  attempt: number;
  onTryAgain: () => void;
  onStay: () => void;
}

/**
 * Says that a page has to wait for the connection, or for the server, while the visitor stays where they are. When it goes, the focus
 * returns to where it was.
 */
export function WaitingNotice({ isOffline, attempt, onTryAgain, onStay }: WaitingNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = box.current;
    const before = document.activeElement as HTMLElement;
    return () => {
      if (notice?.contains(document.activeElement)) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Notice ref={box}>
      <Text as="div">
        <p key={attempt}>
          <ChangingMessage id={isOffline ? 'pageWaitsForConnection' : 'pageWaitsForServer'} />
        </p>
        <Actions>
          <Button onClick={onTryAgain}>
            <Message id="tryAgain" />
          </Button>
          <Button $variant="quiet" onClick={onStay}>
            <Message id="stayHere" />
          </Button>
        </Actions>
      </Text>
    </Notice>
  );
}
