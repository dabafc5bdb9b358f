import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageOffer } from '#components/LanguageOffer';
import { useServerPage } from '#src/components/useServerPage.ts';
import { isLanguage, languageInfo, offersLanguage } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { localizedPath, parseLocalizedPath } from '#i18n/localizedPath.ts';
import { lookup, type Catalogs } from '#i18n/lookup.ts';
import { mainId } from '#layout/PageLayout';

const storageKey = 'languageOffer';

/** Also where the storage is blocked: the offer would come back on every page. */
function wasClosed() {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

function rememberClosed() {
  try {
    localStorage.setItem(storageKey, 'closed');
  } catch {
    // It is full: the offer comes back on the next page.
  }
}

/** The first of the visitor's languages that the site speaks. */
const preferredLanguage = () => navigator.languages.map((code) => code.split('-')[0]).find(isLanguage);

/**
 * Offers the page in the visitor's own language, where the site speaks it, until the visitor closes the offer or has chosen a
 * language.
 * @param catalogs have the texts of offers in all languages
 */
export function OfferedLanguage({ catalogs }: { catalogs: Catalogs }) {
  const { language, setLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const isServerPage = useServerPage();
  const [landingLanguage] = useState(language);
  const [isClosed, setClosed] = useState(wasClosed);
  if (language !== landingLanguage && !isClosed) setClosed(true);
  useEffect(() => {
    if (isClosed) rememberClosed();
  }, [isClosed]);

  const offered = isServerPage || isClosed || !offersLanguage ? undefined : preferredLanguage();
  if (offered === undefined || offered === language) return null;
  const text = lookup(catalogs, offered, 'languageOffer');
  if (text.language !== offered) return null;
  return (
    <LanguageOffer
      language={offered}
      direction={languageInfo(offered).direction}
      href={localizedPath(parseLocalizedPath(pathname).path, offered) + search + hash}
      text={text.message}
      dismissLabel={lookup(catalogs, offered, 'dismiss').message}
      onAccept={() => {
        // The link is gone with the language.
        document.getElementById(mainId)?.focus({ preventScroll: true });
        setLanguage(offered);
      }}
      onDismiss={() => setClosed(true)}
    />
  );
}
