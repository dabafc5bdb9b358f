import type { ReactNode } from 'react';

/** A button in one color. */
export const Button = ({ children }: { children: ReactNode }) => (
  <button type="button" style={{ background: '#205090', color: '#fff', padding: 12 }}>
    {children}
  </button>
);
