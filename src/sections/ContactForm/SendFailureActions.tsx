import { Copy, Mail } from 'lucide-react';
import type { RefObject } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { useNotices } from '../../components/Toaster/ToasterScope';
import { Message } from '../../i18n/Message';
import { asText, mailOf } from './byMail';
import type { ContactValues } from './contactValues';

interface NotSentProps {
  values: ContactValues;
  /** Where the message can be sent to without the form. */
  email: string;
  form: RefObject<HTMLFormElement | null>;
}

/** Other ways for a message that could not be sent. */
export function NotSent({ values, email, form }: NotSentProps) {
  const notices = useNotices();
  const { address, isWhole } = mailOf(email, values);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(values));
      notices.success(<Message id="messageCopied" />);
    } catch {
      form.current?.querySelector('textarea')?.select();
      notices.error(<Message id="messageNotCopied" />);
    }
  };
  return (
    <>
      <Button $variant="quiet" $size="large" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        <Message id="copyMessage" />
      </Button>
      {/* What does not fit into the address can be pasted. */}
      <ButtonLink $variant="quiet" $size="large" href={address} onClick={() => (isWhole ? undefined : void copy())}>
        <Mail aria-hidden="true" />
        <Message id="sendByEmail" />
      </ButtonLink>
    </>
  );
}
