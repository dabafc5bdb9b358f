import { flat } from 'language-review/flat';
import { createPreview } from 'language-review/preview';
import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { ToasterScope } from '#components/Toaster';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import type { Catalogs } from '#i18n/lookup.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import '#theme/fonts.css';
import languageReview from '../language-review.config.ts';
import { ShownAs, type Medium } from '../workbench/ShownAs';
import { stylisPlugins } from '../workbench/statesSheet';

function stayInStory(event: MouseEvent) {
  // Not with `instanceof`: a pane is another document, with its own classes.
  const link = (event.target as Element).closest('a');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** Gives each story a router, and keeps links from leaving the story. `parameters.path` is the initial path. */
const withRouter: Decorator = (Story, { parameters }) => {
  const { path = '/' } = parameters as { path?: string };
  return (
    <MemoryRouter initialEntries={[path]}>
      {/* Not a control: it only watches the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div style={{ display: 'contents' }} onClick={stayInStory} onAuxClick={stayInStory}>
        <Story />
      </div>
    </MemoryRouter>
  );
};

/** Shows the document of a story, the canvas or a pane, as the medium does that the toolbar chooses. */
const withMedium: Decorator = (Story, { id, globals }) => (
  <ShownAs storyId={id} medium={globals.medium as Medium}>
    <Story />
  </ShownAs>
);

/** The language review's preview, with the providers of the product. */
export default createPreview(languageReview, {
  adapter: flat(
    import.meta.glob('../src/i18n/messages/*.json', { eager: true, import: 'default' }),
    ({ catalogs, children, ...language }) => (
      <LanguageProvider {...language} catalogs={catalogs as Catalogs}>
        <ToasterScope>{children}</ToasterScope>
      </LanguageProvider>
    ),
  ),
  StoryRoot: ({ children }: { children: ReactNode }) => (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  ),
  decorators: [withRouter, withMedium],
});
