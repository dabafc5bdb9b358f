import { LanguageOffer } from '#components/LanguageOffer';
import arabic from '#i18n/messages/ar.json';
import spanish from '#i18n/messages/es.json';
import type { Guide } from './guide';

const offer = { href: '#page', dismissLabel: spanish.dismiss, onAccept: () => undefined, onDismiss: () => undefined };
const inSpanish = { ...offer, language: 'es', direction: 'ltr' } as const;
const inArabic = { ...offer, language: 'ar', text: arabic.languageOffer } as const;

export const guide: Guide = {
  use: ['On a page in another language than the one that the browser prefers, if the page exists in that one.'],
  avoid: [
    'In place of a choice of language: keep `LanguageDropdown` beside it.',
    'After the visitor has closed it or chosen a language.',
    'For news: use a `Toaster`, or the page itself.',
  ],
  fills: true,
  anatomy: {
    picture: <LanguageOffer {...inSpanish} text={spanish.languageOffer} />,
    parts: {
      a: 'Link: the offer, in the offered language; it leads to the same page.',
      button: 'Closing button: the page stays in its language.',
    },
  },
  rules: [
    {
      do: {
        says: 'Offer in the language that is offered.',
        picture: <LanguageOffer {...inSpanish} text={spanish.languageOffer} />,
      },
      dont: {
        says: 'Offer in the language of the page.',
        picture: <LanguageOffer {...inSpanish} text="This page is available in Spanish" />,
      },
    },
    {
      do: {
        says: 'Give it the direction of its language.',
        picture: <LanguageOffer {...inArabic} direction="rtl" />,
      },
      dont: {
        says: 'Give it the direction of the page.',
        picture: <LanguageOffer {...inArabic} direction="ltr" />,
      },
    },
  ],
  roles:
    'A `link` and a `button` within a band that has `lang` and `dir`. It is no live region: nothing interrupts a visitor who reads on.',
  keys: { Enter: 'Follows the link; closes the offer on its button.', Space: 'Closes the offer on its button.' },
  byHand: ['It is read with the voice of the offered language.', 'It moves nothing that a visitor has begun to read.'],
  related: ['Components/LanguageDropdown', 'Layout/PageLayout'],
};
