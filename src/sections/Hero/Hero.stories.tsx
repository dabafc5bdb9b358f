import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageParameters } from '#storybook/modes.ts';
import { broken, withheld, withholdPictures } from '#workbench/pictureStates.tsx';
import { windowOf } from '#workbench/surroundings.ts';
import { ButtonLink } from '#components/Button';
import { Message } from '#i18n/Message.tsx';
import { pictures } from '#content/pictures/index.ts';
import { space } from '#theme/tokens.ts';
import { Hero } from './Hero';

const meta = {
  component: Hero,
  args: {
    image: pictures.hero.image,
    actions: (
      <>
        <ButtonLink href="/contact" size="large">
          <Message id="askAboutProduct" />
        </ButtonLink>
        <ButtonLink href="/contact" size="large" variant="quiet">
          <Message id="requestQuote" />
        </ButtonLink>
      </>
    ),
  },
  // On the home page, the key facts follow.
  decorators: (Story) => (
    <div style={{ paddingBlockEnd: space.xl }}>
      <Story />
    </div>
  ),
  parameters: pageParameters,
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A title and two lines about the company, and the calls to action, in every language beside each other on a desktop. */
export const FirstView: Story = {
  play: async ({ canvas, canvasElement, t, text }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('heroTitle') })).toBeVisible();
    await expect(canvas.getByText(text('heroSubtitle1'))).toBeVisible();
    await expect(canvas.getByText(text('heroSubtitle2'))).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('heroImageAlt') })).toBeInTheDocument();
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    if (windowOf(canvasElement).innerWidth >= 1280) await expect(new Set(tops).size).toBe(1);
  },
};

/** The text does not move while the picture loads. */
export const PictureLoading: Story = {
  args: { image: withheld(pictures.hero.image) },
  decorators: [withholdPictures],
};

/** If the picture fails, its alternative text takes its place. */
export const PictureMissing: Story = {
  args: { image: broken(pictures.hero.image) },
  play: async ({ canvas, text }) => {
    await expect(await canvas.findByText(text('heroImageAlt'))).toBeVisible();
  },
};
