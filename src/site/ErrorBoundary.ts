import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Stands in place of what throws. */
  fallback: (error: unknown) => ReactNode;
  /** Another key, another try. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined;
}

/** Catches what is thrown while its children render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, before: ErrorBoundaryState) {
    // What is thrown with the new key stays.
    if (before.failure && this.state.failure && resetKey !== this.props.resetKey) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
