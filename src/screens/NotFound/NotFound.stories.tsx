import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { withPageLayout } from '#workbench/withPageLayout.tsx';
import { pageParameters } from '#storybook/modes.ts';
import { NotFound } from './NotFound';
import { NotFoundCompact } from '#screens/RouteError';

const path = '/a-page-that-never-was';

/** Collects the calls itself: those of a mock are gone when the next pane plays. */
const logged: string[] = [];

const meta = {
  component: NotFound,
  args: { path },
  decorators: [withPageLayout],
  parameters: { ...pageParameters, path },
  beforeEach: () => {
    spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every unknown path shows this screen; the path is logged to the console. */
export const UnknownAddress: Story = {
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: t('notFoundTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('returnToHome') })).toBeVisible();
    await waitFor(() => expect(logged).toContainEqual(expect.stringContaining(path)));
  },
};

/** The compact form, which the error boundary shows for a missing page. */
export const Compact: Story = {
  render: () => <NotFoundCompact />,
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('pageNotFound') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('returnHome') })).toBeVisible();
  },
};
