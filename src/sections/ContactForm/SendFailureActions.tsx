import { Copy, Mail } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button, ButtonLink } from '#components/Button';
import { useNotices } from '#components/Toaster';
import { ChangingMessage, Message } from '#i18n/Message.tsx';
import { CopyStatus } from './ContactForm.styles';
import type { ContactValues } from './contactValues';
import { formatAsText, mailtoUrl } from './mailtoUrl';

interface SendFailureActionsProps {
  values: ContactValues;
  /** E-mail address of the company. */
  email: string;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * The alternatives for a contact message that could not be sent: copy it, or open it in a mail program. The copy is
 * confirmed below them, where a notice would cover them on phones.
 */
export function SendFailureActions({ values, email, form }: SendFailureActionsProps) {
  const notices = useNotices();
  const { url, isComplete } = mailtoUrl(email, values);
  const text = formatAsText(values);
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isCopied) status.current?.scrollIntoView({ block: 'nearest' });
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
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
      <CopyStatus ref={status} aria-live="polite">
        {isCopied && <ChangingMessage id="messageCopied" />}
      </CopyStatus>
    </>
  );
}
