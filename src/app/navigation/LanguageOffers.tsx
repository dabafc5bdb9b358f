import { useLayoutEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { LanguageOffer } from '#components/LanguageOffer';
import { languages, offersLanguage, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { lookup, type Catalogs } from '#i18n/lookup.ts';
import { mainId } from '#layout/PageLayout';
import { usePageUrls } from '#src/layout/usePageUrls.ts';
import { closedOfferKey, type DocumentDataset } from '#app/pageData.ts';

/** Shown where the bootstrap script has found the language to be the visitor's, before anything is painted. */
const Offer = styled.aside<{ $language: Language }>(
  ({ $language }) => css`
    display: none;

    [data-offer='${$language}'] & {
      display: block;
    }
  `,
);

/** Link and button are gone with the offer. */
const leave = () => document.getElementById(mainId)?.focus({ preventScroll: true });

/** For good. */
function close() {
  const { dataset }: { dataset: DocumentDataset } = document.documentElement;
  delete dataset.offer;
  try {
    localStorage.setItem(closedOfferKey, 'closed');
  } catch {
    // It is full: the offer comes back with the next document.
  }
}

/**
 * Offers the page in each other language, of which the visitor sees their own, until they close the offer or have chosen a language.
 * @param catalogs have the texts of offers in all languages
 */
export function LanguageOffers({ catalogs }: { catalogs: Catalogs }) {
  const { language, setLanguage } = useLanguage();
  const { urlIn } = usePageUrls();
  const landingLanguage = useRef(language);
  useLayoutEffect(() => {
    if (language !== landingLanguage.current) close();
  }, [language]);

  return languages.map(({ code, direction }) => {
    const text = lookup(catalogs, code, 'languageOffer');
    if (!offersLanguage || code === language || text.language !== code) return null;
    return (
      <Offer key={code} $language={code}>
        <LanguageOffer
          language={code}
          direction={direction}
          href={urlIn(code)}
          text={text.message}
          dismissLabel={lookup(catalogs, code, 'dismiss').message}
          onAccept={() => {
            leave();
            setLanguage(code);
          }}
          onDismiss={() => {
            leave();
            close();
          }}
        />
      </Offer>
    );
  });
}
