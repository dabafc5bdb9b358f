import { QueryClient } from '@tanstack/react-query';

/** How long unused data is kept, in ms (specification, section 7). */
export const keepTime = 5 * 60 * 1000;

/** Attempts after the first. */
export const retries = 3;

/** The longest wait before a retry, in ms. */
export const retryLimit = 30_000;

/** The wait before a retry, in ms: 1 s, doubled each time. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, retryLimit);
}

/** The data-fetching cache with the defaults of the specification. It is loaded where a message is to be sent, and not before. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { gcTime: keepTime, retry: retries, retryDelay } } });
}
