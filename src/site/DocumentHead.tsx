import { useLayoutEffect } from 'react';
import { company } from '../company';
import { useLanguage } from '../i18n/LanguageProvider';
import type { MessageKey } from '../i18n/lookup';

/** How networks show a shared link: with a large picture. */
const cardKind = 'summary_large_image';

/** The document follows the language and the page: `lang`, `dir`, title, and the picture that a shared link shows. */
export function DocumentHead({ titleId }: { titleId: MessageKey }) {
  const { language, direction, t } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  const title = `${t(titleId)} – ${company.name}`;
  return (
    <>
      <title>{title}</title>
      <meta property="og:image" content={`/social/${language}.jpg`} />
      <meta name="twitter:card" content={cardKind} />
    </>
  );
}
