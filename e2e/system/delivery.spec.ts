import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import Database from 'libsql';
import { freePort, typescript } from 'system-tools/process';
import { fieldNames, fieldOf, fill, sendButton, valid } from '../support/contactForm';
import { arabic, english } from '../support/languages';
import { expectHeading, footerLink, gate, markDocument, open } from '../support/page';
import { buildSite, projectCopy, serveSite } from '../support/projectCopy';
import { expect, test as base } from '../support/test';

/*
 * The site with an endpoint for contact messages, which this project's receiver serves.
 */

interface Delivery {
  site: string;
  endpoint: string;
  /** How often a message with this subject has arrived. */
  arrived: (subject: string) => number;
  /** What browsers have reported: the kind, the page, and what. */
  reported: () => unknown[];
}

const test = base.extend<{ subject: string }, { delivery: Delivery }>({
  delivery: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from this pattern
    async ({}, run) => {
      const { folder, remove } = projectCopy('delivery');
      const stops: Array<() => Promise<unknown>> = [];
      try {
        const [port, receiverPort] = [await freePort(), await freePort()];
        const origin = `http://localhost:${receiverPort}`;
        const endpoint = `${origin}/messages`;
        const endpoints = `  contactEndpoint: '${endpoint}',\n  reportEndpoint: '${origin}/reports',\n`;
        const facts = join(folder, 'src/content/company.ts');
        writeFileSync(facts, readFileSync(facts, 'utf8').replace(/^(?= {2}copyrightYear: \d)/m, endpoints));
        await buildSite(folder);
        const site = await serveSite(folder, {}, port);
        stops.push(site.stop);
        const database = join(folder, 'messages.sqlite');
        const options = { port: receiverPort, database, origin: site.url, 'per-minute': 1000 };
        const receiver = spawn(
          process.execPath,
          [
            ...typescript,
            'tools/receiver/command.ts',
            ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]),
          ],
          { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
        );
        const ended = once(receiver, 'close');
        stops.push(() => {
          receiver.kill();
          return ended;
        });
        await Promise.race([
          once(receiver.stdout, 'data'),
          ended.then(() => Promise.reject(new Error('The receiver does not start'))),
        ]);
        const select = (query: string, ...values: string[]) => {
          const stored = new Database(database, { readonly: true });
          try {
            return stored.prepare(query).raw().all(values);
          } finally {
            stored.close();
          }
        };
        await run({
          site: site.url,
          endpoint,
          arrived: (subject) => select('SELECT id FROM messages WHERE subject = ?', subject).length,
          reported: () => select('SELECT type, page, what FROM reports'),
        });
      } finally {
        for (const stop of stops) await stop();
        remove();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ delivery }, run) => run(delivery.site),
  // Identifies the message of each test.
  // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from this pattern
  subject: ({}, run, { testId }) => run(`Pallet ${testId}`),
});

const failure = { tag: '@failure' };

// All tests share one build and one receiver.
test.describe.configure({ mode: 'default' });

const tryAgain = (page: Page) => page.getByRole('button', { name: english.t('tryAgain'), exact: true });
const sent = (page: Page) => page.getByRole('status').getByText(english.shown('messageSent'), { exact: true });
const failed = (page: Page) => page.getByText(english.shown('messageNotSent'), { exact: true });
const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('contact/')));

const openForm = (page: Page) => open(page, '/contact');

async function send(page: Page, subject: string) {
  await fill(page, { ...valid, subject });
  await sendButton(page).click();
}

async function expectValues(page: Page, values: typeof valid) {
  for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(values[name]);
}

/** Handles each attempt to send a message. Returns the idempotency keys of the attempts. */
async function onAttempt(page: Page, endpoint: string, answer: (route: Route, attempt: number) => Promise<void>) {
  const keys: string[] = [];
  await page.route(endpoint, async (route, request) => {
    keys.push(request.headers()['idempotency-key'] ?? '');
    await answer(route, keys.length);
  });
  return keys;
}

const unavailable = (route: Route, retryAfter = '1') =>
  route.fulfill({
    status: 503,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Retry-After',
      'Retry-After': retryAfter,
    },
  });

test('a message arrives, once', async ({ page, delivery, subject }) => {
  await open(page, '/contact', arabic);
  await fill(page, { ...valid, subject }, arabic);
  await sendButton(page, arabic).click();
  await expect(page.getByRole('status').getByText(arabic.shown('messageSent'), { exact: true })).toBeVisible();
  for (const name of fieldNames) await expect(fieldOf(page, name, arabic)).toHaveValue('');
  expect(delivery.arrived(subject)).toBe(1);
  expect(await storedDrafts(page)).toEqual([]);
});

test('a message with a field filled in that nobody sees is not sent, and kept; a person can try again', async ({
  page,
  delivery,
  subject,
}) => {
  await openForm(page);
  await page.emulateMedia({ media: 'print' });
  await expect(fieldOf(page, 'message'), 'an empty form is not printed').toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await fill(page, { ...valid, subject });
  const field = page.locator('input[name="website"]');
  await expect(field).toBeHidden();
  await field.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'));
  await sendButton(page).click();
  await expect(failed(page)).toBeVisible();
  await expectValues(page, { ...valid, subject });
  expect(delivery.arrived(subject)).toBe(0);
  await tryAgain(page).click();
  await expect(sent(page)).toBeVisible();
  expect(delivery.arrived(subject)).toBe(1);
});

test(
  'a lost response of the endpoint: the form says that nothing was sent, and a retry creates no second message',
  failure,
  async ({ page, delivery, subject, watch }) => {
    watch.expectErrors(/ERR_|503/);
    const keys = await onAttempt(page, delivery.endpoint, async (route, attempt) => {
      if (attempt > 1) return attempt === 2 ? unavailable(route, '600') : route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await openForm(page);
    await send(page, subject);
    await expect(failed(page)).toBeVisible();
    // The headers of the site may not forbid it.
    await page.getByRole('button', { name: english.t('copyMessage') }).click();
    await expect(page.getByText(english.shown('messageCopied'), { exact: true })).toBeVisible();
    await page.reload();
    await expectValues(page, { ...valid, subject });
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(delivery.arrived(subject)).toBe(1);
  },
);

test('a message that could not be sent leaves nothing behind once its fields are cleared', async ({
  page,
  delivery,
  subject,
  watch,
}) => {
  watch.expectErrors(/503/);
  await onAttempt(page, delivery.endpoint, (route) => unavailable(route, '600'));
  await openForm(page);
  await send(page, subject);
  await expect(failed(page)).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await page.evaluate(() => sessionStorage.getItem('contact/attempt'))).not.toContain(subject);
  for (const name of fieldNames) await fieldOf(page, name).fill('');
  await expect.poll(stored).not.toContain('contact/');
  expect(await stored()).not.toContain(subject);
});

test(
  'an endpoint that takes 30 s: four requests time out after 10 s each while the form says that it is sending; then it says that nothing was sent',
  failure,
  async ({ page, delivery, subject, watch }) => {
    watch.expectErrors(/ERR_/);
    const waiting: Route[] = [];
    const keys = await onAttempt(page, delivery.endpoint, async (route) => void waiting.push(route));
    await openForm(page);
    await fill(page, { ...valid, subject });
    await page.clock.install();
    await sendButton(page).click();
    for (const pause of [1000, 2000, 4000]) {
      const attempts = keys.length;
      await expect.poll(() => keys.length).toBeGreaterThanOrEqual(Math.max(1, attempts));
      const before = keys.length;
      await page.clock.runFor(9_900);
      await expect(page.getByText(english.shown('sending'), { exact: true })).toBeVisible();
      await page.clock.runFor(200);
      await page.clock.runFor(pause);
      await expect.poll(() => keys.length).toBe(before + 1);
    }
    await page.clock.runFor(10_100);
    await expect(failed(page)).toBeVisible();
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    await expect(fieldOf(page, 'message')).toHaveValue(valid.message);
    expect(delivery.arrived(subject)).toBe(0);
  },
);

test(
  'no connection when a message is sent: the form says that the message waits, and sends it when the connection is back',
  failure,
  async ({ page, context, delivery, subject, watch }) => {
    watch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await openForm(page);
    await fill(page, { ...valid, subject });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText(english.shown('messageWaiting'), { exact: true })).toBeVisible();
    await expect(fieldOf(page, 'message')).toHaveAttribute('readonly');
    expect(delivery.arrived(subject)).toBe(0);
    await context.setOffline(false);
    await expect(sent(page)).toBeVisible();
    expect(delivery.arrived(subject)).toBe(1);
  },
);

test(
  'a browser that says that it is offline, with a network that works: the message arrives',
  failure,
  async ({ page, delivery, subject }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    await openForm(page);
    await send(page, subject);
    await expect(sent(page)).toBeVisible();
    expect(delivery.arrived(subject)).toBe(1);
  },
);

test('a message that waits for the connection can be edited; only the edited one arrives, once', async ({
  page,
  context,
  delivery,
  subject,
  watch,
}) => {
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page);
  await fill(page, { ...valid, subject: `${subject} begun` });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await sendButton(page).click();
  await page.getByRole('button', { name: english.t('editMessage'), exact: true }).click();
  await expect(page.getByText(english.shown('messageWaiting'), { exact: true })).toBeHidden();
  await expect(failed(page)).toBeHidden();
  await expect(fieldOf(page, 'message')).toBeFocused();
  await expectValues(page, { ...valid, subject: `${subject} begun` });
  await fieldOf(page, 'subject').fill(subject);
  await sendButton(page).click();
  await expect(page.getByText(english.shown('messageWaiting'), { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(sent(page)).toBeVisible();
  expect(delivery.arrived(subject)).toBe(1);
  expect(delivery.arrived(`${subject} begun`)).toBe(0);
});

/** Sends a message and goes to another page. Returns how to have the message answered then. */
async function sendAndLeave(page: Page, endpoint: string, subject: string, answer: (route: Route) => Promise<void>) {
  const { released, release } = gate();
  await onAttempt(page, endpoint, async (route) => {
    await released;
    await answer(route);
  });
  await openForm(page);
  await send(page, subject);
  await expect(page.getByText(english.shown('sending'), { exact: true })).toBeVisible();
  const expectSameDocument = await markDocument(page);
  await footerLink(page, 'termsOfService').click();
  await expectHeading(page, 'termsTitle');
  await expectSameDocument();
  return release;
}

test('a visitor on another page is notified when the message was sent', async ({ page, delivery, subject }) => {
  const release = await sendAndLeave(page, delivery.endpoint, subject, (route) => route.continue());
  release();
  await expect(sent(page)).toBeVisible();
  expect(await storedDrafts(page)).toEqual([]);
  await page.goBack();
  for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue('');
});

test('a visitor on another page is notified when the message was not sent, and finds it in the form', async ({
  page,
  delivery,
  subject,
  watch,
}) => {
  watch.expectErrors(/503/);
  const release = await sendAndLeave(page, delivery.endpoint, subject, (route) => unavailable(route, '600'));
  release();
  await expect(page.getByText(english.shown('messageNotSent'), { exact: true })).toBeVisible();
  await page.goBack();
  await expectValues(page, { ...valid, subject });
});

const draft = { ...valid, email: 'ada@' };

test('a draft that was started after sending a message is restored after visiting another page, and after a reload', async ({
  page,
  subject,
}) => {
  await openForm(page);
  await send(page, subject);
  await expect(sent(page)).toBeVisible();
  await fill(page, draft);
  await expect.poll(() => storedDrafts(page)).toEqual(['contact/draft']);
  await footerLink(page, 'termsOfService').click();
  await expectHeading(page, 'termsTitle');
  await page.goBack();
  await expectValues(page, draft);
  for (const next of ['/terms-of-service', '/contact']) await page.goto(next);
  await expectValues(page, draft);
  // Sooner than the draft is saved otherwise.
  await fieldOf(page, 'name').fill('Grace');
  await footerLink(page, 'termsOfService').evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, 'termsTitle');
  await page.goBack();
  await expectValues(page, { ...draft, name: 'Grace' });
});

test('a tab that crashes while a message is written: the draft is restored', failure, async ({ browser, delivery }) => {
  // Playwright abandons a crashed page and its pending calls; the browser does not.
  const context = await browser.newContext({ baseURL: delivery.site });
  const page = await context.newPage();
  await openForm(page);
  await fill(page, draft);
  const stored = () => page.evaluate(() => sessionStorage.getItem('contact/draft'));
  await expect.poll(stored).toContain(draft.message);
  const tab = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void tab.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.send('Page.reload');
  const values = '[...document.querySelectorAll("form :not([hidden] > *)[name]")].map(({ value }) => value)';
  const written = async () =>
    (await tab.send('Runtime.evaluate', { expression: values, returnByValue: true })).result.value as string[];
  await expect.poll(written).toEqual(fieldNames.map((name) => draft[name]));
  await context.close();
});

test('an error is reported by its kind and its page', async ({ page, delivery, watch }) => {
  watch.expectErrors(/typed/);
  // One visit in ten reports.
  await page.addInitScript(() => {
    Math.random = () => 0.05;
  });
  await open(page, '/contact?from=letter', arabic);
  // What reports it is loaded after the page. The same error is reported once.
  const reported = async () => {
    await page.evaluate(() => void Promise.reject(new RangeError('what was typed')));
    return delivery.reported();
  };
  await expect.poll(reported).toEqual([['error', '/ar/contact', 'RangeError']]);
});
