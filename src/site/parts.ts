import type { PageName } from '../pages';
import { onDemand, type OnDemand } from './onDemand';

export interface PageProps {
  /** The path that the visitor sees. */
  address: string;
}

/**
 * The route table's other half: what stands at each of `pages` (specification, section 2). The texts that a page brings
 * are those that the modules behind its import show (`scripts/texts`).
 */
export const screens: Readonly<Record<PageName, OnDemand<PageProps>>> = {
  home: onDemand(() => import('./pages/home').then(({ Page }) => Page)),
  contact: onDemand(() => import('./pages/contact').then(({ Page }) => Page)),
  termsOfService: onDemand(() => import('./pages/termsOfService').then(({ Page }) => Page)),
  privacyPolicy: onDemand(() => import('./pages/privacyPolicy').then(({ Page }) => Page)),
  notFound: onDemand(() => import('./pages/notFound').then(({ Page }) => Page)),
};

/** Stands below every page. */
export const Footer = onDemand(() => import('../layout/Footer/Footer').then((module) => module.Footer));

/** Stands in for a page that broke. */
export const ErrorPage = onDemand(() => import('./ErrorPage').then((module) => module.ErrorPage));

/** Pages that do something by themselves: a table of contents that follows the reading, an unknown path that is written to the console. */
const lively: readonly PageName[] = ['termsOfService', 'privacyPolicy', 'notFound'];

/** Whether a page needs no script until somebody reaches for it. */
export const waits = (page: PageName) => !lively.includes(page);
