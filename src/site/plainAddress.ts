import { localizedPath, parseAddress } from '../i18n/address';
import { pages } from '../pages';
import { decoded } from './decoded';
import { pageAt } from './pageTexts';

/**
 * The address of what is clearly meant by a path, however it is written: a page in capitals too, by the name of its file, or with percent
 * signs and slashes that it does not need. Always a path of this site, never one that a browser could read as another host.
 */
export function plainAddress(pathname: string): string {
  const spelled = (decoded(pathname) ?? pathname).toLowerCase().replaceAll(/\/{2,}/g, '/');
  const meant = parseAddress(spelled.replace(/\/$/, '').replace(/(?:\/index)?\.html$/, ''));
  const page = pageAt(meant.path);
  if (page === 'notFound') {
    const { language, path } = parseAddress(pathname);
    return localizedPath(path, language);
  }
  const plain = localizedPath(pages[page], meant.language);
  // A slash at the end is up to the host.
  return plain !== '/' && pathname === `${plain}/` ? pathname : plain;
}
