import { NotFoundCompact } from '../screens/NotFound/NotFoundCompact';
import { RouteError } from '../screens/RouteError/RouteError';
import { loadWhole } from './connection';
import { DocumentHead } from './DocumentHead';
import { NotFoundError } from './NotFoundError';

/** What is shown in place of a page that broke: the compact not-found screen where it is missing, else the error screen. */
export function ErrorPage({ error }: { error: unknown }) {
  return error instanceof NotFoundError ? (
    <>
      <DocumentHead titleId="notFoundPageTitle" />
      <NotFoundCompact />
    </>
  ) : (
    <>
      <DocumentHead titleId="errorPageTitle" />
      <RouteError onReload={() => void loadWhole(window.location.pathname, () => window.location.reload())} />
    </>
  );
}
