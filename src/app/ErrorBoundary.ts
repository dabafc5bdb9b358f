import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Stands in place of what throws. */
  fallback: (error: unknown) => ReactNode;
  /** Another key, another try. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  resetKey?: string | undefined;
  failure?: { error: unknown } | undefined;
}

/** Catches what is thrown while its children render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    before: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === before.resetKey ? null : { resetKey, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
