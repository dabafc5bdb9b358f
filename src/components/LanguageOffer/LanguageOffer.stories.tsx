import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { looksLikeAnother } from '#storybook/modes.ts';
import { Toaster } from '#components/Toaster';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { LanguageOffer } from './LanguageOffer';

interface OfferProps {
  onAccept: () => void;
  onDismiss: () => void;
}

/** As visitors of the story's language see it, on a page in another one. */
function Offer({ onAccept, onDismiss }: OfferProps) {
  const { language, direction, t } = useLanguage();
  const [isOpen, setOpen] = useState(true);
  return (
    <Toaster label={t('notifications')} dismissLabel={t('dismiss')}>
      {isOpen && (
        <LanguageOffer
          language={language}
          direction={direction}
          href="#page"
          text={t('languageOffer')}
          dismissLabel={t('dismiss')}
          onAccept={onAccept}
          onDismiss={() => {
            setOpen(false);
            onDismiss();
          }}
        />
      )}
    </Toaster>
  );
}

const meta = {
  component: LanguageOffer,
  parameters: { docs: { story: { height: '16rem' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<OfferProps>;

const args = { onAccept: fn(), onDismiss: fn() };

/** On a page in another language than the visitor’s. It isn’t announced, so it interrupts nobody. */
export const OnAForeignPage: Story = {
  args,
  render: (props) => <Offer {...props} />,
  play: async ({ canvas, t, userEvent, args: { onAccept } }) => {
    const link = canvas.getByRole('link', { name: t('languageOffer') });
    await expect(canvas.getByRole('status')).not.toContainElement(link);
    await userEvent.click(link);
    await expect(onAccept).toHaveBeenCalledOnce();
  },
};

/** Closed by its button: the focus returns to where it was. */
export const Closed: Story = {
  parameters: looksLikeAnother,
  args,
  render: (props) => <Offer {...props} />,
  play: async ({ canvas, canvasElement, t, userEvent, args: { onDismiss } }) => {
    canvasElement.tabIndex = -1;
    canvasElement.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('dismiss') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement).toHaveFocus();
  },
};
