import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageParameters } from '#storybook/modes.ts';
import { Message } from '#i18n/Message.tsx';
import { Footer } from '#layout/Footer';
import { Header } from '#layout/Header';
import { PageLayout } from './PageLayout';

const meta = {
  component: PageLayout,
  args: {
    header: <Header />,
    footer: <Footer />,
    children: (
      <p style={{ padding: '2rem' }}>
        <Message id="welcomeContent" />
      </p>
    ),
  },
  parameters: pageParameters,
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Landmarks in reading order. */
export const Landmarks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeInTheDocument();
    await expect(canvas.getByRole('main')).toBeInTheDocument();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};

/** The first Tab focuses the skip link, which leads to the main content. */
export const FirstTab: Story = {
  tags: ['behavior'],
  play: async ({ canvas, t, userEvent }) => {
    const main = canvas.getByRole('main');
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: t('skipToContent') });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
  },
};
