import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageModes } from '#storybook/modes.ts';
import { panesOf } from 'language-review/globals';
import { company } from '#content/company.ts';
import { StoreList } from './StoreList';

const meta = {
  component: StoreList,
  args: { stores: company.stores },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof StoreList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each link has the store's name and what it sells, in the language of the page, and says that it opens in a new tab. */
export const Links: Story = {
  play: async ({ canvas, globals, t }) => {
    const [{ language }] = panesOf(globals);
    await expect(canvas.getByRole('list', { name: t('storesLabel') })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(company.stores.map(({ url }) => url));
    for (const [index, link] of links.entries()) {
      const { name, subject } = company.stores[index]!;
      await expect(link).toHaveAccessibleName(`${name} ${subject[language]} (${t('opensInNewTab')})`);
    }
  },
};
