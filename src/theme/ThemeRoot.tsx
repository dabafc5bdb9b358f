import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import './fonts.css';
import { GlobalStyle } from './GlobalStyle';
import { theme } from './tokens';

/** Gives everything inside the tokens, and the page its fonts and global style. Once per document. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
