import { useLayoutEffect } from 'react';
import { company } from '../company';
import { localizedPath } from '../i18n/address';
import { useLanguage } from '../i18n/LanguageProvider';
import { languageInfo } from '../i18n/languages';
import type { MessageKey } from '../i18n/lookup';

/** How networks show a shared link: with a large picture. */
const cardKind = 'summary_large_image';
const pageKind = 'website';
/** What is no page is not to be found by a search. */
const unlisted = 'noindex';

interface DocumentHeadProps {
  titleId: MessageKey;
  /** What a search engine shows below the title. */
  descriptionId?: MessageKey | undefined;
  /** The page's path without its language; none for what is no page: an error, an unknown address. */
  path?: string | undefined;
}

/** The document follows the language and the page: `lang`, `dir`, and what search engines and shared links show. */
export function DocumentHead({ titleId, descriptionId, path }: DocumentHeadProps) {
  const { language, direction, t } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  const name = t(titleId);
  // Networks write a locale with an underscore, and know no extensions.
  const [locale = language] = languageInfo(language).intl.split('-u-');
  const title = `${name} – ${company.name}`;
  const description = descriptionId && t(descriptionId, { company: company.name });
  const address = path && company.siteAddress + localizedPath(path, language);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content={unlisted} />}
      <meta property="og:type" content={pageKind} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={name} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={`${company.siteAddress}/social/${language}.jpg`} />
      <meta property="og:image:alt" content={t('heroTitle')} />
      <meta name="twitter:card" content={cardKind} />
    </>
  );
}
