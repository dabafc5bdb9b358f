/** A text of `Intl`, isolated. Where the browser words it differently than the build, hydration keeps the text of the build and reports no error. */
export const IntlText = ({ children }: { children: string }) => <bdi suppressHydrationWarning>{children}</bdi>;
