import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { SiteNavigation } from './siteNavigation';

interface SiteRouterProps {
  navigation: SiteNavigation;
  children: ReactNode;
}

/** The browser's router. */
export function SiteRouter({ navigation, children }: SiteRouterProps) {
  const { location, action } = navigation.shown.useValue();
  return (
    <Router location={location} navigationType={action} navigator={navigation.navigator}>
      {children}
    </Router>
  );
}
