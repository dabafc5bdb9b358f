import type { ComponentType } from 'react';
import type { PageName } from '#content/pages.ts';

export interface ScreenProps {
  /** The path with its language. */
  pathname: string;
}

export interface ScreenModule {
  Page: ComponentType<ScreenProps>;
  /** Called before the server's markup of the page is hydrated. */
  beforeHydration?: () => void;
}

const modules = import.meta.glob<ScreenModule>('../pages/*.tsx');

/** Loads the main content of a page. The messages of a page are those of the modules behind this import (`build/messages`). */
export const loadScreen = (page: PageName) => modules[`../pages/${page}.tsx`]!();
