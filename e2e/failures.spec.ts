import type { Locator, Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { mapPageUrl } from '#src/components/MapEmbed/mapUrls.ts';
import { fieldNames, fieldOf, fill, sendButton, valid } from './support/contactForm';
import { arabic, english, french, spanish, type SiteLanguage } from './support/languages';
import {
  chunkOf,
  contactLink,
  contentsLink,
  expectHeaderAndFooter,
  expectHeading,
  expectHydrated,
  expectNotice,
  expectPage,
  expectSection,
  failFonts,
  footerLink,
  gate,
  holdRequests,
  hydratePart,
  languageSelect,
  logoLink,
  markDocument,
  notice,
  open,
} from './support/page';
import { expect, test } from './support/test';

/*
 * Failures, and what a visitor sees of them. Such tests have the tag `@failure`, here and in other files, and a title of the form
 * "failure: what the visitor sees"; `npm test -- --list @failure` prints them.
 */

const failure = { tag: '@failure' };

/** What the browser logs where a script is requested without a connection. */
const scriptsOffline = /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/;

const action = (page: Page, { t }: SiteLanguage, key: 'tryAgain' | 'stayHere') =>
  notice(page).getByRole('button', { name: t(key), exact: true });

/** Disconnects once the page has loaded what it prefetches. */
async function goOffline(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

test(
  'the first script interrupted: the next interaction requests it again, and a message is sent',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route(chunkOf('app'), (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await page.goto(arabic.pathOf('/contact'));
    await failed;
    await fill(page, valid, arabic);
    await sendButton(page, arabic).click();
    await expectNotice(page, 'messageSent', arabic);
  },
);

test(
  'a form sent before it is hydrated, and another page visited: a notice says that nothing was sent, and the form keeps it',
  failure,
  async ({ page }) => {
    const release = await holdRequests(page, chunkOf('contact'));
    await open(page, '/contact');
    await fill(page, valid);
    await sendButton(page).click();
    await logoLink(page).click();
    await expectPage(page, '/');
    await expectNotice(page, 'messageNotSent');
    release();
    await page.goBack();
    await expectPage(page, '/contact');
    for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(valid[name]);
  },
);

test(
  'the first script missing when a language is chosen: the page follows as soon as there is the script',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    await page.route(chunkOf('app'), (route) => route.abort());
    await page.clock.install();
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/privacy-policy');
    await failed;
    await languageSelect(page).selectOption(french.code);
    await page.unroute(chunkOf('app'));
    // It is requested every 10 seconds.
    const language = async () => {
      await page.clock.runFor(10_000);
      return page.locator('html').getAttribute('lang');
    };
    await expect.poll(language).toBe(french.code);
    await expectPage(page, '/privacy-policy', french);
  },
);

test.describe('without a connection', () => {
  test.beforeEach(({ watch }) => watch.expectErrors(/ERR_INTERNET_DISCONNECTED/));

  test(
    'no connection when a link is clicked, or when going back: the current page stays, a notice says why, and the new page loads when the connection is back',
    failure,
    async ({ page, context, siteFolder }) => {
      await open(page, '/', arabic);
      const expectSameDocument = await markDocument(page);
      await page.waitForLoadState('networkidle');

      const follow = async (link: Locator, path: string) => {
        await context.setOffline(true);
        await link.click();
        await expectNotice(page, 'pageWaitsForConnection', arabic);
        await expectHeading(page, 'heroTitle', arabic);
        await expectHeaderAndFooter(page, arabic);
        await expect(page).toHaveURL(arabic.pathOf('/'));
        await action(page, arabic, 'tryAgain').click();
        await expectNotice(page, 'pageWaitsForConnection', arabic);
        await expect(page).toHaveURL(arabic.pathOf('/'));
        await context.setOffline(false);
        await expectPage(page, path, arabic);
        await expect(page.getByRole('main')).toBeFocused();
        await expect(notice(page)).toBeEmpty();
      };
      await test.step('a link', async () => {
        await follow(contactLink(page, arabic), '/contact');
        await page.goBack();
        await expectHeading(page, 'heroTitle', arabic);
      });
      await test.step('where the browser has cached the scripts and the English messages of an earlier visit', async () => {
        await page.waitForLoadState('networkidle');
        const cached = /\.js$|\/en\/privacyPolicy\.json$/;
        await page.route(cached, (route) =>
          route.fulfill({ path: `${siteFolder}${new URL(route.request().url()).pathname}` }),
        );
        await follow(footerLink(page, 'privacyPolicy', arabic), '/privacy-policy');
        await page.unroute(cached);
        await expectSameDocument();
      });
      await test.step('going back', async () => {
        await page.reload();
        await expectHydrated(page);
        await goOffline(page);
        await page.evaluate(() => history.back());
        await expectNotice(page, 'pageWaitsForConnection', arabic);
        await expectPage(page, '/privacy-policy', arabic);
        await context.setOffline(false);
        await expectPage(page, '/', arabic);
        await page.goForward();
        await expectHeading(page, 'privacyTitle', arabic);
      });
    },
  );

  test(
    'no connection, and a link to another page: a button, or a link to a section, cancels it, and no page loads later',
    failure,
    async ({ page, context }) => {
      const path = arabic.pathOf('/terms-of-service');
      await open(page, '/terms-of-service', arabic);
      await page.waitForLoadState('networkidle');

      await test.step('a link to a section: the page scrolls there, without a notice', async () => {
        const release = await holdRequests(page, chunkOf('Footer'));
        await context.setOffline(true);
        await contentsLink(page, 'termsUseTitle', arabic).click();
        await expectSection(page, 'termsUseTitle', arabic);
        await expect(page).toHaveURL(`${path}#use`);
        await expect(notice(page)).toBeEmpty();

        // The page that cannot be reached leaves nothing behind in the history, even before that link was found to need nothing.
        await contactLink(page, arabic).click();
        release();
        await action(page, arabic, 'stayHere').click();
        await expect(page).toHaveURL(`${path}#use`);
        await page.evaluate(() => history.back());
        await expectPage(page, '/terms-of-service', arabic);
      });

      await test.step('cancelled by a button', async () => {
        await contactLink(page, arabic).focus();
        await page.keyboard.press('Enter');
        await expectNotice(page, 'pageWaitsForConnection', arabic);
        await action(page, arabic, 'stayHere').focus();
        await page.keyboard.press('Enter');
        await expect(notice(page)).toBeEmpty();
        await expect(contactLink(page, arabic)).toBeFocused();
        await context.setOffline(false);
        await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
        await page.waitForLoadState('networkidle');
        await expectPage(page, '/terms-of-service', arabic);
      });

      await test.step('cancelled by links to sections', async () => {
        await context.setOffline(true);
        await contactLink(page, arabic).click();
        await expectNotice(page, 'pageWaitsForConnection', arabic);
        for (const title of ['termsUseTitle', 'termsChangesTitle'] as const)
          await contentsLink(page, title, arabic).click();
        await expect(notice(page)).toBeEmpty();
        const url = page.url();
        await context.setOffline(false);
        await page.waitForLoadState('networkidle');
        await expectHeading(page, 'termsTitle', arabic);
        await expect(page).toHaveURL(url);
      });
    },
  );

  test(
    'no connection when a language is chosen: the page keeps its language, and changes it when the connection is back',
    failure,
    async ({ page, context }) => {
      await open(page, '/contact', spanish);
      await fieldOf(page, 'message', spanish).fill(valid.message);
      await hydratePart(page, 'main');
      await hydratePart(page, 'footer');
      await goOffline(page);
      await languageSelect(page).focus();
      await languageSelect(page).selectOption('ar');
      await expectNotice(page, 'pageWaitsForConnection', spanish);
      await expectHeading(page, 'contactTitle', spanish);
      await action(page, spanish, 'tryAgain').click();
      await expect(languageSelect(page)).toHaveValue('es');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page).toHaveURL(spanish.pathOf('/contact'));
      await context.setOffline(false);
      await expectPage(page, '/contact', arabic);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(fieldOf(page, 'message', arabic)).toHaveValue(valid.message);
      await expect(languageSelect(page)).toHaveValue('ar');
    },
  );

  test(
    'no connection, and a language chosen in a footer that is not hydrated: a notice says why, and the page follows or keeps its language',
    failure,
    async ({ page, context }) => {
      await open(page, '/privacy-policy');
      await goOffline(page);
      await languageSelect(page).selectOption('fr');
      await expectNotice(page, 'pageWaitsForConnection');
      await action(page, english, 'stayHere').click();
      await expect(languageSelect(page)).toHaveValue('en');
      await languageSelect(page).selectOption('es');
      await expectNotice(page, 'pageWaitsForConnection');
      await contentsLink(page, 'privacyUseTitle').click();
      await expect(languageSelect(page)).toHaveValue('en');
      await languageSelect(page).selectOption('ar');
      await expectNotice(page, 'pageWaitsForConnection');
      await context.setOffline(false);
      await expectHeading(page, 'privacyTitle', arabic);
      await expect(page).toHaveURL('/ar/privacy-policy#use');
      await expect(languageSelect(page)).toHaveValue('ar');
    },
  );

  test(
    'no connection when going back to a page that was never hydrated: the current page stays, and it loads when the connection is back',
    failure,
    async ({ page, context, watch }) => {
      watch.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      await page.route(chunkOf('contact'), (route) => route.abort());
      await open(page, '/contact', french);
      await footerLink(page, 'privacyPolicy', french).click();
      await expectHeading(page, 'privacyTitle', french);
      await goOffline(page);
      await page.evaluate(() => history.back());
      await expectNotice(page, 'pageWaitsForConnection', french);
      await expectPage(page, '/privacy-policy', french);
      await page.unrouteAll();
      await context.setOffline(false);
      await expectPage(page, '/contact', french);
    },
  );

  test(
    'no connection before hydration: the language menu and the form say that they cannot respond; a link to the same page keeps what was typed',
    failure,
    async ({ page, context, watch }) => {
      watch.expectErrors(scriptsOffline);
      const message = fieldOf(page, 'message', french);
      await open(page, '/contact', french);
      await goOffline(page);
      await page.getByRole('banner').getByRole('button').click();
      await expectNotice(page, 'languagesUnavailable', french);
      await message.fill(valid.message);
      await page.locator('footer a[href="/fr/contact"]').first().click();
      await expectPage(page, '/contact', french);
      await expect(message).toHaveValue(valid.message);
      await message.fill('');
      await expect(message).toHaveValue('');
      await message.fill(valid.message);
      await sendButton(page, french).click();
      await expectNotice(page, 'messageNotSent', french);
      await expect(message).toHaveValue(valid.message);
      await context.setOffline(false);
      await sendButton(page, french).click();
      await expect(fieldOf(page, 'name', french)).toHaveAccessibleDescription(french.shown('nameTooShort'));
      await expect(message).toHaveValue(valid.message);
    },
  );
});

/** Leaves all requests unanswered until `revive` is called. */
async function leaveUnanswered(page: Page) {
  const methods: string[] = [];
  const { released: revived, release: revive } = gate();
  await page.route(/./, async (route) => {
    methods.push(route.request().method());
    await revived;
    // Afterwards, pending HEAD requests are answered unless they were aborted, and all others fail.
    await (route.request().method() === 'HEAD' ? route.continue() : route.abort('timedout')).catch(() => undefined);
  });
  return { methods, revive };
}

/** Requested last, after the messages of the other language have failed. */
const englishMessages = /\/messages-[^/]+\/en\//;

/** Fails the pending requests, waits until the last ones have failed, and lets the page try again. */
async function restoreConnection(page: Page, revive: () => void, last: readonly RegExp[]) {
  const failed = Promise.all(
    last.map((file) => page.waitForEvent('requestfailed', (request) => file.test(request.url()))),
  );
  revive();
  await failed;
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.runFor(10_000);
}

/** Lets the page probe its server and time out. */
async function waitUntilTimeout(page: Page, methods: readonly string[]) {
  await page.clock.runFor(10_000);
  await expect.poll(() => methods).toContain('HEAD');
  await page.clock.runFor(10_000);
}

test(
  'a failing server (503), or a connection that never responds: the current page and its language stay, a notice says why, and what was asked for loads on a response',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/503|ERR_TIMED_OUT|Failed to fetch dynamically imported module/);
    await open(page, '/', arabic);
    const expectSameDocument = await markDocument(page);
    await page.waitForLoadState('networkidle');
    await page.clock.install();

    await test.step('a failing server', async () => {
      await page.route(/./, (route) => route.fulfill({ status: 503 }));
      await contactLink(page, arabic).click();
      await expectNotice(page, 'pageWaitsForServer', arabic);
      await expectHeading(page, 'heroTitle', arabic);
      await expectHeaderAndFooter(page, arabic);
      await expect(page).toHaveURL(arabic.pathOf('/'));
      await page.unrouteAll();
      await page.clock.runFor(10_000);
      await expectPage(page, '/contact', arabic);
    });

    await test.step('no response to a choice of language', async () => {
      await fieldOf(page, 'message', arabic).fill(valid.message);
      await page.waitForLoadState('networkidle');
      const { methods, revive } = await leaveUnanswered(page);
      await languageSelect(page).selectOption('es');
      await waitUntilTimeout(page, methods);
      await expectNotice(page, 'pageWaitsForServer', arabic);
      await expectPage(page, '/contact', arabic);
      await restoreConnection(page, revive, [englishMessages]);
      await expectPage(page, '/contact', spanish);
      await expect(fieldOf(page, 'message', spanish)).toHaveValue(valid.message);
    });

    await test.step('no response to a link', async () => {
      await page.waitForLoadState('networkidle');
      const { methods, revive } = await leaveUnanswered(page);
      const requested = page.waitForRequest(chunkOf('privacyPolicy'));
      await footerLink(page, 'privacyPolicy', spanish).click();
      await requested;
      await expect(page, 'the URL is that of the page on the screen').toHaveURL(spanish.pathOf('/contact'));
      await waitUntilTimeout(page, methods);
      await expectNotice(page, 'pageWaitsForServer', spanish);
      await expectPage(page, '/contact', spanish);
      await restoreConnection(page, revive, [chunkOf('privacyPolicy'), englishMessages]);
      await expectPage(page, '/privacy-policy', spanish);
    });
    await expectSameDocument();
  },
);

test(
  'no connection, a message typed into a form that was never hydrated, and a link: the form has it when the visitor is back',
  failure,
  async ({ page, context, watch }) => {
    watch.expectErrors(scriptsOffline);
    await open(page, '/contact');
    const home = page.locator('header a[href="/"]').first();
    // Once the page has been prefetched, it is rendered, with its picture.
    const rendered = page.waitForRequest(/\/assets\/hero-/);
    await home.hover();
    await rendered;
    await hydratePart(page, 'footer');
    await goOffline(page);
    await page.locator('[name=message]').fill(valid.message);
    await home.click();
    await expectPage(page, '/', english);
    await context.setOffline(false);
    await page.goBack();
    await expect(fieldOf(page, 'message')).toHaveValue(valid.message);
  },
);

test('storage blocked: the form, the language menu and back navigation work', failure, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/contact', french);
  await fill(page, valid, french);
  await languageSelect(page).selectOption('en');
  await expectHeading(page, 'contactTitle');
  for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(valid[name]);
  await sendButton(page).click();
  await expectNotice(page, 'messageSent');
  await fieldOf(page, 'message').fill(valid.message);
  await footerLink(page, 'termsOfService').click();
  await expectHeading(page, 'termsTitle');
  await page.goBack();
  await expect(fieldOf(page, 'message')).toHaveValue(valid.message);
});

test('storage full: a message is still sent', failure, async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => {
    try {
      for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2))
        for (let count = 0; count < 4; count++) sessionStorage.setItem(`filler-${size}-${count}`, 'x'.repeat(size));
    } catch {
      // The storage is full.
    }
    for (let length = 2 ** 20; length >= 1; length = Math.floor(length / 2)) {
      try {
        sessionStorage.setItem(`rest-${length}`, 'x'.repeat(length));
      } catch {
        // Too long.
      }
    }
  });
  await fill(page, valid);
  await sendButton(page).click();
  await expectNotice(page, 'messageSent');
});

test(
  'every font failing, and the map blocked: all text is shown in a system font, the postal address and a link to the map beside it',
  failure,
  async ({ page, watch }) => {
    await failFonts(page, watch);
    watch.expectErrors(/ERR_BLOCKED_BY_CLIENT/);
    await page.route(/openstreetmap/, (route) => route.abort('blockedbyclient'));
    await page.setViewportSize({ width: 320, height: 720 });
    await open(page, '/', arabic);

    await test.step('fonts', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
    await test.step('the map', async () => {
      const frame = page.getByTitle(arabic.t('mapTitle', { company: company.name }));
      const blocked = page.waitForEvent(
        'requestfailed',
        (request) => request.failure()?.errorText === 'net::ERR_BLOCKED_BY_CLIENT',
      );
      await frame.scrollIntoViewIfNeeded();
      await blocked;
      const link = page.getByRole('link', { name: `${arabic.t('openMap')} (${arabic.t('opensInNewTab')})` });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', mapPageUrl(company.coordinates));
      await expect(page.getByRole('main').getByText(company.postalAddress, { exact: true })).toBeVisible();
    });
    await test.step('the fonts of another language', async () => {
      await languageSelect(page).selectOption('en');
      await expectHeading(page, 'heroTitle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  },
);
