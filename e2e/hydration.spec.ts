import type { Page } from '@playwright/test';
import { english, inEachLanguage } from './support/languages';
import { open, question, reach } from './support/page';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/** What is there for browsers without scripts: the links to the languages, and what stands in place of the form. */
const scriptless = '[class*="LanguageLinks__"], [class*="__Scriptless"]';

/** The classes of all elements of a page, in their order, but for those that a script takes away. */
const classesOf = (page: Page) =>
  page.evaluate(
    (left) =>
      [...document.querySelectorAll('#root [class]')]
        .filter((element) => !element.closest(left))
        .map((element) => `${element.localName} ${element.getAttribute('class')}`),
    scriptless,
  );

/** Everything that the page's policy has refused since it began. */
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

for (const texts of inEachLanguage) {
  test(`every page comes to life as it was sent, in ${texts.name}`, async ({ page }) => {
    const refused = await watchPolicy(page);
    for (const { path, heading } of [...routes, unknownRoute]) {
      await open(page, texts, path, heading);
      const sent = await classesOf(page);
      expect(sent.length, path).toBeGreaterThan(50);
      expect(await page.locator(scriptless).count(), path).toBeGreaterThan(0);
      // A mismatch would be an error in the console, which the test fails on by itself.
      await reach(page, 'main');
      await reach(page, 'footer');
      await expect(page.locator('html')).toHaveAttribute('data-awake', /\bheader\b/);
      expect(await classesOf(page), path).toEqual(sent);
      await expect(page.locator(scriptless)).toHaveCount(0);
    }
    expect(refused).toEqual([]);
  });
}

test('nothing that a visitor can do is against the policy of the page', async ({ page }) => {
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
  await page.getByLabel(english.t('name'), { exact: true }).fill('Ada');
  await page.getByLabel(english.t('email'), { exact: true }).fill('ada@example.com');
  await page.getByLabel(english.t('subject'), { exact: true }).fill('Linen');
  await page.getByLabel(english.t('message'), { exact: true }).fill('Ten pallets of linen');
  await page.getByRole('button', { name: english.t('sendMessage'), exact: true }).click();
  await expect(page.getByRole('status')).toContainText(english.shown('messageSent'));
  expect(refused).toEqual([]);
});
