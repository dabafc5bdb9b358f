import { createPreview } from 'language-review/preview';
import type { ReactNode } from 'react';
import { ToasterScope } from '#components/Toaster';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import type { Catalogs } from '#i18n/lookup.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import '#theme/fonts.css';
import { languageReview } from '../language-review.config.ts';
import { withRouter } from './decorators/withRouter';

/** The language review's preview, with the providers of the product. */
export default createPreview(languageReview, {
  messages: allCatalogs,
  StoryRoot: ({ children }: { children: ReactNode }) => <ThemeRoot globalStyle={<GlobalStyle />}>{children}</ThemeRoot>,
  DocumentStyle: GlobalStyle,
  LanguageProvider: ({ catalogs, children, ...language }) => (
    <LanguageProvider {...language} catalogs={catalogs as Catalogs}>
      <ToasterScope>{children}</ToasterScope>
    </LanguageProvider>
  ),
  decorators: [withRouter],
});
