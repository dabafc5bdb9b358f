import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localeOf } from 'language-review/globals';
import { pageParameters } from '#storybook/modes.ts';
import { company } from '#content/company.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { Footer } from './Footer';

const meta = {
  component: Footer,
  parameters: pageParameters,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The company, its contact details, legal pages, languages and social networks. */
export const AllParts: Story = {
  play: async ({ canvas, globals, t, text }) => {
    const language = localeOf(globals);
    for (const [name, path] of [
      [t('termsOfService'), '/terms-of-service'],
      [t('privacyPolicy'), '/privacy-policy'],
      [company.email, '/contact'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', localizedPath(path, language));
    }
    await expect(canvas.getByText(company.postalAddress)).toBeVisible();
    await expect(canvas.getByText(company.city)).toBeVisible();
    await expect(canvas.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      `tel:${company.phone.replace(/[^+\d]/g, '')}`,
    );
    // Otherwise an Arabic page would show its parts in reverse order.
    await expect(getComputedStyle(canvas.getByText(company.phone)).direction).toBe('ltr');
    await expect(canvas.getByRole('combobox', { name: t('language') })).toHaveValue(language);
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(
      text('copyright', { year: '2025', company: company.name }),
    );
  },
};
