import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { localeOf } from 'language-review/globals';
import { broken, withheld, withholdPictures } from '#workbench/pictureStates.tsx';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { pictures } from '#content/pictures/index.ts';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { Avatar } from './Avatar';

const portrait = pictures.portrait.image;

const meta = {
  component: Avatar,
  args: { name: 'Helena Figueiredo' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture replaces the initials once it has loaded. */
export const Loaded: Story = {
  args: { source: portrait },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('HF')).not.toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};

/** Without a picture: the initials of the first and the last word. */
export const NoImage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HF')).toBeVisible();
  },
};

/** The initials stay if the picture fails to load. */
export const Broken: Story = {
  args: { source: broken(portrait) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('HF')).toBeVisible();
  },
};

/** The initials are shown while the picture loads. */
export const Loading: Story = {
  args: { source: withheld(portrait) },
  decorators: [withholdPictures],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(canvas.getByText('HF')).toBeVisible();
  },
};

/** One word has one initial; an initial is a grapheme, in every script. */
export const Names: Story = {
  render: () => {
    const { t } = useLanguage();
    return (
      <span style={{ display: 'flex', gap: '1rem' }}>
        <Avatar name="Helena" />
        <Avatar name={t('testimonialName')} />
        <Avatar name="Ana María de la Cruz" />
      </span>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('H')).toBeVisible();
    await expect(canvas.getByText('AC')).toBeVisible();
    // Two letters, not a word.
    if (localeOf(globals) === 'ar') await expect(canvas.getByText(/^\p{L}\u200C\p{L}$/u)).toBeVisible();
  },
};

/** Every state; each avatar has the one size. */
export const States: Story = statesSheet<Story['args']>({
  Picture: { args: { source: portrait } },
  'No picture': {},
  Loading: { args: { source: withheld(portrait) } },
  Failed: { args: { source: broken(portrait) } },
});
