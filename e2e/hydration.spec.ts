import type { Page } from '@playwright/test';
import { fill, sendButton, valid } from './support/contactForm';
import { english, inEachLanguage } from './support/languages';
import { open, question, hydratePart } from './support/page';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/** Content for browsers without scripts: the links to the languages, and the replacement of the form. */
const scriptless = 'footer ul:has([hreflang]), aside:has(+ form)';

/** The classes of all elements of a page in document order, except for those that a script removes. */
const classesOf = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll('#root [class]')]
        .filter((element) => !element.closest(selector))
        .map((element) => `${element.localName} ${element.getAttribute('class')}`),
    scriptless,
  );

/** Collects violations of the Content Security Policy from the start of the page. */
async function watchPolicy(page: Page) {
  const refused: string[] = [];
  await page.exposeFunction('refuse', (what: string) => void refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      void (window as unknown as { refuse: (what: string) => Promise<void> }).refuse(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return refused;
}

for (const language of inEachLanguage) {
  test(`hydration does not change the markup of any page, in ${language.name}`, async ({ page }) => {
    const refused = await watchPolicy(page);
    for (const { path, heading } of [...routes, unknownRoute]) {
      await open(page, language, path, heading);
      const sent = await classesOf(page);
      expect(sent.length, path).toBeGreaterThan(50);
      expect(await page.locator(scriptless).count(), path).toBeGreaterThan(0);
      // A hydration mismatch is an error in the console, which fails the test.
      await hydratePart(page, 'main');
      await hydratePart(page, 'footer');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', /\bheader\b/);
      expect(await classesOf(page), path).toEqual(sent);
      await expect(page.locator(scriptless)).toHaveCount(0);
    }
    expect(refused).toEqual([]);
  });
}

test('no interaction violates the Content Security Policy', async ({ page }) => {
  const refused = await watchPolicy(page);
  await open(page, english, '/', 'heroTitle');
  const response = await page.request.get('/');
  expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^;]*; style-src 'sha256-/);
  expect(response.headers()['content-security-policy']).not.toContain('unsafe');
  await question(page, english, 1).heading.click();
  await page.getByRole('contentinfo').getByRole('link').filter({ hasNotText: /\S/ }).first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('banner').getByRole('button').click();
  await page.getByRole('banner').getByRole('link', { name: 'العربية', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goBack();
  await page
    .getByRole('banner')
    .getByRole('link', { name: english.t('contactUs') })
    .click();
  await fill(page, valid);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toContainText(english.shown('messageSent'));
  expect(refused).toEqual([]);
});
