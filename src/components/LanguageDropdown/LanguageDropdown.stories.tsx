import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { looksLikeAnother } from '#storybook/modes.ts';
import { localeOf } from 'language-review/globals';
import { seen, translatorOf } from '#workbench/translator.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageInfo, languages, type Language } from '#i18n/languages.ts';
import { OpenList, RoomForList } from '#workbench/OpenList.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { LanguageDropdown } from './LanguageDropdown';

const meta = {
  component: LanguageDropdown,
  args: {
    languages: languages.map((info) => ({ ...info, href: localizedPath('/contact', info.code) })),
    value: 'en',
    onChange: fn(),
    label: '',
    listLabel: '',
  },
  argTypes: { label: { control: false }, listLabel: { control: false } },
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

const summaryOf = (canvasElement: HTMLElement) => canvasElement.querySelector('summary')!;

/** The control names the current language; phones show its short form, which is part of the accessible name. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement, globals, t }) => {
    const { name } = languageInfo(localeOf(globals));
    await expect(summaryOf(canvasElement).textContent).toContain(t('currentLanguage', { language: name }));
    await expect(summaryOf(canvasElement).closest('details')).not.toHaveAttribute('open');
    await expect(canvas.getByRole('link', { name: 'English' })).not.toBeVisible();
  },
};

/** Each language is a link to the current page, in the language itself; the current one is marked. */
export const Open: Story = {
  // Beside others, where a centered control would leave its list no room.
  decorators: [
    (Story) => (
      <RoomForList>
        <Story />
      </RoomForList>
    ),
  ],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement));
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('lang'), link.getAttribute('href')])).toEqual(
      languages.map(({ code, name }) => [name, code, localizedPath('/contact', code)]),
    );
    const current = links.filter((link) => link.getAttribute('aria-current') === 'true');
    await expect(current.map((link) => link.lang)).toEqual([localeOf(globals)]);
  },
};

/** Arrow keys open the list and move through it, as Home and End do; Escape closes it and returns the focus. */
export const ByKeyboard: Story = {
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const link = (code: string) =>
      canvas.getByRole('link', { name: languages.find((entry) => entry.code === code)?.name });
    await userEvent.tab();
    for (const [key, code] of [
      ['{ArrowDown}', localeOf(globals)],
      ['{Home}', 'en'],
      ['{ArrowDown}', 'es'],
      ['{End}', languages.at(-1)?.code ?? ''],
      ['{ArrowDown}', 'en'],
      ['{ArrowUp}', languages.at(-1)?.code ?? ''],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(link(code)).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect(summaryOf(canvasElement)).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'English' })).not.toBeVisible();
  },
};

/** A press elsewhere closes the list. */
export const PressedElsewhere: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement));
    await canvas.findAllByRole('link');
    await userEvent.click(canvasElement);
    await expect(canvas.getByRole('link', { name: 'English' })).not.toBeVisible();
  },
};

/** The list closes when the focus leaves it. */
export const FocusElsewhere: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  decorators: [
    (Story) => (
      <>
        <a href="#before">1</a>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement));
    await expect(await canvas.findByRole('link', { name: 'English' })).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: '1' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'English', hidden: true })).not.toBeVisible();
  },
};

/** Choosing a language changes it and returns the focus to the control. */
export const Choosing: Story = {
  tags: ['behavior', 'several-languages'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement));
    await userEvent.click(await canvas.findByRole('link', { name: 'Français' }));
    await canvas.findByText(seen(translatorOf({ locale: 'fr' })('currentLanguage', { language: 'Français' })));
    await expect(summaryOf(canvasElement)).toHaveFocus();
    await expect(canvasElement.ownerDocument.documentElement.lang).toBe('fr');
  },
};

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  Closed: {},
  Hover: { shown: 'hover' },
  Pressed: { shown: 'pressed' },
  Focus: { shown: 'focus' },
  Open: { around: OpenList },
});
