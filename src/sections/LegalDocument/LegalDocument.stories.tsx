import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { localeOf } from 'language-review/globals';
import { pageModes } from '../../../.storybook/modes';
import { windowOf } from '../../../workbench/surroundings';
import { containing, translatorOf } from '../../../workbench/translator';
import { formatDate, type MessageKey } from '#i18n/lookup.ts';
import { LegalDocument } from './LegalDocument';

const meta = {
  component: LegalDocument,
  tags: ['reviewed'],
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
  // The URL and the scroll position survive a story.
  beforeEach: () => () => {
    window.scrollTo(0, 0);
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
  },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The table of contents, and an assertion for its current section. */
function contentsOf({ canvas, globals }: Context) {
  const t = translatorOf(globals);
  const contents = within(canvas.getByRole('navigation', { name: t('tableOfContents') }));
  return {
    t,
    contents,
    expectCurrent: (title: MessageKey) =>
      waitFor(() =>
        expect(contents.getAllByRole('link', { current: 'location' })).toEqual([
          contents.getByRole('link', { name: containing(t(title)) }),
        ]),
      ),
  };
}

/** The section with this title. Its heading includes the number; it has no accessible name, so it is no landmark. */
function sectionOf({ canvas, globals }: Context, title: MessageKey): HTMLElement {
  const heading = canvas.getByRole('heading', { level: 2, name: containing(translatorOf(globals)(title)) });
  const section = heading.closest('section');
  if (!section) throw new Error(`There is no section around ${title}`);
  return section;
}

/** Title, date, and numbered sections, which the table of contents lists under the same numbers. */
export const Sections: Story = {
  play: async (context) => {
    const { canvas, canvasElement, globals } = context;
    const { t, contents } = contentsOf(context);
    await expect(canvas.getByText(formatDate('2025-04-12', localeOf(globals)))).toBeVisible();
    for (const [index, title] of (
      ['privacyCollectTitle', 'privacyUseTitle', 'privacySecurityTitle', 'privacyChangesTitle'] as const
    ).entries()) {
      const name = `${index + 1} ${t(title)}`;
      const section = sectionOf(context, title);
      await expect(within(section).getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(canvasElement.querySelector(contents.getByRole('link', { name }).getAttribute('href') ?? '')).toBe(
        section,
      );
    }
    await expect(within(sectionOf(context, 'privacyUseTitle')).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The table of contents marks the current section, down to the last and up again. */
export const FollowsTheReading: Story = {
  // Looks the same as other stories.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { expectCurrent } = contentsOf(context);
    const view = windowOf(context.canvasElement);
    await expectCurrent('privacyCollectTitle');
    sectionOf(context, 'privacyUseTitle').querySelector('li')?.scrollIntoView();
    await expectCurrent('privacyUseTitle');
    // The last section is too short to come to the top.
    view.scrollTo(0, view.document.documentElement.scrollHeight);
    await expectCurrent('privacyChangesTitle');
    view.scrollTo(0, 0);
    await expectCurrent('privacyCollectTitle');
  },
};

/** The target of a link is the current section, at once and after the scroll, even if it cannot reach the top. */
export const JumpsToASection: Story = {
  // Looks the same as other stories.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const { t, contents, expectCurrent } = contentsOf(context);
    const view = windowOf(canvasElement);
    for (const title of [
      'privacySecurityTitle',
      'privacyUseTitle',
      'privacyChangesTitle',
      'privacySecurityTitle',
      'privacyCollectTitle',
    ] as const) {
      const moved = new Promise((arrive) => {
        view.document.addEventListener('scrollend', arrive, { once: true });
      });
      const link = contents.getByRole('link', { name: containing(t(title)) });
      const before = view.scrollY;
      await userEvent.click(link);
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(sectionOf(context, title)).toBe(view.document.querySelector(':target'));
      if (view.scrollY !== before) await moved;
      await expectCurrent(title);
    }
  },
};

/** Each heading has a named link to its section, which is visible on focus. */
export const SectionLinks: Story = {
  // Looks the same as other stories.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t, expectCurrent } = contentsOf(context);
    const link = canvas.getByRole('link', { name: t('sectionLink', { title: t('privacySecurityTitle') }) });
    await expect(link).toHaveAttribute('href', '#security');
    canvas.getByRole('link', { name: t('sectionLink', { title: t('privacyUseTitle') }) }).focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(link).opacity).toBe('1'));
    await userEvent.keyboard('{Enter}');
    await expectCurrent('privacySecurityTitle');
  },
};
