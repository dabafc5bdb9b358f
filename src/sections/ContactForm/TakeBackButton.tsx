import { Pencil } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../components/Button/Button';
import { Message } from '../../i18n/Message';

interface TakeBackProps {
  onTakeBack: () => void;
  form: RefObject<HTMLFormElement | null>;
}

/** The way to change a message that waits for the connection. */
export function TakeBack({ onTakeBack, form }: TakeBackProps) {
  const takeBack = () => {
    onTakeBack();
    // The button goes; the message is what there is to change.
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <Button $variant="quiet" $size="large" onClick={takeBack}>
      <Pencil aria-hidden="true" />
      <Message id="editMessage" />
    </Button>
  );
}
