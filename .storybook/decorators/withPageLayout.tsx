import type { Decorator } from '@storybook/react-vite';
import { PageLayout } from '../../src/layout/PageLayout/PageLayout';

/** A screen as the site shows it, between header and footer. */
export const withPageLayout: Decorator = (Story) => (
  <PageLayout>
    <Story />
  </PageLayout>
);
