import type { Preview } from '@storybook/react-vite';
import { lazy } from 'react';

// Stories do not need it.
const ComponentPage = lazy(() => import('../workbench/ComponentPage'));

/** The page of a component. The preview does not have it: its guides import all components, and each story would be a test of them all. */
// A function, which Storybook does not send to its manager: a lazy component has an error in development, behind which the manager loses
// the args of the story.
export const parameters: Preview['parameters'] = { docs: { page: () => <ComponentPage /> } };
