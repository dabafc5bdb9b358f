import { expect, within } from 'storybook/test';
import { localeOf } from 'language-review/globals';
import { formatDate, type MessageKey } from '#i18n/lookup.ts';
import type { StoryContext } from '@storybook/react-vite';
import { seen } from './translator';

/** Asserts the heading, the date and the numbered sections of a legal page. Returns its sections. */
export async function expectLegalPage(
  { canvas, globals, t }: Pick<StoryContext, 'canvas' | 'globals' | 't'>,
  titleId: MessageKey,
  sectionTitleIds: readonly MessageKey[],
) {
  await expect(canvas.getByRole('heading', { level: 1, name: t(titleId) })).toBeVisible();
  await expect(canvas.getByText(seen(formatDate('2025-04-12', localeOf(globals))))).toBeVisible();
  const sections = [...canvas.getByRole('main').querySelectorAll<HTMLElement>('section')];
  const headings = sections.map((section) => within(section).getByRole('heading', { level: 2 }));
  await expect(headings).toHaveLength(sectionTitleIds.length);
  await Promise.all(
    sectionTitleIds.map((id, index) => expect(headings[index]).toHaveAccessibleName(`${index + 1} ${t(id)}`)),
  );
  return sections;
}
