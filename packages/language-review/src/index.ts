import type { AcceptableCheck } from './checks/checks.ts';
import type { Accepted, Language, LanguageReviewConfig as AnyConfig } from './config.ts';

export * from './config.ts';

/** The configuration, with the names of the checks: no module that a check imports may know these. */
export interface LanguageReviewConfig extends AnyConfig {
  accepted?: Readonly<Partial<Record<Language | 'all', Accepted<AcceptableCheck>>>>;
}
