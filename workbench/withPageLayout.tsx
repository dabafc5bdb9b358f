import type { Decorator } from '@storybook/react-vite';
import { Footer } from '#layout/Footer';
import { PageLayout } from '#layout/PageLayout';

/** A screen as the site shows it, between header and footer. */
export const withPageLayout: Decorator = (Story) => (
  <PageLayout footer={<Footer />}>
    <Story />
  </PageLayout>
);
