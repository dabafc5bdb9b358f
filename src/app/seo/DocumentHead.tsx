import { useLayoutEffect } from 'react';
import { company } from '../company';
import { useLanguage } from '../i18n/LanguageProvider';
import { languageInfo } from '../i18n/languages';
import { pageHead, socialPicture } from './pageHead';
import type { PageTexts } from './pageTexts';

/** How networks show a shared link: with a large picture. */
const cardKind = 'summary_large_image';
const pageKind = 'website';
/** What is no page is not to be found by a search. */
const unlisted = 'noindex';

/** The document follows the language and the page: `lang`, `dir`, and what search engines and shared links show. */
export function DocumentHead(texts: PageTexts) {
  const { language, direction, t } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  const { name, title, description, address } = pageHead(texts, { language, t });
  // Networks write a locale with an underscore, and know no extensions.
  const [locale = language] = languageInfo(language).intl.split('-u-');
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content={unlisted} />}
      {/* Who shows a shared link reads the page as it was sent. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:type" content={pageKind} />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={name} />
          {description && <meta property="og:description" content={description} />}
          {address && <meta property="og:url" content={address} />}
          <meta property="og:locale" content={locale.replace('-', '_')} />
          <meta property="og:image" content={company.siteAddress + socialPicture(language)} />
          <meta property="og:image:alt" content={t('heroTitle')} />
          <meta name="twitter:card" content={cardKind} />
        </>
      )}
    </>
  );
}
