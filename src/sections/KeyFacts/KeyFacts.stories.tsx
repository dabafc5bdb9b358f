import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageParameters } from '#storybook/modes.ts';
import { languages } from '#i18n/languages.ts';
import { KeyFacts } from './KeyFacts';

const meta = {
  component: KeyFacts,
  parameters: pageParameters,
} satisfies Meta<typeof KeyFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four facts in one row, in two, or in four; the number of languages is computed. */
export const AtAGlance: Story = {
  play: async ({ canvas, t, text }) => {
    const list = canvas.getByRole('list', { name: t('factsLabel') });
    const facts = within(list).getAllByRole('listitem');
    await expect(facts).toHaveLength(4);
    await expect(within(list).getByText(text('factStores'))).toBeVisible();
    await expect(facts[3]).toHaveTextContent(String(languages.length));
  },
};
