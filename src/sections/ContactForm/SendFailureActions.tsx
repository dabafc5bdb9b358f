import { Copy, Mail } from 'lucide-react';
import type { RefObject } from 'react';
import { Button, ButtonLink } from '#components/Button';
import { useNotices } from '#components/Toaster';
import { Message } from '#i18n/Message.tsx';
import type { ContactValues } from './contactValues';
import { formatAsText, mailtoUrl } from './mailtoUrl';

interface SendFailureActionsProps {
  values: ContactValues;
  /** E-mail address of the company. */
  email: string;
  form: RefObject<HTMLFormElement | null>;
}

/** The alternatives for a contact message that could not be sent: copy it, or open it in a mail program. */
export function SendFailureActions({ values, email, form }: SendFailureActionsProps) {
  const notices = useNotices();
  const { url, isComplete } = mailtoUrl(email, values);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(formatAsText(values));
      notices.success(<Message id="messageCopied" />);
    } catch {
      form.current?.querySelector('textarea')?.select();
      notices.error(<Message id="messageNotCopied" />);
    }
  };
  return (
    <>
      <Button variant="quiet" size="large" onClick={() => void copy()}>
        <Copy />
        <Message id="copyMessage" />
      </Button>
      {/* A message that does not fit into the URL is copied as well, so that it can be pasted. */}
      <ButtonLink variant="quiet" size="large" href={url} onClick={() => (isComplete ? undefined : void copy())}>
        <Mail />
        <Message id="sendByEmail" />
      </ButtonLink>
    </>
  );
}
