import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localeOf } from 'language-review/globals';
import { focusMode, hoverMode, pageParameters, settingsModes } from '#storybook/modes.ts';
import { company } from '#content/company.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { Header } from './Header';

const meta = {
  component: Header,
  parameters: { ...pageParameters, docs: { story: { height: '20rem' } } },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Logo, phone, email, languages, and a link to the contact page. */
export const AllParts: Story = {
  play: async ({ canvas, globals, t }) => {
    const language = localeOf(globals);
    await expect(canvas.getByRole('link', { name: t('logoLabel', { company: company.name }) })).toHaveAttribute(
      'href',
      localizedPath('/', language),
    );
    await expect(canvas.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      `tel:${company.phone.replace(/[^+\d]/g, '')}`,
    );
    // Otherwise an Arabic page would show its parts in reverse order.
    await expect(getComputedStyle(canvas.getByText(company.phone)).direction).toBe('ltr');
    await expect(canvas.getByText(company.email)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('contactUs') })).toHaveAttribute(
      'href',
      localizedPath('/contact', language),
    );
  },
};

/** The links of the language list lead to the current page, with its query and fragment. */
export const LanguagesOpen: Story = {
  parameters: {
    path: '/privacy-policy?from=mail#cookies',
    visualReview: { modes: { ...settingsModes, ...hoverMode('a[lang="ar"]'), ...focusMode('a[lang="ar"]') } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(await canvas.findByRole('link', { name: 'العربية' })).toHaveAttribute(
      'href',
      '/ar/privacy-policy?from=mail#cookies',
    );
  },
};
