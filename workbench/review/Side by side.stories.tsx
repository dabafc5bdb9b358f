import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { expect, within } from 'storybook/test';
import { Message } from '#i18n/Message.tsx';
import { Header } from '#layout/Header';
import { Faq } from '#sections/Faq';
import { languages } from '#i18n/languages.ts';
import { TextField } from '#components/TextField';
import { statesSheet } from '../statesSheet';
import { seen, translatorOf } from '../translator';

/** A story in several languages at once: choose *All languages*, or *Current and English*, in the toolbar. */
const meta = {
  component: Faq,
  tags: ['!autodocs', 'several-languages'],
  globals: { locale: 'all' },
  // Visual review covers the product only.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The document of each pane, by the name of its language. */
function pagesOf(pane: HTMLElement) {
  const workbench = pane.ownerDocument.defaultView?.parent.document;
  return new Map(
    [...(workbench?.querySelectorAll('iframe') ?? [])].flatMap(({ title, contentDocument }) =>
      contentDocument ? [[title, contentDocument]] : [],
    ),
  );
}

/** Each language has a pane with its own document, language, direction and messages. */
export const AllLanguages: Story = {
  play: async ({ canvasElement }) => {
    const pages = pagesOf(canvasElement);
    await expect([...pages.keys()]).toEqual(languages.map(({ name }) => name));
    for (const { code, name, direction } of languages) {
      const page = pages.get(name)!;
      await expect(page.documentElement).toHaveAttribute('lang', code);
      await expect(page.documentElement).toHaveAttribute('dir', direction);
      await expect(within(page.body).getByText(seen(translatorOf({ locale: code })('faq1Question')))).toBeVisible();
    }
  },
};

/** A menu that is opened in a pane stays within it, aligned by the direction of its language. */
export const ListInItsPane: Story = {
  render: () => <Header />,
  play: async ({ canvasElement }) => {
    const { name, code } = languages.find(({ direction }) => direction === 'rtl')!;
    const page = pagesOf(canvasElement).get(name)!;
    const t = translatorOf({ locale: code });
    const list = () => within(page.body).getByRole('list', { name: t('language') });
    page.querySelector('summary')?.click();
    await expect(list()).toBeVisible();
    const { left, right } = list().getBoundingClientRect();
    await expect(left + right).toBeLessThan(page.documentElement.clientWidth);
    for (const [other, { body }] of pagesOf(canvasElement)) {
      if (other !== name) await expect(within(body).getByRole('list')).not.toBeVisible();
    }
  },
};

/** Each pane begins with the props of the story: those of the last state in the pane before do not count. */
export const StatesInEachPane: Story = {
  ...statesSheet<Story['args']>({
    Enabled: { args: { countries: [] } },
    Default: {},
    Disabled: { args: { countries: ['US'] } },
  }),
  render: ({ countries = [] }) => <TextField label={<Message id="name" />} disabled={countries.length > 0} />,
  play: async ({ canvasElement }) => {
    for (const { body } of pagesOf(canvasElement).values()) {
      const states = within(body)
        .getAllByRole('textbox')
        .map((field) => field.matches(':disabled'));
      await expect(states).toEqual([false, false, true, false, false, true]);
    }
  },
};

/** A translation beside the English original. */
export const CurrentAndEnglish: Story = {
  name: 'Current and English',
  globals: { locale: 'ar', compare: 'english' },
  play: async ({ canvasElement }) => {
    await expect([...pagesOf(canvasElement).values()].map(({ documentElement }) => documentElement.lang)).toEqual([
      'ar',
      'en',
    ]);
  },
};

/** What a story renders into the body of the page is in none of its panes, which a sentence says. */
export const BesideItsPanes: Story = {
  render: () =>
    createPortal(
      <p>
        <Message id="name" />
      </p>,
      document.body,
    ),
  play: async ({ canvasElement }) => {
    const { document: workbench } = canvasElement.ownerDocument.defaultView!.parent;
    await expect(await within(workbench.body).findByRole('status')).toHaveTextContent('Choose one language');
  },
};
