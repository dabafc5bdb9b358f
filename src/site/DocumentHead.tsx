import { useLayoutEffect } from 'react';
import { company } from '../company';
import { useLanguage } from '../i18n/LanguageProvider';
import type { MessageKey } from '../i18n/lookup';

/** The document follows the language and the page: `lang`, `dir` and title. */
export function DocumentHead({ titleId }: { titleId: MessageKey }) {
  const { language, direction, t } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  const title = `${t(titleId)} – ${company.name}`;
  return <title>{title}</title>;
}
