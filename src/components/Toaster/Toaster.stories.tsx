import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { seen, translatorOf } from '../../../.storybook/translator';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { MessageKey } from '../../i18n/lookup';
import { Message } from '../../i18n/Message';
import { Toaster } from './Toaster';
import { useNotices } from './ToasterScope';

interface NoticesProps {
  success?: readonly MessageKey[];
  error?: readonly MessageKey[];
}

/** In a story notices stay until they are dismissed, so that a picture of them never depends on the clock. */
function Notices({ success = [], error = [] }: NoticesProps) {
  const { t } = useLanguage();
  const notices = useNotices();
  const raised = useRef(false);
  useEffect(() => {
    // Once, also where the language changes afterwards.
    if (raised.current) return;
    raised.current = true;
    for (const id of success) notices.success(<Message id={id} />);
    for (const id of error) notices.error(<Message id={id} />);
  }, [success, error, notices]);
  return <Toaster label={t('notifications')} dismissLabel={t('dismiss')} />;
}

const meta = {
  component: Toaster,
  tags: ['reviewed'],
  argTypes: { label: { control: false }, dismissLabel: { control: false } },
  parameters: { docs: { story: { height: '16rem' } } },
  // It comes with the first notice. Two that wait for it may change their order.
  loaders: () => import('./NoticeList'),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Said by screen readers without taking the focus; closed by its button. */
export const Success: Story = {
  render: () => <Notices success={['messageSent']} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await waitFor(() => expect(canvas.getByText(seen(t('messageSent')))).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent(seen(t('messageSent')));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('dismiss') })).toHaveFocus();
  },
};

/** Something went wrong, here with a language that could not be loaded: another mark, the same calm. */
export const Failure: Story = {
  render: () => <Notices error={['languageUnavailable']} />,
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(seen(translatorOf(globals)('languageUnavailable')))).toBeVisible();
  },
};

/** Where there is another way, a notice says so. */
export const AnotherWay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Notices error={['languagesUnavailable']} />,
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(seen(translatorOf(globals)('languagesUnavailable')))).toBeVisible();
  },
};

/** Several stand above each other, the newest on top. */
export const Several: Story = {
  render: () => <Notices success={['messageSent']} error={['messageNotSent']} />,
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const newest = await canvas.findByText(seen(t('messageNotSent')));
    await expect(newest.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText(seen(t('messageSent'))).getBoundingClientRect().top,
    );
  },
};

/** A dismissed notice is gone, and the region waits for the next. */
export const Dismissed: Story = {
  render: () => <Notices success={['messageSent']} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('dismiss') }));
    await waitFor(() => expect(canvas.queryByText(seen(t('messageSent')))).toBeNull());
    await expect(canvas.getByRole('region', { name: t('notifications') })).toBeInTheDocument();
  },
};
