import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { withPageLayout } from '#workbench/withPageLayout.tsx';
import { NotFoundError } from './NotFoundError';
import { loadErrorPage, PageBoundary } from './PageBoundary';

function Broken({ error }: { error: Error }): never {
  throw error;
}

const meta = {
  component: PageBoundary,
  args: { resetKey: '/', children: null },
  decorators: [withPageLayout],
  parameters: { layout: 'fullscreen' },
  // React reports what a boundary catches.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof PageBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that turns out to be missing: header and footer stay, the compact screen takes its place. */
export const MissingPage: Story = {
  args: { children: <Broken error={new NotFoundError('/gone')} /> },
  play: async ({ canvas, t }) => {
    await loadErrorPage();
    await expect(await canvas.findByRole('heading', { level: 1, name: t('pageNotFound') })).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeInTheDocument();
  },
};

/** Anything else that a page throws: header and footer stay, the error screen takes its place. */
export const BrokenPage: Story = {
  args: { children: <Broken error={new Error('A page broke')} /> },
  play: async ({ canvas, t }) => {
    await loadErrorPage();
    await expect(await canvas.findByRole('heading', { level: 1, name: t('unexpectedError') })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};
