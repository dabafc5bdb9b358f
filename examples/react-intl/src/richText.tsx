import type { ReactNode } from 'react';

/** The tags that messages may have: for `defaultRichTextElements` of the application's provider. */
export const richText = {
  b: (chunks: ReactNode) => <strong>{chunks}</strong>,
};
