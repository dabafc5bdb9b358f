import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { withoutAxe } from './stories';
import { expect } from './test';

/** A story in the workbench, where the Languages panel is open by default. */
export const panelUrl = (story: string, globals: string) => `/?path=/story/${story}&globals=${withoutAxe};${globals}`;

export const grid = (page: Page) => page.getByRole('grid', { name: 'Texts of the story' });

export const story = (page: Page) => page.frameLocator('[title="storybook-preview-iframe"]');

export const cellOf = (page: Page, key: string, column: string) =>
  page.locator(`[role=grid] [data-key="${key}"] [data-column="${column}"]`);

/** Edits a message in the panel with the keyboard. */
export async function edit(page: Page, key: string, column: string, value: string) {
  const cell = cellOf(page, key, column);
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(cell.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(value);
  await page.keyboard.press('Escape');
}

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };

/** Where the Languages panel of the built workbench keeps edits. */
export const editsKey = `workbench/edits "${name}" /`;

/** Stores edits as the Languages panel does. */
export const storeEdits = (page: Page, edits: ReadonlyArray<{ language: string; key: string; text: string }>) =>
  page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [editsKey, JSON.stringify(edits)] as const);
