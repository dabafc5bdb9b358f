import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { SiteNavigation } from './siteNavigation';

interface SiteRouterProps {
  navigation: SiteNavigation;
  children: ReactNode;
}

/** The browser's router. It hydrates the page that the server sent, also where the visitor is already going to another one. */
export function SiteRouter({ navigation, children }: SiteRouterProps) {
  const { current: first } = useRef(navigation.shown());
  const { location, action } = useSyncExternalStore(navigation.subscribe, navigation.shown, () => first);
  return (
    <Router location={location} navigationType={action} navigator={navigation.navigator}>
      {children}
    </Router>
  );
}
