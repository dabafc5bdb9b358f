import { createServer } from 'vite';
import { root } from '../support/builds';
import { english, inLanguage, type SiteLanguage } from '../support/languages';
import { expect as expectSoon, test as base } from '../support/test';

/** On a busy machine, a page takes long to load: it consists of hundreds of unbundled modules. */
const expect = expectSoon.configure({ timeout: 60_000 });

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from this pattern
  baseURL: async ({}, run) => {
    const server = await createServer({ root, server: { port: 0 }, logLevel: 'error' });
    try {
      await server.listen();
      await run(server.resolvedUrls?.local[0]);
    } finally {
      await server.close();
    }
  },
});

test('the site in development renders each page in the browser, and its links lead from one to the next', async ({
  page,
}) => {
  const expectContact = async ({ pathOf, shown }: SiteLanguage) => {
    await expect(page).toHaveURL(pathOf('/contact'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown('contactTitle'));
  };
  const french = inLanguage('fr');

  await page.goto(french.pathOf('/'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: french.t('contactUs'), exact: true })
    .click();
  await expectContact(french);

  await page.goto(english.pathOf('/contact'));
  await expectContact(english);
});
