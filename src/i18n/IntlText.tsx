interface IntlTextProps {
  children: string;
}

/**
 * A text of `Intl`, in its own element. Where the browser words it differently than the build, the page keeps the text of the build, and
 * React does not take it for an error of hydration. The value is isolated, as it may begin with another direction.
 */
export const IntlText = ({ children }: IntlTextProps) => <bdi suppressHydrationWarning>{children}</bdi>;
