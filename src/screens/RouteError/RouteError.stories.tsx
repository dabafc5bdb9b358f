import type { Meta, StoryObj } from '../../../workbench/story';
import { expect, fn } from 'storybook/test';
import { withPageLayout } from '../../../workbench/withPageLayout';
import { pageParameters } from '../../../.storybook/modes';
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
  play: async ({ args, canvas, t, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('unexpectedError') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('reloadPage') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('returnHome') })).toBeVisible();
  },
};
