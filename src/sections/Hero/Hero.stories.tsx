import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageModes } from '../../../.storybook/modes';
import { broken, withheld, withholdPictures } from '../../../.storybook/pictureStates';
import { seen, translatorOf } from '../../../.storybook/translator';
import { ButtonLink } from '../../components/Button/Button';
import { Message } from '../../i18n/Message';
import { pictures } from '../../pictures';
import { Hero } from './Hero';

const meta = {
  component: Hero,
  tags: ['stable'],
  args: {
    image: pictures.hero.image,
    action: (
      <ButtonLink href="/contact">
        <Message id="contactUs" />
      </ButtonLink>
    ),
  },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the company does, in a title and two lines, and the one thing to do next. */
export const FirstView: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t('heroTitle') })).toBeVisible();
    await expect(canvas.getByText(seen(t('heroSubtitle1')))).toBeVisible();
    await expect(canvas.getByText(seen(t('heroSubtitle2')))).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('heroImageAlt') })).toBeInTheDocument();
  },
};

/** The words keep their place while the picture is on its way. */
export const PictureLoading: Story = {
  args: { image: withheld(pictures.hero.image) },
  beforeEach: withholdPictures,
};

/** A picture that fails leaves its text and its place. */
export const PictureMissing: Story = {
  args: { image: broken(pictures.hero.image) },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(await canvas.findByText(seen(t('heroImageAlt')))).toBeVisible();
  },
};
