import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Dismiss, Notice, NoticeText } from '#components/Toaster';
import { opensElsewhere } from '#src/components/opensElsewhere.ts';
import { usePreviousFocus } from '#src/components/usePreviousFocus.ts';

interface LanguageOfferProps {
  /** BCP 47 code of the offered language, which all texts are in. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** URL of the page in that language. */
  href: string;
  text: string;
  /** Accessible name of the button that closes it. */
  dismissLabel: string;
  /** Called when the visitor follows the link in the same tab. */
  onAccept: () => void;
  onDismiss: () => void;
}

/**
 * Offers a page in the visitor's own language. Assistive technology does not announce it: it is found where it is. It needs
 * an element that places it, such as the region of a `Toaster`.
 */
export function LanguageOffer({
  language,
  direction,
  href,
  text,
  dismissLabel,
  onAccept,
  onDismiss,
}: LanguageOfferProps) {
  const { onFocus, restoreFocus } = usePreviousFocus();
  const accept = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onAccept();
  };
  const dismiss = () => {
    restoreFocus();
    onDismiss();
  };
  return (
    // The style of the page knows it by its attribute.
    <Notice lang={language} dir={direction} onFocus={onFocus} data-language-offer="">
      <NoticeText>
        <a href={href} hrefLang={language} onClick={accept}>
          {text}
        </a>
      </NoticeText>
      <Dismiss type="button" aria-label={dismissLabel} onClick={dismiss}>
        <X />
      </Dismiss>
    </Notice>
  );
}
