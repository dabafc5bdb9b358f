/** A text of `Intl`, isolated. Where the browser words it differently, hydration keeps the text of the build without an error. */
export const IntlText = ({ children }: { children: string }) => <bdi suppressHydrationWarning>{children}</bdi>;
