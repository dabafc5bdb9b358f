import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { localizedPath } from '../../i18n/address';
import { useLanguage } from '../../i18n/LanguageProvider';

type PageLinkProps = Omit<ComponentPropsWithRef<typeof Link>, 'to'> & {
  /** One of `pages`: the path without its language. */
  path: string;
};

/** A link to a page of the site in the current language. */
export function PageLink({ path, ...link }: PageLinkProps) {
  const { language } = useLanguage();
  return <Link {...link} to={localizedPath(path, language)} />;
}
