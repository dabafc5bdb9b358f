import type { Decorator } from '@storybook/react-vite';
import { Footer } from '../../src/layout/Footer/Footer';
import { PageLayout } from '../../src/layout/PageLayout/PageLayout';

/** A screen as the site shows it, between header and footer. */
export const withPageLayout: Decorator = (Story) => (
  <PageLayout footer={<Footer />}>
    <Story />
  </PageLayout>
);
