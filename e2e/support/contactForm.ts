import type { Locator, Page } from '@playwright/test';
import { fieldNames, type FieldName } from '#src/sections/ContactForm/contactFields.ts';
import { contactMessage, requiredFields } from '#src/sections/ContactForm/fixtures/contactMessage.ts';
import { english, type SiteLanguage } from './languages';

export { fieldNames, requiredFields, type FieldName };

export const valid = contactMessage;

export const fieldOf = (page: Page, name: FieldName, { t }: SiteLanguage = english) =>
  page.getByLabel(t(name), { exact: true });
export const sendButton = (page: Page, { t }: SiteLanguage = english) =>
  page.getByRole('button', { name: t('sendMessage'), exact: true });

/** Says how else to write to the company, where no script can send the form. */
export const otherWays = (page: Page, { shown }: SiteLanguage = english) =>
  page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: shown('formNeedsScripts').split('{')[0]! });

/** Sets the value of a field without an event, as browsers and password managers do. */
export const setWithoutEvent = (field: Locator, text: string) =>
  field.evaluate((element: HTMLInputElement, value) => {
    const { prototype } = element.localName === 'input' ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  }, text);

export async function fill(page: Page, values: Partial<typeof valid>, language?: SiteLanguage) {
  for (const name of fieldNames) {
    const value = values[name];
    if (value !== undefined) await fieldOf(page, name, language).fill(value);
  }
}
