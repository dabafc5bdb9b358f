import { lazy, Suspense, type ReactNode } from 'react';
import { Message } from '#i18n/Message.tsx';
import { ErrorBoundary } from '#app/ErrorBoundary.ts';

export const loadErrorPage = () => import('./ErrorPage');

const ErrorPage = lazy(async () => ({ default: (await loadErrorPage()).ErrorPage }));

/** Needs no further script. */
const minimalErrorPage = (
  <>
    <h1>
      <Message id="unexpectedError" />
    </h1>
    <p>
      <Message id="unexpectedErrorText" />
    </p>
  </>
);

/** The error page; without its script, its heading and text alone. */
export const FallbackPage = ({ error }: { error: unknown }) => (
  <ErrorBoundary fallback={() => minimalErrorPage}>
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  </ErrorBoundary>
);

interface PageBoundaryProps {
  /** Renders the children again when it changes. */
  resetKey: string;
  /** The page. */
  children: ReactNode;
}

/** Catches what a page throws and renders the error page in its place. */
export const PageBoundary = ({ resetKey, children }: PageBoundaryProps) => (
  <ErrorBoundary resetKey={resetKey} fallback={(error) => <FallbackPage error={error} />}>
    {children}
  </ErrorBoundary>
);
