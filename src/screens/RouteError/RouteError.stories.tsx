import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withPageLayout } from '#workbench/withPageLayout.tsx';
import { pageParameters } from '#storybook/modes.ts';
import { RouteError } from './RouteError';

const meta = {
  component: RouteError,
  args: { onReload: fn() },
  decorators: [withPageLayout],
  parameters: pageParameters,
} satisfies Meta<typeof RouteError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page threw: the visitor can reload it or leave. */
export const BrokenPage: Story = {
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('unexpectedError') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('returnHome') })).toBeVisible();
  },
};

/** The button reloads the page. */
export const Reloaded: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, t, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('reloadPage') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
