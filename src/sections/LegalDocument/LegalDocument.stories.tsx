import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { localeOf } from 'language-review/globals';
import { looksLikeAnother, pageParameters } from '#storybook/modes.ts';
import { windowOf } from '#workbench/surroundings.ts';
import { containing } from '#workbench/translator.ts';
import { formatDate, type MessageKey } from '#i18n/lookup.ts';
import { LegalDocument } from './LegalDocument';

const meta = {
  component: LegalDocument,
  args: {
    titleId: 'privacyTitle',
    summaryId: 'privacySummary',
    updated: '2025-04-12',
    values: {},
    sections: [
      { id: 'collect', titleId: 'privacyCollectTitle', contentId: 'privacyCollectContent' },
      {
        id: 'use',
        titleId: 'privacyUseTitle',
        contentId: 'privacyUseContent',
        itemIds: ['privacyUseItem1', 'privacyUseItem2', 'privacyUseItem3'],
      },
      { id: 'security', titleId: 'privacySecurityTitle', contentId: 'privacySecurityContent' },
      { id: 'changes', titleId: 'privacyChangesTitle', contentId: 'privacyChangesContent' },
    ],
  },
  // Not every text is a date.
  argTypes: { updated: { control: false } },
  // The URL and the scroll position survive a story.
  beforeEach: () => () => {
    window.scrollTo(0, 0);
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
  },
  parameters: pageParameters,
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = ['privacyCollectTitle', 'privacyUseTitle', 'privacySecurityTitle', 'privacyChangesTitle'] as const;

const contentsOf = ({ canvas, t }: StoryContext) =>
  within(canvas.getByRole('navigation', { name: t('tableOfContents') }));

const linkTo = (context: StoryContext, title: MessageKey) =>
  contentsOf(context).getByRole('link', { name: containing(context.t(title)) });

/** The table of contents marks the section with this title as the current one. */
const expectCurrent = (context: StoryContext, title: MessageKey) =>
  waitFor(() =>
    expect(contentsOf(context).getAllByRole('link', { current: 'location' })).toEqual([linkTo(context, title)]),
  );

/** The section with this title. Its heading includes the number; it has no accessible name, so it is no landmark. */
function sectionOf({ canvas, t }: StoryContext, title: MessageKey): HTMLElement {
  const heading = canvas.getByRole('heading', { level: 2, name: containing(t(title)) });
  const section = heading.closest('section');
  if (!section) throw new Error(`There is no section around ${title}`);
  return section;
}

/** Title, date, and numbered sections, which the table of contents lists under the same numbers. */
export const Sections: Story = {
  play: async (context) => {
    const { canvas, canvasElement, globals, t } = context;
    await expect(canvas.getByText(formatDate('2025-04-12', localeOf(globals)))).toBeVisible();
    for (const [index, title] of titles.entries()) {
      const name = `${index + 1} ${t(title)}`;
      const section = sectionOf(context, title);
      await expect(within(section).getByRole('heading', { level: 2, name })).toBeVisible();
      const link = contentsOf(context).getByRole('link', { name });
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBe(section);
    }
    await expect(within(sectionOf(context, 'privacyUseTitle')).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The table of contents marks the current section, down to the last and up again. */
export const FollowsTheReading: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async (context) => {
    const view = windowOf(context.canvasElement);
    await expectCurrent(context, 'privacyCollectTitle');
    sectionOf(context, 'privacyUseTitle').querySelector('li')?.scrollIntoView();
    await expectCurrent(context, 'privacyUseTitle');
    // The last section is too short to come to the top.
    view.scrollTo(0, view.document.documentElement.scrollHeight);
    await expectCurrent(context, 'privacyChangesTitle');
    view.scrollTo(0, 0);
    await expectCurrent(context, 'privacyCollectTitle');
  },
};

/** The target of a link is the current section, at once and after the scroll, even if it cannot reach the top. */
export const JumpsToASection: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async (context) => {
    const view = windowOf(context.canvasElement);
    for (const index of [2, 1, 3, 2, 0]) {
      const title = titles[index]!;
      const moved = new Promise((arrive) => {
        view.document.addEventListener('scrollend', arrive, { once: true });
      });
      const link = linkTo(context, title);
      const before = view.scrollY;
      await context.userEvent.click(link);
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(sectionOf(context, title)).toBe(view.document.querySelector(':target'));
      if (view.scrollY !== before) await moved;
      await expectCurrent(context, title);
    }
  },
};

/** Each heading has a named link to its section, which is visible on focus. */
export const SectionLinks: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async (context) => {
    const { canvas, t, userEvent } = context;
    const sectionLink = (title: MessageKey) =>
      canvas.getByRole('link', { name: t('sectionLink', { title: t(title) }) });
    const link = sectionLink('privacySecurityTitle');
    await expect(link).toHaveAttribute('href', '#security');
    sectionLink('privacyUseTitle').focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(link).opacity).toBe('1'));
    await userEvent.keyboard('{Enter}');
    await expectCurrent(context, 'privacySecurityTitle');
  },
};
