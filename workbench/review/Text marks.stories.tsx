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

const englishSubject = () => messageInFile({ language: 'en', key: 'subject' }) ?? '';

/** A missing translation, one that equals English, one with other placeholders, and hard-coded text. */
export const EveryFault: Story = {
  beforeEach: () =>
    overrideMessages([
      { language: 'es', key: 'name', text: '' },
      { language: 'es', key: 'subject', text: englishSubject() },
      { language: 'es', key: 'sendMessage', text: 'Enviar {what}' },
    ]),
  // The name of a section is not outlined.
  render: (args) => (
    <section aria-label={englishSubject()}>
      <p>We answer within a day</p>
      <ContactForm {...args} />
    </section>
  ),
  play: async ({ canvas, canvasElement }) => {
    const issues = ['1 shown in English', '1 same as English', '1 placeholders differ', '1 not from a catalog'];
    for (const issue of issues) await waitFor(() => expect(legendIn(canvasElement)).toContain(issue));
    canvas.getByText('We answer within a day').after('Written here');
    await waitFor(() => expect(legendIn(canvasElement)).toContain('2 not from a catalog'));
  },
};
