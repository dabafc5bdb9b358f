import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withPageLayout } from '../../../workbench/withPageLayout';
import { pageModes } from '../../../.storybook/modes';
import { translatorOf } from '../../../workbench/translator';
import { RouteError } from './RouteError';

const meta = {
  component: RouteError,
  tags: ['stable'],
  args: { onReload: fn() },
  decorators: [withPageLayout],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: pageModes },
  },
} satisfies Meta<typeof RouteError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page threw: the visitor can reload it or leave. */
export const BrokenPage: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t('unexpectedError') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('reloadPage') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('returnHome') })).toBeVisible();
  },
};
