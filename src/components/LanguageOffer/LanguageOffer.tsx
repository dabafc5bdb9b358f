import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Dismiss } from '#components/Toaster';
import { opensElsewhere } from '#src/lib/opensElsewhere.ts';
import { target } from '#theme/mixins.ts';
import { color, size, space, type } from '#theme/tokens.ts';

interface LanguageOfferProps {
  /** BCP 47 code of the offered language, which all texts are in. */
  language: string;
  /** Direction of that language. */
  direction: 'ltr' | 'rtl';
  /** URL of the page in that language. */
  href: string;
  /** The offer, which is the text of the link. */
  text: string;
  /** Accessible name of the button that closes it. */
  dismissLabel: string;
  /** Called when the visitor follows the link in the same tab. */
  onAccept: () => void;
  /** Called when the visitor closes it. */
  onDismiss: () => void;
}

const Band = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  padding-inline: max(${space.gutter}, 50% - ${size.page} / 2);
  background: ${color.surfaceHover};

  a {
    ${target}
    display: flex;
    align-items: center;
    margin-inline: calc(-1 * ${space.xs});
    padding: ${size.focusRing} ${space.xs};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
  }

  /* The edge of the window would cut the ring. */
  a,
  button {
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

/**
 * Offers a page in the visitor's own language, in a band across the page. Assistive technology does not announce it: it is found where
 * it is.
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
  const accept = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onAccept();
  };
  return (
    // Search engines do not quote it.
    <Band lang={language} dir={direction} data-nosnippet="">
      <a href={href} hrefLang={language} onClick={accept}>
        {text}
      </a>
      <Dismiss type="button" aria-label={dismissLabel} onClick={onDismiss}>
        <X />
      </Dismiss>
    </Band>
  );
}
