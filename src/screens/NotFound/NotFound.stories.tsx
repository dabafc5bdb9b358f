import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { withPageLayout } from '../../../workbench/withPageLayout';
import { pageModes } from '../../../.storybook/modes';
import { translatorOf } from '../../../workbench/translator';
import { NotFound } from './NotFound';
import { NotFoundCompact } from '#screens/NotFoundCompact';

const meta = {
  component: NotFound,
  tags: ['reviewed'],
  args: { path: '/a-page-that-never-was' },
  decorators: [withPageLayout],
  parameters: {
    layout: 'fullscreen',
    path: '/a-page-that-never-was',
    chromatic: { modes: pageModes },
  },
  beforeEach: () => {
    spyOn(console, 'log').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every unknown path shows this screen; the path is logged to the console. */
export const UnknownAddress: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: t('notFoundTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('returnToHome') })).toBeVisible();
    // oxlint-disable-next-line no-console -- the spy
    await waitFor(() => expect(console.log).toHaveBeenCalledWith(expect.stringContaining('/a-page-that-never-was')));
  },
};

/** The compact form, which the error boundary shows for a missing page. */
export const Compact: Story = {
  render: () => <NotFoundCompact />,
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t('pageNotFound') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('returnHome') })).toBeVisible();
  },
};
