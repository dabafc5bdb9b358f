import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localeOf } from 'language-review/globals';
import { containing, translatorOf } from '#workbench/translator.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageInfo, languages, type Language } from '#i18n/languages.ts';
import { Message } from '#i18n/Message.tsx';
import { LanguageDropdown } from './LanguageDropdown';

const meta = {
  component: LanguageDropdown,
  args: {
    languages,
    value: 'en',
    onChange: fn(),
    hrefFor: (language) => localizedPath('/contact', language),
    label: '',
    listLabel: '',
    unavailableMessage: <Message id="languagesUnavailable" />,
  },
  render: (args) => {
    const { language, setLanguage, t } = useLanguage();
    return (
      <LanguageDropdown
        {...args}
        value={language}
        onChange={setLanguage}
        label={t('currentLanguage', { language: languageInfo(language).name })}
        listLabel={t('language')}
      />
    );
  },
  parameters: { layout: 'centered', docs: { story: { height: '20rem' } } },
} satisfies Meta<typeof LanguageDropdown<Language>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button names the current language; phones show its short form, which is part of the accessible name. */
export const Closed: Story = {
  play: async ({ canvas, globals, t }) => {
    const { name } = languageInfo(localeOf(globals));
    const button = canvas.getByRole('button', {
      name: containing(t('currentLanguage', { language: name })),
    });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Each language is a link to the current page, in the language itself; the current one is marked. */
export const Open: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('lang'), link.getAttribute('href')])).toEqual(
      languages.map(({ code, name }) => [name, code, localizedPath('/contact', code)]),
    );
    const current = links.filter((link) => link.getAttribute('aria-current') === 'true');
    await expect(current.map((link) => link.lang)).toEqual([localeOf(globals)]);
  },
};

/** Arrow keys, Home, End and the first letter move through the languages; Escape closes the list and returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button');
    const link = (code: string) =>
      canvas.getByRole('link', { name: languages.find((entry) => entry.code === code)?.name });
    await userEvent.tab();
    for (const [key, code] of [
      ['{Enter}', localeOf(globals)],
      ['{Home}', 'en'],
      ['{ArrowDown}', 'es'],
      ['{End}', languages.at(-1)?.code ?? ''],
      ['{ArrowDown}', 'en'],
      ['f', 'fr'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(link(code)).toHaveFocus());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The up and down arrow keys open the list as well. */
export const ByArrows: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const current = { name: languageInfo(localeOf(globals)).name };
    await userEvent.tab();
    for (const key of ['{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('link', current)).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    }
  },
};

/** A second press closes the list. */
export const PressedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await canvas.findAllByRole('link');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Choosing a language changes it and returns the focus to the button. */
export const Choosing: Story = {
  tags: ['several-languages'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Français' }));
    const button = await canvas.findByRole('button', {
      name: containing(translatorOf({ locale: 'fr' })('currentLanguage', { language: 'Français' })),
    });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvasElement.ownerDocument.documentElement.lang).toBe('fr');
  },
};
