import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { fieldNames, fieldOf, valid } from '../support/contactForm';
import { english, french, spanish, type SiteLanguage } from '../support/languages';
import {
  breakPage,
  chunkOf,
  contactLink,
  expectHeading,
  expectHydrated,
  expectNotice,
  expectPage,
  footerLink,
  holdRequests,
  hydratePart,
  languageSelect,
  open,
} from '../support/page';
import { routes, unknownRoute } from '../support/routes';
import { expect, test } from '../support/test';
import { translateInPlace, translatePage } from '../support/translatePage';

/*
 * Pages that a browser translates, as Chrome, Safari and Firefox do it: the text changes under the hands of React.
 */

const failure = { tag: '@failure' };

/** What the browser logs where a script is requested without a connection. */
const scriptsOffline = /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/;

const translated = (page: Page) => page.locator('#root font');

// Pages that hydrate in parts or as a whole, in turn, and the one of unknown paths.
const translatedRoutes = [...routes.filter(({ path }) => path !== '/privacy-policy'), unknownRoute];

for (const { path, heading } of translatedRoutes) {
  test(
    `a page that the browser translates before hydration: it still becomes interactive, with the typed values (${path})`,
    failure,
    async ({ page, watch }) => {
      watch.expectErrors(/Minified React error #418/);
      const release = await holdRequests(page, /\/assets\/.*\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      await expectHeading(page, heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      if (path === '/contact') await fieldOf(page, 'message').fill(valid.message);
      await translatePage(page);
      release();
      await expectHydrated(page);
      if (path === '/contact') await expect(fieldOf(page, 'message')).toHaveValue(valid.message);
      await languageSelect(page).selectOption('es');
      await expectPage(page, path, spanish);
      await expect(translated(page)).toHaveCount(0);
      if (path === '/contact') await expect(fieldOf(page, 'message', spanish)).toHaveValue(valid.message);
    },
  );

  test(
    `a page that the browser translates after hydration: its language can be changed completely, and its links work (${path})`,
    failure,
    async ({ page, watch }) => {
      // Parts that are not hydrated yet are rendered again when they hydrate.
      watch.expectErrors(/Minified React error #418/);
      await open(page, path);
      await translatePage(page);
      // The selection that hydrates the footer.
      await languageSelect(page).selectOption('es');
      await expectPage(page, path, spanish);
      await expect(translated(page)).toHaveCount(0);
      await expectHydrated(page);
      await translatePage(page);
      await page.locator('header a[href*="contact"]').first().click();
      await expectHeading(page, 'contactTitle', spanish);
    },
  );
}

test(
  'a page that the browser translates after a change of language: going back shows the page in the language it had',
  failure,
  async ({ page }) => {
    await open(page, '/');
    await languageSelect(page).selectOption('es');
    await expectPage(page, '/', spanish);
    await translatePage(page);
    await page.goBack();
    await expectPage(page, '/', english);
    await expect(translated(page)).toHaveCount(0);
  },
);

for (const { title, translate } of [
  { title: 'the browser has translated the page', translate: translatePage },
  { title: 'Safari has translated the page in place', translate: translateInPlace },
  {
    title: 'Firefox has translated the page in place',
    translate: (page: Page) => translateInPlace(page, undefined, 'de'),
  },
])
  test(`an answer opened after ${title}: it stays open, and keeps the focus`, failure, async ({ page }) => {
    const requests: string[] = [];
    await open(page, '/');
    await translate(page);
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const question = page.locator('main summary').first();
    await question.click();
    await expect(question).toBeFocused();
    await expect(page.locator('main details').first()).toHaveAttribute('open');
    await page.locator('footer a[href*="terms"]').hover();
    // What would render it anew.
    expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  });

/** Opens the home page, which is translated before its first script runs. Returns how to let the scripts load. */
async function openTranslated(page: Page, translate: (page: Page) => Promise<void>) {
  const release = await holdRequests(page, chunkOf('app'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await translate(page);
  return release;
}

test.describe('an offer of a language beside the page', () => {
  test.use({ locale: 'es-ES' });

  for (const { control, name } of [
    { control: 'header button[aria-expanded]', name: 'the language button' },
    { control: 'header a[href*="contact"]', name: 'a link' },
    { control: 'a[href="#main"]', name: 'the skip link' },
  ])
    test(
      `a page that the browser translates before hydration, an answer opened and ${name} used: the answer stays open, ${name} responds`,
      failure,
      async ({ page, watch }) => {
        watch.expectErrors(/Minified React error #418/);
        const release = await openTranslated(page, translatePage);
        await page.locator('main summary').first().click();
        const header = await page.locator('header').elementHandle();
        const used = page.locator(control).first();
        if (name === 'the language button') await used.click();
        else await used.focus();
        release();
        await expect.poll(() => header?.evaluate(({ isConnected }) => isConnected)).toBe(false);
        if (name === 'the language button') await expect(used).toHaveAttribute('aria-expanded', 'true');
        else await expect(used).toBeFocused();
        await expect(page.locator('main details').first()).toHaveAttribute('open');
        await expect(page.locator('main font')).not.toHaveCount(0);
      },
    );
});

test(
  'a page that the browser translates while its language is loading: it is completely in the chosen language',
  failure,
  async ({ page }) => {
    await open(page, '/contact');
    const release = await holdRequests(page, /\/es\/contact\.json$/);
    for (const part of ['main', 'footer'] as const) await hydratePart(page, part);
    await languageSelect(page).selectOption('es');
    await translatePage(page);
    release();
    await expectPage(page, '/contact', spanish);
  },
);

for (const [browser, language] of [
  ['Safari', undefined],
  ['Firefox', 'de'],
] as const) {
  test(
    `a form that ${browser} translates in place: what was typed stays, with the focus, and is sent`,
    failure,
    async ({ page, watch }) => {
      watch.expectErrors(/Minified React error #418/);
      await open(page, '/contact');
      const release = await holdRequests(page, chunkOf('contact'));
      await translateInPlace(page, undefined, language);
      const field = page.locator('[name=name]');
      await field.fill(valid.name);
      const former = await field.elementHandle();
      release();
      await expect.poll(() => former?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await expect(field).toHaveValue(valid.name);
      await expect(field).toBeFocused();
      for (const name of fieldNames) await page.locator(`[name=${name}]`).fill(valid[name]);
      await page.locator('form button[type=submit]').click();
      await expectNotice(page, 'messageSent');
    },
  );

  test(
    `a page that ${browser} translates in place: its language can be changed completely`,
    failure,
    async ({ page, watch }) => {
      watch.expectErrors(/Minified React error #418/);
      await open(page, '/contact');
      await hydratePart(page, 'footer');
      await translateInPlace(page, undefined, language);
      await languageSelect(page).selectOption('es');
      await expectPage(page, '/contact', spanish);
    },
  );
}

test(
  'a page that Safari translates before hydration: answers, a chosen language and the focus outlast hydration',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/Minified React error #418/);
    const release = await openTranslated(page, translateInPlace);
    release();
    await expectHydrated(page);
    const releaseFooter = await holdRequests(page, chunkOf('Footer'));
    const [first, second] = [page.locator('main details').first(), page.locator('main details').nth(1)];
    await first.locator('summary').click();
    await hydratePart(page, 'main');
    await expect(first).toHaveAttribute('open');
    await expect(first.locator('summary')).toBeFocused();
    await second.locator('summary').click();
    await languageSelect(page).selectOption('es');
    releaseFooter();
    await expectPage(page, '/', spanish);
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
  },
);

test(
  'a page that the browser translates, an answer opened and a link within the page followed: the answer stays open, in the language of the reader',
  failure,
  async ({ page }) => {
    await open(page, '/');
    await translatePage(page);
    await page.locator('main summary').first().click();
    await page.locator('a[href="#main"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#main');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main details').first()).toHaveAttribute('open');
    await expect(page.locator('main font')).not.toHaveCount(0);
  },
);

test(
  'a form that the browser translates after hydration: it shows errors, clears them, and sends',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/Minified React error #418/);
    const submit = page.locator('form button[type=submit]');
    const message = page.locator('textarea');
    await open(page, '/contact');
    await translatePage(page);
    // Typing hydrates the form, which is rendered again.
    await page.locator('[name=name]').fill('Ada');
    await expect(translated(page)).not.toHaveCount(0);
    await hydratePart(page, 'main');
    await expect(fieldOf(page, 'name')).toHaveValue('Ada');
    await expect(fieldOf(page, 'name')).toBeFocused();
    await translatePage(page);
    await submit.click();
    await expect(message).toHaveAccessibleDescription(english.shown('messageTooShort'));
    await translatePage(page);
    await message.fill('x'.repeat(5001));
    await expect(message).toHaveAccessibleDescription(new RegExp(english.shown('messageTooLong', { max: 5000 })));
    await translatePage(page);
    for (const name of fieldNames) await page.locator(`[name=${name}]`).fill(valid[name]);
    await submit.click();
    await expectNotice(page, 'messageSent');
    expect(watch.console.filter((line) => line.type() === 'log')).toHaveLength(1);
  },
);

test(
  'a message typed into a form that was never hydrated, and a language chosen: the form of that language has it',
  failure,
  async ({ page, context, watch }) => {
    watch.expectErrors(scriptsOffline);
    await open(page, '/contact');
    // What is translated waits for no script to change its language.
    await translatePage(page);
    await context.setOffline(true);
    // Before the connection is back, the page has given up reloading for its script.
    const gaveUp = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.locator('[name=message]').fill(valid.message);
    await gaveUp;
    // Only the form of the other language is hydrated.
    const release = await holdRequests(page, chunkOf('contact'));
    await context.setOffline(false);
    await languageSelect(page).selectOption('fr');
    await expectPage(page, '/contact', french);
    release();
    await expect(fieldOf(page, 'message', french)).toHaveValue(valid.message);
  },
);

test(
  'a legal page that the browser translates, and two of its sections visited: back leads to the first',
  failure,
  async ({ page }) => {
    await open(page, '/terms-of-service');
    await hydratePart(page, 'main');
    await page.evaluate(() => window.scrollTo(0, 0));
    await translatePage(page);
    const sections = page.locator('main nav a');
    const target = async (index: number) =>
      page.locator(`main [id="${(await sections.nth(index).getAttribute('href'))?.slice(1)}"]`);
    await sections.nth(1).click();
    await expect(await target(1)).toBeInViewport();
    await sections.nth(5).dispatchEvent('click');
    await expect(await target(1)).not.toBeInViewport();
    await page.goBack();
    await expect(await target(1)).toBeInViewport();
    await expect(page.locator('main font')).not.toHaveCount(0);
  },
);

/** Chooses a language in a translated footer, and waits until the server is asked for it. */
async function askFor(page: Page, { code }: SiteLanguage) {
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await languageSelect(page).selectOption(code);
  await asked;
}

test(
  'two languages chosen one after the other on a translated page: the last one is loaded, whichever is answered first',
  failure,
  async ({ page }) => {
    await open(page, '/');
    await translatePage(page);
    const release = await holdRequests(page, /\/es$/);
    await page.route(/\/fr$/, async (route) => {
      release();
      await setTimeout(500);
      await route.continue();
    });
    for (const language of [spanish, french]) await askFor(page, language);
    await expectPage(page, '/', french);
  },
);

test(
  'a language chosen on a translated page, and a link followed before the answer: the link counts',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/Minified React error #418/);
    await open(page, '/');
    await translatePage(page);
    const release = await holdRequests(page, /\/es$/);
    await askFor(page, spanish);
    await page.locator('header a[href*="contact"]').first().click();
    await expectPage(page, '/contact', english);
    const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
    release();
    await answered;
    await page.waitForLoadState('networkidle');
    await expectPage(page, '/contact', english);
  },
);

test('a language chosen on a translated page, and back: the page stays in its language', failure, async ({ page }) => {
  await open(page, '/');
  await hydratePart(page, 'footer');
  await translatePage(page);
  await languageSelect(page).selectOption('es');
  await expectPage(page, '/', spanish);
  await page.goBack();
  await expectHydrated(page);
  await hydratePart(page, 'footer');
  await expectPage(page, '/', english);
  await expect(languageSelect(page)).toHaveValue('en');
});

test(
  'a page that the browser translates after a choice of language in the header: the footer leads nowhere by itself',
  failure,
  async ({ page }) => {
    await open(page, '/');
    await page.locator('header button[aria-expanded]').click();
    await page.locator('header').getByText(french.name, { exact: true }).last().click();
    await expectPage(page, '/', french);
    await contactLink(page, french).click();
    await expectPage(page, '/contact', french);
    await translatePage(page);
    const checks: string[] = [];
    page.on('request', (request) => request.method() === 'HEAD' && checks.push(request.url()));
    await page.locator('footer a[href*="terms"]').hover();
    await expect(page).toHaveURL(french.pathOf('/contact'));
    expect(checks).toEqual([]);
  },
);

test(
  'a message sent before a translated form is hydrated: it is sent once its script is there',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/Minified React error #418/);
    await open(page, '/contact');
    const release = await holdRequests(page, chunkOf('contact'));
    await translatePage(page);
    for (const name of fieldNames) await page.locator(`[name=${name}]`).fill(valid[name]);
    await page.locator('form button[type=submit]').click();
    release();
    await expectNotice(page, 'messageSent');
    expect(watch.console.filter((line) => line.type() === 'log')).toHaveLength(1);
  },
);

test(
  'no connection when a translated page needs a full reload: the page stays, and reloads when the connection is back',
  failure,
  async ({ page, context, watch }) => {
    watch.expectErrors(/ERR_INTERNET_DISCONNECTED|A component broke|Minified React error #418/);
    await breakPage(page, 'privacyPolicy');
    await open(page, '/terms-of-service');
    await footerLink(page, 'privacyPolicy').click();
    await expectHeading(page, 'unexpectedError');
    await page.unrouteAll();
    await context.setOffline(true);
    await page.getByRole('button', { name: english.t('reloadPage') }).click();
    await expectNotice(page, 'pageWaitsForConnection');
    await expectHeading(page, 'unexpectedError');
    await context.setOffline(false);
    await expectHeading(page, 'privacyTitle');

    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    await translatePage(page);
    await context.setOffline(true);
    await languageSelect(page).selectOption('es');
    await expectNotice(page, 'pageWaitsForConnection');
    await expect(translated(page)).not.toHaveCount(0);
    await expect(page).toHaveURL('/privacy-policy');
    await context.setOffline(false);
    await expectPage(page, '/privacy-policy', spanish);
  },
);
