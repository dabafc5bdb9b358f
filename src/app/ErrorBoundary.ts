import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of children that throw; nothing without it. */
  fallback?: (error: unknown) => ReactNode;
  /** Renders the children again when it changes. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  resetKey?: string | undefined;
  failure?: { error: unknown } | undefined;
}

/** Has `reportProblems` report an error that a boundary has caught. */
export const reportCaught = (error: unknown) =>
  void window.dispatchEvent(new CustomEvent('caughterror' satisfies keyof WindowEventMap, { detail: error }));

/** Catches what its children throw while they render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  override componentDidCatch(error: unknown) {
    reportCaught(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback?.(failure.error) : this.props.children;
  }
}
