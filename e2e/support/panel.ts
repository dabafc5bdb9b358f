import type { Page } from '@playwright/test';
import { expect } from './test';

/** The address of a story in the workbench, with the languages panel below it. */
export const panelAddress = (story: string, globals: string) =>
  `/?path=/story/${story}&globals=${globals}&panel=bottom&addonPanel=languages/panel`;

export const grid = (page: Page) => page.getByRole('grid', { name: 'Texts of the story' });

/** The story that the panel is about. */
export const story = (page: Page) => page.frameLocator('[title="storybook-preview-iframe"]');

/** A text of the panel, by its key and its language. */
export const text = (page: Page, key: string, column: string) =>
  page.locator(`[role=grid] [data-key="${key}"] [data-column="${column}"]`);

/** Changes a text in the panel, by keyboard. */
export async function edit(page: Page, key: string, column: string, value: string) {
  const cell = text(page, key, column);
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(cell.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(value);
  await page.keyboard.press('Escape');
}
