import { Pencil } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#components/Button';
import { Message } from '#i18n/Message.tsx';

interface TakeBackButtonProps {
  onTakeBack: () => void;
  form: RefObject<HTMLFormElement | null>;
}

/** Takes back a message that waits for the connection, so that it can be edited. */
export function TakeBackButton({ onTakeBack, form }: TakeBackButtonProps) {
  const takeBack = () => {
    onTakeBack();
    // The button disappears, so the focus moves to the message.
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <Button variant="quiet" size="large" onClick={takeBack}>
      <Pencil aria-hidden="true" />
      <Message id="editMessage" />
    </Button>
  );
}
