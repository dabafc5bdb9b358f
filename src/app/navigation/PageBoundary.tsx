import { Suspense, type ReactNode } from 'react';
import { Message } from '#i18n/Message.tsx';
import { ErrorBoundary } from '#app/ErrorBoundary.ts';
import { HydrationMarker } from '#app/hydration/eventReplay.tsx';
import { ErrorPage } from '#app/hydration/islands.ts';

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

/** The error page, without its script its heading and text alone. */
export function FallbackPage({ error }: { error: unknown }) {
  void ErrorPage.load();
  return (
    <ErrorBoundary fallback={() => minimalErrorPage}>
      <Suspense>
        <ErrorPage error={error} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface PageBoundaryProps {
  /** Renders the children again when it changes. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a page throws and renders the error page in its place. */
export function PageBoundary({ resetKey, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(error) => (
        <>
          <FallbackPage error={error} />
          <HydrationMarker island="main" />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
