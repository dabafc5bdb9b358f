import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { looksLikeAnother } from '#storybook/modes.ts';
import { Toaster } from '#components/Toaster';
import { Region, Status } from '#src/components/Toaster/Toaster.styles.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { untilReachable } from './connection';
import { WaitingNotice } from './WaitingNotice';

const onReachable = fn();
const onStay = fn();

/** Makes navigation wait, offline or without a server. */
const waiting = (isOnline: boolean) => () => {
  spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(isOnline);
  spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const leaving = new AbortController();
  void untilReachable('/contact', onStay, leaving.signal).then(onReachable, () => undefined);
  return () => leaving.abort();
};

function Notices() {
  const { t } = useLanguage();
  return <Toaster label={t('notifications')} dismissLabel={t('dismiss')} />;
}

const meta = {
  component: WaitingNotice,
  args: { isOffline: true, attempt: 1, onTryAgain: fn(), onStay: fn() },
  render: (args) => {
    const { t } = useLanguage();
    return (
      <Region aria-label={t('notifications')}>
        <Status role="status">
          <WaitingNotice {...args} />
        </Status>
      </Region>
    );
  },
  parameters: { docs: { story: { height: '16rem' } } },
} satisfies Meta<typeof WaitingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Offline, the page stays until the connection is back. The visitor can try again or stop waiting. */
export const Offline: Story = {};

/** The browser is online, but the server does not respond. */
export const ServerSilent: Story = { args: { isOffline: false } };

/** Another attempt that fails as well leaves the notice in place. */
export const TriedAgain: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  render: () => <Notices />,
  beforeEach: waiting(false),
  play: async ({ canvas, t, text, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('pageWaitsForConnection'));
    await userEvent.click(canvas.getByRole('button', { name: t('tryAgain') }));
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await expect(onReachable).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: t('stayHere') })).toBeVisible();
  },
};

/** A visitor who stays ends the waiting, and the notice is gone. */
export const Stayed: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  render: () => <Notices />,
  beforeEach: waiting(true),
  play: async ({ canvas, t, text, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('pageWaitsForServer'));
    await userEvent.click(canvas.getByRole('button', { name: t('stayHere') }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(onStay).toHaveBeenCalledOnce();
  },
};
