import { useLayoutEffect, useRef } from 'react';
import { company } from '#content/company.ts';
import { useServerPage } from '#src/lib/useServerPage.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { openGraphLocale, pageHead, socialPicture } from './pageHead';
import type { PageMessages } from '#app/routes/pageMessages.ts';

/** Shared links show a large picture. */
const cardKind = 'summary_large_image';
const pageKind = 'website';
/** Error pages stay out of search results. */
const unlisted = 'noindex';

/** Sets `lang` and `dir` of the document and renders its `head`: title, description, canonical URL and metadata for shared links. */
export function DocumentHead(messages: PageMessages) {
  const { language, direction, t } = useLanguage();
  // The server has set them; since then, a translator of the browser may have set the language that the page is in now.
  const isSet = useRef(useServerPage());
  useLayoutEffect(() => {
    if (isSet.current) {
      isSet.current = false;
      return;
    }
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  const { name, title, description, url } = pageHead(messages, { language, t });
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content={unlisted} />}
      {/* Crawlers of social networks run no scripts. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:type" content={pageKind} />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={name} />
          {description && <meta property="og:description" content={description} />}
          {url && <meta property="og:url" content={url} />}
          <meta property="og:locale" content={openGraphLocale(language)} />
          <meta property="og:image" content={company.siteUrl + socialPicture(language)} />
          <meta property="og:image:alt" content={t('heroTitle')} />
          <meta name="twitter:card" content={cardKind} />
        </>
      )}
    </>
  );
}
