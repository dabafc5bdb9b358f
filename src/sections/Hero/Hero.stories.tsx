import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageModes } from '../../../.storybook/modes';
import { seen, translatorOf } from '../../../.storybook/translator';
import port from '../../assets/port.svg';
import { ButtonLink } from '../../components/Button/Button';
import { Message } from '../../i18n/Message';
import { Hero } from './Hero';

const meta = {
  component: Hero,
  args: {
    image: port,
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

/** A picture that fails leaves its text and its place. */
export const PictureMissing: Story = { args: { image: 'data:image/png;base64,broken' } };
