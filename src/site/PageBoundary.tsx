import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { NotFoundCompact } from '../screens/NotFound/NotFound';
import { RouteError } from '../screens/RouteError/RouteError';
import { DocumentHead } from './DocumentHead';
import { NotFoundError } from './NotFoundError';

interface PageBoundaryProps {
  /** Another page, another try. */
  resetKey: string;
  children: ReactNode;
}

function MissingPage() {
  return (
    <>
      <DocumentHead titleId="notFoundPageTitle" />
      <NotFoundCompact />
    </>
  );
}

/** What is shown in place of a page that broke. */
export function BrokenPage() {
  return (
    <>
      <DocumentHead titleId="errorPageTitle" />
      <RouteError onReload={() => window.location.reload()} />
    </>
  );
}

/** Catches what a page throws: a missing page shows the compact not-found screen, anything else the error screen. */
export function PageBoundary({ resetKey, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={({ error }) => (error instanceof NotFoundError ? <MissingPage /> : <BrokenPage />)}
    >
      {children}
    </ErrorBoundary>
  );
}
