import { Suspense, type ReactNode } from 'react';
import { Message } from '../i18n/Message';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './parts';

/** Says it without a script of its own. */
const bareScreen = (
  <>
    <h1>
      <Message id="unexpectedError" />
    </h1>
    <p>
      <Message id="unexpectedErrorText" />
    </p>
  </>
);

/** The error screen; where even that cannot be loaded, its words. */
export function Failure({ error }: { error: unknown }) {
  void ErrorPage.load();
  return (
    <ErrorBoundary fallback={() => bareScreen}>
      <Suspense>
        <ErrorPage error={error} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface PageBoundaryProps {
  /** Another page, another try. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a page throws, and shows the screen for it. */
export function PageBoundary({ resetKey, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={(error) => <Failure error={error} />}>
      {children}
    </ErrorBoundary>
  );
}
