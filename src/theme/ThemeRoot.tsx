import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from './tokens';

interface ThemeRootProps {
  /** The `GlobalStyle`, where the document does not bring it along. */
  globalStyle?: ReactNode;
  children: ReactNode;
}

/** Gives everything inside the tokens, and the page its global style. Once per document. */
export function ThemeRoot({ globalStyle, children }: ThemeRootProps) {
  return (
    <ThemeProvider theme={theme}>
      {globalStyle}
      {children}
    </ThemeProvider>
  );
}
