import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageParameters } from '#storybook/modes.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { LanguageOffer } from './LanguageOffer';

const meta = {
  component: LanguageOffer,
  args: { language: '', direction: 'ltr', href: '#page', text: '', dismissLabel: '', onAccept: fn(), onDismiss: fn() },
  argTypes: Object.fromEntries(
    ['language', 'direction', 'text', 'dismissLabel'].map((prop) => [prop, { control: false }]),
  ),
  // As visitors of the story's language see it, on a page in another one.
  render: (args) => {
    const { language, direction, t } = useLanguage();
    const texts = { text: t('languageOffer'), dismissLabel: t('dismiss') };
    return <LanguageOffer {...args} language={language} direction={direction} {...texts} />;
  },
  parameters: pageParameters,
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a page in another language than the visitor’s: a link to the page in theirs, and a button that closes the offer. */
export const OnAForeignPage: Story = {};

/** The link and the closing button call back. */
export const Answered: Story = {
  tags: ['behavior'],
  play: async ({ canvas, t, userEvent, args: { onAccept, onDismiss } }) => {
    await userEvent.click(canvas.getByRole('link', { name: t('languageOffer') }));
    await expect(onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('dismiss') }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  Rest: {},
  Hover: { shown: 'hover' },
  Pressed: { shown: 'pressed' },
  Focus: { shown: 'focus' },
});
