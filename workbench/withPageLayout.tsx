import type { Decorator } from '@storybook/react-vite';
import { Footer } from '#layout/Footer';
import { Header } from '#layout/Header';
import { PageLayout } from '#layout/PageLayout';

/** Renders a screen between header and footer. */
export const withPageLayout: Decorator = (Story) => (
  <PageLayout header={<Header />} footer={<Footer />}>
    <Story />
  </PageLayout>
);
