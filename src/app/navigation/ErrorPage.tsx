import { NotFoundCompact, RouteError } from '#screens/RouteError';
import { loadWhenReachable } from '#app/offline/connection.tsx';
import { DocumentHead } from '#app/seo/DocumentHead.tsx';
import { NotFoundError } from './NotFoundError';

/** Replaces a page that threw: the compact not-found screen for a `NotFoundError`, else the error screen. */
export function ErrorPage({ error }: { error: unknown }) {
  return error instanceof NotFoundError ? (
    <>
      <DocumentHead titleId="notFoundPageTitle" />
      <NotFoundCompact />
    </>
  ) : (
    <>
      <DocumentHead titleId="errorPageTitle" />
      <RouteError onReload={() => void loadWhenReachable(window.location.pathname, () => window.location.reload())} />
    </>
  );
}
