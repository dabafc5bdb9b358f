import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { localizedPath } from '#i18n/localizedPath.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';

type PageLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick' | 'target'> & {
  /** One of `pages`: the path without a language. */
  path: string;
};

/** A link to a page of the site in the current language. */
export function PageLink({ path, children, ...link }: PageLinkProps) {
  const { language } = useLanguage();
  const url = localizedPath(path, language);
  return (
    <a {...link} href={useHref(url)} onClick={useLinkClickHandler(url)}>
      {children}
    </a>
  );
}
