import type { Page } from '@playwright/test';
import { fieldNames, fieldOf, fill, sendButton, valid } from './support/contactForm';
import { english, french, inLanguage } from './support/languages';
import { awake, expectHeading, open, reach } from './support/page';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/*
 * What goes wrong outside of the site, and what a visitor sees of it.
 */

const spanish = inLanguage('es');

/** Puts text in place of all text of the page, as translators of browsers do. */
const translatePage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option, font')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `«${text.data}»`;
      text.replaceWith(outer);
    }
  });

const translated = (page: Page) => page.locator('#root font');

test.describe('where a translator of the browser has rewritten the page before it comes to life', () => {
  for (const { path, heading } of [...routes, unknownRoute]) {
    test(`${path} comes to life all the same`, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expectHeading(page, english, heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      if (path === '/contact') await fieldOf(page, 'message').fill(valid.message);
      await translatePage(page);
      release();
      await awake(page);
      await expectHeading(page, english, heading);
      await expect(translated(page)).toHaveCount(0);
      if (path === '/contact') await expect(fieldOf(page, 'message')).toHaveValue(valid.message);
      await page.getByRole('contentinfo').getByRole('combobox').selectOption('es');
      await expectHeading(page, spanish, heading);
    });
  }
});

test.describe('where a translator of the browser has rewritten the page after it came to life', () => {
  test('the form says what is wrong, changes its mind, and sends', async ({ page, watch }) => {
    watch.expectErrors(/Minified React error #418/);
    await open(page, english, '/contact', 'contactTitle');
    await translatePage(page);
    // What is typed wakes the form, which is made anew.
    await page.locator('[name=name]').fill('Ada');
    await expect(translated(page)).not.toHaveCount(0);
    await reach(page, 'main');
    await expect(fieldOf(page, 'name')).toHaveValue('Ada');
    await translatePage(page);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('textarea')).toHaveAccessibleDescription(english.shown('messageTooShort'));
    await translatePage(page);
    await page.locator('textarea').fill('x'.repeat(5001));
    await expect(page.locator('textarea')).toHaveAccessibleDescription(new RegExp(english.shown('messageTooLong', { max: 5000 })));
    await translatePage(page);
    for (const name of fieldNames) await page.locator(`[name=${name}]`).fill(valid[name]);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('status')).toContainText(english.shown('messageSent'));
    expect(watch.console.filter((line) => line.type() === 'log')).toHaveLength(1);
  });

  for (const { path, heading } of [...routes, unknownRoute]) {
    test(`${path} changes its language, with no text left of the other, and leads to the next page`, async ({ page, watch }) => {
      // What slept is made anew as it wakes.
      watch.expectErrors(/Minified React error #418/);
      await open(page, english, path, heading);
      await translatePage(page);
      await reach(page, 'footer');
      await page.getByRole('contentinfo').getByRole('combobox').selectOption('es');
      await expectHeading(page, spanish, heading);
      await expect(translated(page)).toHaveCount(0);
      await awake(page);
      await translatePage(page);
      await page.locator('header a[href*="contact"]').first().click();
      await expectHeading(page, spanish, 'contactTitle');
    });
  }
});

test('where storage is blocked, the form, the languages and the way back work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, french, '/contact', 'contactTitle');
  await fill(page, valid, french);
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('en');
  await expectHeading(page, english, 'contactTitle');
  for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(valid[name]);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toContainText(english.shown('messageSent'));
  await page.getByRole('contentinfo').getByRole('link', { name: english.t('termsOfService') }).click();
  await expectHeading(page, english, 'termsTitle');
  await page.goBack();
  await expectHeading(page, english, 'contactTitle');
});

test('where storage is full, a message is sent all the same', async ({ page }) => {
  await open(page, english, '/contact', 'contactTitle');
  await page.evaluate(() => {
    try {
      for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) for (let count = 0; count < 4; count++) sessionStorage.setItem(`filler-${size}-${count}`, 'x'.repeat(size));
    } catch {
      // Full.
    }
    for (let length = 2 ** 20; length >= 1; length = Math.floor(length / 2)) {
      try {
        sessionStorage.setItem(`rest-${length}`, 'x'.repeat(length));
      } catch {
        // Less, then.
      }
    }
  });
  await fill(page, valid);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toContainText(english.shown('messageSent'));
});

test('where no typeface can be loaded, every text is there', async ({ page, watch }) => {
  watch.expectErrors(/ERR_FAILED/);
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const { path, heading } of routes) {
    await open(page, french, path, heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('ar');
  await expectHeading(page, inLanguage('ar'), routes.at(-1)!.heading);
});
