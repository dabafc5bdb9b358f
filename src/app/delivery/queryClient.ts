import { QueryClient } from '@tanstack/react-query';

/** How long unused data is cached, in ms (docs/spec.md, section 7). */
export const cacheTime = 5 * 60 * 1000;

/** Number of attempts after the first. */
export const retries = 3;

/** The longest delay before a retry, in ms. */
export const longestDelay = 30_000;

/** The delay before a retry, in ms: 1 s, doubled each time. */
export const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, longestDelay);

/** Creates the data-fetching cache with the defaults of docs/spec.md, section 7. */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { gcTime: cacheTime, retry: retries, retryDelay } } });
