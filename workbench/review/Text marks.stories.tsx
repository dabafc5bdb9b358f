import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { overrideMessages, messageInFile } from 'language-review/preview';
import { company } from '#content/company.ts';
import { ContactForm } from '#sections/ContactForm';

/** Marks show the state of every visible text: choose *Texts marked* in the toolbar, and hover over a text for its key. */
const meta = {
  component: ContactForm,
  tags: ['!autodocs'],
  args: { onSend: () => undefined, email: company.email },
  globals: { marks: 'on', locale: 'es' },
  // Visual review covers the product only.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const legendIn = (canvasElement: HTMLElement) =>
  canvasElement.ownerDocument.querySelector('[data-layer]')?.textContent ?? '';

/** Everything is translated: thin outlines and no issue. */
export const InOrder: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(legendIn(canvasElement)).toMatch(/\d+ translated/));
    await expect(legendIn(canvasElement)).not.toMatch(/falls back|same as|differ|not from/);
  },
};

/** A missing translation, one that equals English, and hard-coded text. */
export const EveryFault: Story = {
  beforeEach: () =>
    overrideMessages([
      { language: 'es', key: 'name', text: '' },
      { language: 'es', key: 'subject', text: messageInFile({ language: 'en', key: 'subject' }) ?? '' },
    ]),
  render: (args) => (
    <>
      <p>We answer within a day</p>
      <ContactForm {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const issue of ['1 shown in English', '1 same as English', '1 not from a catalog']) {
      await waitFor(() => expect(legendIn(canvasElement)).toContain(issue));
    }
  },
};
