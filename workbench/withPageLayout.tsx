import type { Decorator } from '@storybook/react-vite';
import { Footer } from '#layout/Footer';
import { PageLayout } from '#layout/PageLayout';

/** Renders a screen between header and footer. */
export const withPageLayout: Decorator = (Story) => (
  <PageLayout footer={<Footer />}>
    <Story />
  </PageLayout>
);
