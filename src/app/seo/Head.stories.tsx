import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { panesOf } from 'language-review/globals';
import { pageModes } from '#storybook/modes.ts';
import { HeadPreview } from '#workbench/HeadPreview.tsx';
import { isLanguage } from '#i18n/languages.ts';
import { pages } from '#content/pages.ts';

const meta = {
  component: HeadPreview,
  argTypes: { path: { control: 'radio', options: Object.values(pages).map(({ path }) => path) } },
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement.querySelector('figcaption strong')).not.toBeEmptyDOMElement();
    // Pseudo-languages are long on purpose, and never seen in a search.
    if (isLanguage(panesOf(globals)[0].code)) await expect(canvasElement.querySelector('mark')).toBeNull();
  },
} satisfies Meta<typeof HeadPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a search shows of the home page, and the card of its link; what would be cut is struck out. */
export const Home: Story = { args: { path: pages.home.path } };

/** What a search shows of the contact page. */
export const Contact: Story = { args: { path: pages.contact.path } };

/** What a search shows of the terms of service. */
export const TermsOfService: Story = { args: { path: pages.termsOfService.path } };

/** What a search shows of the privacy policy. */
export const PrivacyPolicy: Story = { args: { path: pages.privacyPolicy.path } };
