import type { Preview } from '@storybook/react-vite';
import { lazy } from 'react';

// Stories do not need it.
const ComponentPage = lazy(() => import('../workbench/ComponentPage'));

/**
 * The page of a component. The preview does not have it: its guides import all components, and each story would be a test of them all.
 * The page is a function, since Storybook sends none to its manager: in development, a lazy component contains an error, behind which
 * the manager loses the args of the story.
 */
export const parameters: Preview['parameters'] = { docs: { page: () => <ComponentPage /> } };
