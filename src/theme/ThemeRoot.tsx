import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from './tokens';

interface ThemeRootProps {
  /** The `GlobalStyle`, unless the document already contains it. */
  globalStyle?: ReactNode;
  children: ReactNode;
}

/** Provides the design tokens, and renders the global style. Once per document. */
export function ThemeRoot({ globalStyle, children }: ThemeRootProps) {
  return (
    <ThemeProvider theme={theme}>
      {globalStyle}
      {children}
    </ThemeProvider>
  );
}
