import type { ComponentType } from 'react';
import type { PageName } from '#content/pages.ts';

export interface ScreenProps {
  /** With its language. */
  pathname: string;
}

export interface ScreenModule {
  Page: ComponentType<ScreenProps>;
  /** Called before the server's markup of the page is hydrated. */
  beforeHydration?: () => void;
}

/** Loads the main content of each page. The messages of a page are those of the modules behind its import (`build/messages`). */
export const screens: Readonly<Record<PageName, () => Promise<ScreenModule>>> = {
  home: () => import('#app/pages/home.tsx'),
  contact: () => import('#app/pages/contact.tsx'),
  termsOfService: () => import('#app/pages/termsOfService.tsx'),
  privacyPolicy: () => import('#app/pages/privacyPolicy.tsx'),
  notFound: () => import('#app/pages/notFound.tsx'),
};
