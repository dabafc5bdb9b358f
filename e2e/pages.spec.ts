import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { type } from '#theme/tokens.ts';
import { requiredFields, sendButton } from './support/contactForm';
import { arabic, english, inEachLanguage, type SiteLanguage } from './support/languages';
import {
  expectHeaderAndFooter,
  expectHydrated,
  expectLanguage,
  holdRequests,
  languageButton,
  languageList,
  watchPolicy,
} from './support/page';
import { find, loadAccessibilityChecks, pressThrough, sizes } from './support/pageChecks';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/*
 * Every page in every language: what each has in common, and its accessibility (WCAG 2.2) for screen readers, magnification,
 * forced colors, reduced motion and the keyboard. To load a page takes longest, so each is loaded once.
 */

/** The viewports of the focus test, one for each page in turn. */
const focusViewports = [sizes.desktop, sizes.tablet, sizes.phone, sizes.magnified];

/** Text spacing that a visitor may set (1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** What is shown where the web fonts fail. */
const systemFonts = `* { font-family: ${type.family.replace(/^.*?, /, '')} !important; }`;

/** Replaces the style of the previous call. The Content Security Policy blocks inline styles, so this uses a constructed style sheet. */
const setStyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // The first is that of all tests (support/test.ts).
    document.adoptedStyleSheets[1] = sheet;
  }, rules);

/** The replacement of the form for browsers without scripts. */
const scriptless = 'aside:has(+ form)';

/** The classes of all elements of a page in document order, except for those that a script removes. */
const classesOf = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll('#root [class]')]
        .filter((element) => !element.closest(selector))
        .map((element) => `${element.localName} ${element.getAttribute('class')}`),
    scriptless,
  );

/** They mark the section that is being read. */
const legalPaths: readonly string[] = [pages.termsOfService.path, pages.privacyPolicy.path];

/** The roles, levels and states of a transcript in their order, without names and texts. Each page selects its own language. */
const structureOf = (transcript: string) =>
  transcript
    .split('\n')
    .map((line) => line.replace(/^\[\w+\] /, '').replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'))
    .map((line) => line.replace(/, (?:not )?selected/, ''))
    .filter((line) => line !== '""');

/** The scripts of a page, and those of them that were requested before its load event. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const early = scripts.filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0));
    return { count: scripts.length, early: early.map(({ name }) => name) };
  });

const values = { company: company.name };
const dial = `tel:${company.phone.replace(/[^+\d]/g, '')}`;

async function expectHeader(page: Page, language: SiteLanguage) {
  const { t, pathOf } = language;
  const header = page.getByRole('banner');
  for (const [link, href] of [
    [t('logoLabel', values), pathOf('/')],
    [company.phone, dial],
    [t('contactUs'), pathOf('/contact')],
  ] as const)
    await expect(header.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', href);
  await expect(header.getByText(company.email, { exact: true })).toBeVisible();
  await expect(languageButton(page, language)).toBeVisible();
}

async function expectFooter(page: Page, { code, t, shown, pathOf }: SiteLanguage) {
  const footer = page.getByRole('contentinfo');
  const select = footer.getByRole('combobox', { name: t('language'), exact: true });
  await expect(select).toHaveValue(code);
  await expect(select.getByRole('option')).toHaveText(inEachLanguage.map(({ name }) => name));
  for (const [name, href] of [
    [t('termsOfService'), pathOf('/terms-of-service')],
    [t('privacyPolicy'), pathOf('/privacy-policy')],
    [company.phone, dial],
    [company.email, pathOf('/contact')],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const copyright = shown('copyright', { year: '2025', ...values });
  expect(copyright).toContain('2025');
  for (const text of [company.postalAddress, company.city, copyright])
    await expect(footer.getByText(text, { exact: true })).toBeVisible();

  const social = [
    [t('socialFacebook', values), company.social.facebook],
    [t('socialInstagram', values), company.social.instagram],
    [t('socialTiktok', values), company.social.tiktok],
    [t('socialWhatsapp', values), company.social.whatsapp],
  ] as const;
  for (const [name, href] of social) {
    const link = footer.getByRole('link', { name: `${name} (${t('opensInNewTab')})`, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer.locator('a[target]')).toHaveCount(social.length);
}

for (const language of inEachLanguage) {
  for (const [index, { path, title }] of [...routes, unknownRoute].entries()) {
    test(language.pathOf(path), async ({ page, context }, info) => {
      const { t, shown, pathOf } = language;
      const refused = await watchPolicy(page);
      await page.setViewportSize(sizes.desktop);
      const release = await holdRequests(page, /\/assets\/.*\.js$/);
      await page.goto(pathOf(path));
      const sent = await classesOf(page);
      expect(sent.length).toBeGreaterThan(50);
      await expect(page.locator(scriptless)).toHaveCount(path === '/contact' ? 1 : 0);
      release();
      await expectHydrated(page);

      await test.step('title, language, header and footer', async () => {
        await expect(page).toHaveTitle(`${t(title)} – ${company.name}`);
        await expectLanguage(page, language);
        await expectHeaderAndFooter(page, language);
        if (path === '/') {
          await expectHeader(page, language);
          await expectFooter(page, language);
        }
        if (path === unknownRoute.path) {
          await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
          await expect(page.getByRole('link', { name: t('returnToHome'), exact: true })).toHaveAttribute(
            'href',
            pathOf('/'),
          );
        }
      });
      await test.step('scripts load after the content', async () => {
        const { count, early } = await scriptsOf(page);
        expect(count).toBeGreaterThan(0);
        expect(early).toEqual([]);
      });

      await page.evaluate(() => document.fonts.ready);
      await loadAccessibilityChecks(page);
      if (path !== unknownRoute.path) {
        await test.step('screen reader transcript', async () => {
          if (legalPaths.includes(path)) await expect(page.locator('[aria-current=location]')).toHaveCount(1);
          const name = ['en', `${path.slice(1) || 'home'}.txt`];
          const transcript = await page.evaluate(() => window.accessibilityChecks!.screenReaderTranscript());
          if (language === english) expect(transcript).toMatchSnapshot(name);
          // With `--update`, the English test is writing the file.
          else if (info.config.updateSnapshots === 'missing')
            expect(structureOf(transcript)).toEqual(structureOf(readFileSync(info.snapshotPath(...name), 'utf8')));
        });
      }
      // The other languages differ in nothing but the length of their texts.
      if (language === english || language === arabic) {
        await test.step('axe finds nothing', async () => expect(await find(page, 'findViolations')).toEqual([]));
        await test.step('no motion with reduced motion', async () =>
          expect(await find(page, 'findMotion')).toEqual([]));
        for (const colorScheme of ['light', 'dark'] as const) {
          await test.step(`forced colors, ${colorScheme}`, async () => {
            await page.emulateMedia({ forcedColors: 'active', colorScheme });
            expect(await find(page, 'findHiddenByColors')).toEqual([]);
          });
        }
        await page.emulateMedia({ forcedColors: null, colorScheme: null });
        await test.step('a scrollbar that takes room does not make the page scroll sideways', async () => {
          for (const width of [800, 1024, 1280, 1920]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width);
            expect(await find(page, 'findOverflow'), `${width} px`).toEqual([]);
          }
        });
        await test.step('the focus is visible with Tab and Shift+Tab', async () => {
          await page.setViewportSize(focusViewports[(index + (language === arabic ? 2 : 0)) % 4]!);
          for (const key of ['Tab', 'Shift+Tab'] as const) {
            await pressThrough(page, key);
            expect(await find(page, 'findUnreached'), key).toEqual([]);
          }
        });
      }
      for (const size of [sizes.desktop, sizes.phone]) {
        await test.step(`targets are large enough, and lines far enough apart, at ${size.width} px`, async () => {
          await page.setViewportSize(size);
          expect(await find(page, 'findSmallTargets')).toEqual([]);
          expect(await find(page, 'findTightLines')).toEqual([]);
        });
      }
      await test.step('no content is lost at 320 × 256 px, where the header is not sticky', async () => {
        await page.setViewportSize(sizes.magnified);
        expect(await find(page, 'findLostContent')).toEqual([]);
        await page.evaluate(() => window.scrollTo(0, 600));
        await expect(page.getByRole('banner').getByRole('link', { name: t('contactUs') })).not.toBeInViewport();
        await page.evaluate(() => window.scrollTo(0, 0));
      });
      await test.step('text at 200% does not scroll horizontally, also in system fonts, nor does the list of languages leave the window', async () => {
        const session = await context.newCDPSession(page);
        await page.setViewportSize(sizes.phone);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        for (const style of ['', systemFonts]) {
          await setStyle(page, style);
          expect(await find(page, 'findOverflow'), style).toEqual([]);
        }
        await setStyle(page, '');
        await languageButton(page, language).click();
        const list = (await languageList(page, language).boundingBox())!;
        expect(list.x).toBeGreaterThanOrEqual(0);
        expect(list.x + list.width).toBeLessThanOrEqual(sizes.phone.width);
        await languageButton(page, language).click();
        await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
        await expect(page.locator('html')).toHaveCSS('font-size', '16px');
      });
      await test.step('hydration does not change the markup, and does not violate the policy', async () => {
        // A hydration mismatch is an error in the console, which fails the test.
        expect(await classesOf(page)).toEqual(sent);
        await expect(page.locator(scriptless)).toHaveCount(0);
        expect(refused).toEqual([]);
      });
      if (path === '/contact' && (language === english || language === arabic)) {
        await test.step('axe finds nothing in a form with errors', async () => {
          await page.setViewportSize(sizes.desktop);
          await sendButton(page, language).click();
          await expect(
            page.getByRole('list', { name: shown('fieldsToCorrect', { count: requiredFields.length }) }),
          ).toBeVisible();
          expect(await find(page, 'findViolations')).toEqual([]);
        });
      }
      await test.step('no content is lost with wide text spacing', async () => {
        await setStyle(page, textSpacing);
        for (const size of [sizes.phone, sizes.desktop]) {
          await page.setViewportSize(size);
          expect(await find(page, 'findLostContent'), `${size.width} px`).toEqual([]);
        }
      });
    });
  }
}
