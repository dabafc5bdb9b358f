import { formatNumber } from '#i18n/lookup.ts';
import { fieldOf, fill, sendButton, valid } from './support/contactForm';
import { arabic, french, inEachLanguage, spanish } from './support/languages';
import {
  chunkOf,
  expectHeading,
  expectHydrated,
  expectNotice,
  expectPage,
  footerLink,
  holdRequests,
  languageButton,
  languageList,
  open,
  question,
} from './support/page';
import { expect, test } from './support/test';

test.describe('before the scripts have loaded', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, /\/assets\/.*\.js$/);
  });

  test('typed text and selected options are kept', async ({ page }) => {
    await page.goto('/ar/contact', { waitUntil: 'commit' });
    await fieldOf(page, 'name', arabic).fill('ليلى');
    await fieldOf(page, 'message', arabic).fill('عشر منصات من الكتّان');
    await page.getByRole('combobox').selectOption('fr');
    release();
    await expectHeading(page, 'contactTitle', french);
    await expectHydrated(page);
    await expect(fieldOf(page, 'name', french)).toHaveValue('ليلى');
    const message = fieldOf(page, 'message', french);
    await expect(message).toHaveValue('عشر منصات من الكتّان');
    await message.press('End');
    await page.keyboard.type(formatNumber(2, 'fr'));
    await expect(message).toHaveValue('عشر منصات من الكتّان2');
  });

  test('a field that is focused with the keyboard is completely visible', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/fr/contact', { waitUntil: 'commit' });
    await fieldOf(page, 'subject', french).focus();
    await page.keyboard.press('Tab');
    const message = fieldOf(page, 'message', french);
    await expect(message).toBeFocused();
    release();
    await expect(message).toBeInViewport({ ratio: 0.99 });
  });

  test('an opened question stays open, and a click on the list of languages opens it later', async ({ page }) => {
    await page.goto('/es', { waitUntil: 'commit' });
    const { heading, answer } = question(page, 2, spanish);
    await heading.click();
    await expect(answer).toBeVisible();
    const trigger = languageButton(page, spanish);
    await trigger.click();
    release();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(languageList(page, spanish).getByRole('link')).toHaveCount(inEachLanguage.length);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /main/);
    await expect(answer).toBeVisible();
  });

  test('a submitted message is sent once, and never appears in the URL', async ({ page, watch }) => {
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page, valid);
    await sendButton(page).click();
    release();
    await expectNotice(page, 'messageSent');
    await expect(page).toHaveURL('/contact');
    expect(watch.console.filter((message) => message.type() === 'log')).toHaveLength(1);
  });
});

test('a click that React handles because it hydrates for it is not repeated', async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on its element
    const { addEventListener } = EventTarget.prototype;
    let isClicked = false;
    // The first moment at which React answers: it listens, and has rendered nothing.
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      addEventListener.call(this, type, ...rest);
      if (isClicked || type !== 'click' || !(this instanceof Element)) return;
      isClicked = true;
      queueMicrotask(() => document.querySelector<HTMLElement>('header button')?.click());
    };
  });
  await open(page, '/contact');
  // Longer than a repeated click takes.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(languageList(page)).toBeVisible();
});

test('with Ctrl, a link whose part is not hydrated yet opens in a new tab', async ({ page, context }) => {
  const release = await holdRequests(page, chunkOf('Footer'));
  await open(page, '/contact');
  const opened = context.waitForEvent('page');
  await footerLink(page, 'termsOfService').click({ modifiers: ['ControlOrMeta'] });
  await expectHeading(await opened, 'termsTitle');
  release();
  await expectPage(page, '/contact');
});
