import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { expect, waitFor } from 'storybook/test';
import { seen, translatorOf } from '../../../.storybook/translator';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { MessageKey } from '../../i18n/lookup';
import { Message } from '../../i18n/Message';
import { Toaster } from './Toaster';
import { useToasterScope } from './ToasterScope';

/** In a story notices stay until they are dismissed, so that a picture of them never depends on the clock. */
function Notices({ success = [], error = [] }: { success?: MessageKey[]; error?: MessageKey[] }) {
  const { t } = useLanguage();
  const { toasterId } = useToasterScope();
  useEffect(() => {
    for (const id of success) toast.success(<Message id={id} />, { id: `${id}${toasterId}`, toasterId });
    for (const id of error) toast.error(<Message id={id} />, { id: `${id}${toasterId}`, toasterId });
  }, [success, error, toasterId]);
  return <Toaster label={t('notifications')} dismissLabel={t('dismiss')} />;
}

const meta = {
  component: Notices,
  parameters: { docs: { story: { height: '16rem' } } },
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Said by screen readers without taking the focus; closed by its button. */
export const Success: Story = {
  args: { success: ['messageSent'] },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await waitFor(() => expect(canvas.getByText(seen(t('messageSent')))).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent(seen(t('messageSent')));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('dismiss') })).toHaveFocus();
  },
};

/** Something went wrong: another mark, the same calm. */
export const Failure: Story = { args: { error: ['unexpectedErrorText'] } };

/** Several stand above each other, the newest on top. */
export const Several: Story = { args: { success: ['messageSent'], error: ['unexpectedError'] } };

/** A dismissed notice is gone, and the region waits for the next. */
export const Dismissed: Story = {
  args: { success: ['messageSent'] },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('dismiss') }));
    await waitFor(() => expect(canvas.queryByText(seen(t('messageSent')))).toBeNull());
    await expect(canvas.getByRole('region', { name: t('notifications') })).toBeInTheDocument();
  },
};
