import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { seen, translatorOf } from '../../.storybook/translator';
import { Toaster } from '../components/Toaster/Toaster';
import { useLanguage } from '../i18n/LanguageProvider';
import { waitFor as waitForPage, waitNoMore } from './connection';
import { WaitingNotice } from './WaitingNotice';

const goOn = fn();

/** Has a page wait, with or without a connection. */
const waiting = (isOnline: boolean) => () => {
  spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(isOnline);
  spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  waitForPage('/contact', goOn);
  return waitNoMore;
};

const meta = {
  component: WaitingNotice,
  tags: ['reviewed'],
  render: () => {
    const { t } = useLanguage();
    return <Toaster label={t('notifications')} dismissLabel={t('dismiss')} />;
  },
  // What it is given is seen in the stories.
  args: { isOffline: true, attempt: 1, onTryAgain: fn(), onStay: fn() },
  parameters: { docs: { story: { height: '16rem', inline: false } } },
} satisfies Meta<typeof WaitingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a connection the page stays, and the next one comes with the connection. It can be tried before, or given up. */
export const Offline: Story = {
  beforeEach: waiting(false),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(seen(t('pageWaitsForConnection')));
    await userEvent.click(canvas.getByRole('button', { name: t('tryAgain') }));
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await expect(goOn).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: t('stayHere') })).toBeVisible();
  },
};

/** The connection is there, but the server is not. */
export const ServerSilent: Story = {
  // The same but for its words.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: waiting(true),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(seen(t('pageWaitsForServer')));
    await userEvent.click(canvas.getByRole('button', { name: t('stayHere') }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
