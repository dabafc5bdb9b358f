import { company } from '#content/company.ts';
import type { MessageKey } from '#i18n/lookup.ts';
import type { Page } from '@playwright/test';
import { arabic, english, french, inEachLanguage, spanish, type SiteLanguage } from './support/languages';
import {
  clickInPlace,
  contactLink,
  expectHeading,
  expectHydrated,
  expectLanguage,
  expectNotice,
  expectPage,
  holdRequests,
  languageButton,
  languageList,
  languageSelect,
  logoLink,
  markDocument,
  open,
  question,
  saveData,
  scrollTo,
  scrolled,
} from './support/page';
import { fieldNames, fieldOf, fill, sendButton, valid, type FieldName } from './support/contactForm';
import { pastLayoutShifts } from '../tools/bench/pageLoad';
import { expect, test } from './support/test';

const last = inEachLanguage.at(-1)!;

/** Approximate height of a line in px. Scroll anchoring keeps a piece of text at the top, which may wrap differently. */
const lineHeight = 30;

const languageLink = (page: Page, { name }: SiteLanguage) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

async function chooseInHeader(page: Page, from: SiteLanguage, to: SiteLanguage) {
  await clickInPlace(page, languageButton(page, from));
  await clickInPlace(page, languageLink(page, to));
}

const offerIn = (page: Page, { t }: SiteLanguage) => page.getByRole('link', { name: t('languageOffer'), exact: true });

test.describe('where the browser prefers Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('the first visit is in English, and offers Arabic until it is chosen', async ({ page }) => {
    const releaseScripts = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/contact');
    await test.step('before the page is hydrated, above the header, without covering or moving anything', async () => {
      const { y, height } = (await offerIn(page, arabic).boundingBox())!;
      const header = page.getByRole('group', { name: english.t('headerContact') });
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y + height).toBeLessThanOrEqual((await header.boundingBox())!.y);
    });
    releaseScripts();
    await expectHydrated(page);
    await expect(page).toHaveURL('/contact');
    await expectLanguage(page, english);
    const offer = offerIn(page, arabic);
    await expect(offer).toBeVisible();
    expect(await pastLayoutShifts(page)).toEqual([]);
    await expect(page.locator('[lang=ar][dir=rtl]').filter({ has: offer })).toHaveCount(1);
    const expectSameDocument = await markDocument(page);
    await offer.click();
    await expect(page).toHaveURL('/ar/contact');
    await expectLanguage(page, arabic);
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expectLanguage(page, english);
    await expect(offer).toHaveCount(0);
    await expectSameDocument();
    await open(page, '/privacy-policy', french);
    await expect(offer).toHaveCount(0);
  });

  test('a page in Arabic offers nothing; elsewhere an offer stays on the next page, and once closed is gone for good', async ({
    page,
  }) => {
    await open(page, '/privacy-policy', arabic);
    for (const language of inEachLanguage) await expect(offerIn(page, language)).toHaveCount(0);

    await open(page, '/contact', spanish);
    const offer = offerIn(page, arabic);
    await expect(offer).toHaveAttribute('href', '/ar/contact');

    await logoLink(page, spanish).click();
    await expectPage(page, '/', spanish);
    await expect(offer).toHaveAttribute('href', '/ar');
    await page.getByRole('button', { name: arabic.t('dismiss') }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await open(page, '/contact', spanish);
    await expect(offer).toHaveCount(0);
  });
});

test('the header changes the language of the page, translates errors, and keeps what was typed', async ({ page }) => {
  const typed = { ...valid, name: 'A', email: 'ada@', message: 'Hm' };
  const errors: Partial<Record<FieldName, MessageKey>> = {
    name: 'nameTooShort',
    email: 'emailInvalid',
    message: 'messageTooShort',
  };
  const expectForm = async (language: SiteLanguage) => {
    await expectHeading(page, 'contactTitle', language);
    for (const name of fieldNames) {
      const error = errors[name];
      await expect(fieldOf(page, name, language)).toHaveValue(typed[name]);
      await expect(fieldOf(page, name, language)).toHaveAccessibleDescription(error ? language.shown(error) : '');
    }
  };
  await open(page, '/contact?from=letter#form');
  const expectSameDocument = await markDocument(page);
  await fill(page, typed);
  await sendButton(page).click();
  await expectForm(english);

  await test.step('a click elsewhere closes the list', async () => {
    await languageButton(page).click();
    await expect(languageList(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(languageList(page)).toBeHidden();
  });

  await test.step('with the mouse', async () => {
    let from = english;
    for (const to of [french, arabic, spanish, english]) {
      await chooseInHeader(page, from, to);
      await expectForm(to);
      await expect(page).toHaveURL(`${to.pathOf('/contact')}?from=letter#form`);
      await expect(page).toHaveTitle(`${to.t('contactPageTitle')} – ${company.name}`);
      await expectLanguage(page, to);
      await expect(languageList(page, to)).toBeHidden();
      await expect(languageButton(page, to)).toBeFocused();
      from = to;
    }
  });

  await test.step('in the footer, and back', async () => {
    await languageSelect(page).selectOption('ar');
    await expectForm(arabic);
    await page.goBack();
    await expectForm(english);
    await page.goForward();
    await expectForm(arabic);
  });

  await test.step('with the keyboard', async () => {
    await languageButton(page, arabic).focus();
    await page.keyboard.press('ArrowDown');
    await expect(languageLink(page, arabic)).toBeFocused();
    await page.keyboard.press('End');
    await expect(languageLink(page, last)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectForm(last);
    await expect(page).toHaveURL(`${last.pathOf('/contact')}?from=letter#form`);
    await expect(languageButton(page, last)).toBeFocused();
  });
  await expectSameDocument();
});

test('a change of language keeps answers open and the scroll position; back and forward go through the languages', async ({
  page,
}) => {
  await open(page, '/');
  const expectSameDocument = await markDocument(page);
  const third = (language: SiteLanguage) => question(page, 3, language);
  await third(english).heading.click();
  await expect(third(english).answer).toBeVisible();
  const top = async (language: SiteLanguage) => (await third(language).summary.boundingBox())!.y;

  // Scrolls the opened question to about the middle of the window.
  await scrollTo(page, Math.round((await scrolled(page)) + (await top(english)) - 300));
  const before = await top(english);
  let from = english;
  for (const to of [french, english, arabic]) {
    await chooseInHeader(page, from, to);
    await expectHeading(page, 'heroTitle', to);
    await expect(third(to).item).toHaveJSProperty('open', true);
    await expect(third(to).answer).toBeVisible();
    await expect(third(to).summary).toBeInViewport({ ratio: 1 });
    // The text above has another length, so the position in the window is kept, not `scrollY`.
    expect(Math.abs((await top(to)) - before)).toBeLessThan(lineHeight);
    from = to;
  }

  await test.step('back and forward', async () => {
    await contactLink(page, arabic).click();
    await expectPage(page, '/contact', arabic);
    await chooseInHeader(page, arabic, french);
    await expectHeading(page, 'contactTitle', french);

    await page.goBack();
    await expectHeading(page, 'contactTitle', arabic);
    await expectLanguage(page, arabic);
    await page.goBack();
    await expectHeading(page, 'heroTitle', arabic);
    await page.goBack();
    await expectHeading(page, 'heroTitle');
    await expectLanguage(page, english);
    await page.goForward();
    await expectHeading(page, 'heroTitle', arabic);
    await expectLanguage(page, arabic);
  });
  await expectSameDocument();
});

test('the list of languages in the footer, and that in the header', async ({ page, context }) => {
  const path = '/privacy-policy?from=letter';
  await open(page, path);

  await test.step('that of the footer changes the language of the same page', async () => {
    const expectSameDocument = await markDocument(page);
    for (const to of [arabic, french, english]) {
      // A visitor focuses the list before using it.
      await languageSelect(page).focus();
      await languageSelect(page).selectOption({ label: to.name });
      await expectPage(page, path, to);
      await expectLanguage(page, to);
      await expect(languageSelect(page)).toHaveValue(to.code);
      await expect(languageSelect(page)).toBeInViewport({ ratio: 1 });
    }
    await expectSameDocument();
  });

  await test.step('using it with the keyboard does not scroll the page', async () => {
    await scrollTo(page, 1500);
    const heading = page.getByRole('heading', { level: 2, name: english.t('privacyCookiesTitle') });
    const { y } = (await heading.boundingBox())!;
    await logoLink(page).focus();
    await page.keyboard.press('Tab');
    await expect(languageButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(languageLink(page, inEachLanguage[0]!)).toBeFocused();
    await page.keyboard.press('End');
    await expect(languageLink(page, last)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(languageButton(page)).toBeFocused();
    await expect(languageList(page)).toBeHidden();
    expect((await heading.boundingBox())!.y).toBe(y);
  });

  await test.step('a language opens in a new tab with Ctrl or the middle button', async () => {
    for (const click of [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }] as const) {
      await languageButton(page).click();
      const opened = context.waitForEvent('page');
      await languageLink(page, french).click(click as { modifiers?: ['ControlOrMeta']; button?: 'middle' });
      const other = await opened;
      await expect(other).toHaveURL(french.pathOf(path));
      await expectHeading(other, 'privacyTitle', french);
      await expectPage(page, path);
      await other.close();
      await page.keyboard.press('Escape');
      await expect(languageList(page)).toBeHidden();
    }
  });
});

test('the list of languages is open over notices', async ({ page, context, watch }) => {
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await saveData(page);
  await page.setViewportSize({ width: 568, height: 400 });
  await open(page, '/privacy-policy');
  await context.setOffline(true);
  await contactLink(page).click();
  await expectNotice(page, 'pageWaitsForConnection');
  await languageButton(page).click();
  const covered = await languageList(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [link.textContent];
      }),
    );
  expect(covered).toEqual([]);
});
