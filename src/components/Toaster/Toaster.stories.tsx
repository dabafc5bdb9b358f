import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { MessageKey } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { Toaster } from './Toaster';
import { ToasterScope, useNotices } from './ToasterScope';

interface NoticesProps {
  success?: readonly MessageKey[];
  error?: readonly MessageKey[];
}

/** In a story notices stay until they are dismissed, so that a screenshot never depends on time. */
function Notices({ success = [], error = [] }: NoticesProps) {
  const { t } = useLanguage();
  const notices = useNotices();
  const isShown = useRef(false);
  useEffect(() => {
    // Once only, even if the language changes afterwards.
    if (isShown.current) return;
    isShown.current = true;
    for (const id of success) notices.success(<Message id={id} />);
    for (const id of error) notices.error(<Message id={id} />);
  }, [success, error, notices]);
  return <Toaster label={t('notifications')} dismissLabel={t('dismiss')} />;
}

const meta = {
  component: Toaster,
  argTypes: { label: { control: false }, dismissLabel: { control: false } },
  parameters: { docs: { story: { height: '16rem' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Announced by screen readers without moving the focus; closed by its button. */
export const Success: Story = {
  render: () => <Notices success={['messageSent']} />,
  play: async ({ canvas, t, text, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(text('messageSent'))).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent(text('messageSent'));
    await userEvent.tab();
    const dismiss = canvas.getByRole('button', { name: t('dismiss') });
    await expect(dismiss).toHaveFocus();
    dismiss.blur();
  },
};

/** An error: another icon, the same style. */
export const Failure: Story = {
  render: () => <Notices error={['messageNotSent']} />,
  play: async ({ canvas, text }) => {
    await waitFor(() => expect(canvas.getByText(text('messageNotSent'))).toBeVisible());
  },
};

/** Several notices are stacked, the newest on top. */
export const Several: Story = {
  render: () => <Notices success={['messageSent']} error={['messageNotSent']} />,
  play: async ({ canvas, text }) => {
    const newest = await canvas.findByText(text('messageNotSent'));
    await expect(newest.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText(text('messageSent')).getBoundingClientRect().top,
    );
  },
};

/** A dismissed notice is removed; the live region remains, and the focus returns to where it was. */
export const Dismissed: Story = {
  tags: ['behavior'],
  render: () => <Notices success={['messageSent']} />,
  play: async ({ canvas, canvasElement, t, text, userEvent }) => {
    const dismiss = await canvas.findByRole('button', { name: t('dismiss') });
    canvasElement.tabIndex = -1;
    canvasElement.focus();
    await userEvent.tab();
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText(text('messageSent'))).toBeNull());
    await expect(canvas.getByRole('region', { name: t('notifications') })).toBeInTheDocument();
  },
};

/** A notice below its label, not at the end of the window. */
const Below = styled.div`
  && section {
    position: static;
    padding: 0;
    place-content: start;
  }
`;

const sheet = statesSheet<NoticesProps>({
  Success: { args: { success: ['messageSent'] } },
  Failure: { args: { error: ['messageNotSent'] } },
  Hover: { args: { success: ['messageSent'] }, shown: 'hover' },
  Pressed: { args: { success: ['messageSent'] }, shown: 'pressed' },
  Focus: { args: { success: ['messageSent'] }, shown: 'focus' },
});

/** Every state of a notice, and the same in a language of the other direction. */
export const States: Story = {
  ...sheet,
  // A page has one region of notices.
  parameters: { ...sheet.parameters, a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args: NoticesProps) => (
    <ToasterScope>
      <Below>
        <Notices {...args} />
      </Below>
    </ToasterScope>
  ),
};
