import { company } from '#content/company.ts';
import type { Page } from '@playwright/test';
import { arabic, english, french, inEachLanguage, spanish, type SiteLanguage } from './support/languages';
import {
  chunkOf,
  clickInPlace,
  contactLink,
  expectHeading,
  expectLanguage,
  expectPage,
  holdRequests,
  languageButton,
  languageList,
  languageSelect,
  logoLink,
  markDocument,
  open,
  question,
  scrollTo,
  scrolled,
} from './support/page';
import { fieldNames, fieldOf, fill, sendButton } from './support/contactForm';
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
    await open(page, '/contact');
    await expect(page).toHaveURL('/contact');
    await expectLanguage(page, english);
    const offer = offerIn(page, arabic);
    await expect(offer).toBeVisible();
    await expect(page.locator('[lang=ar][dir=rtl]').filter({ has: offer })).toHaveCount(1);
    await expect(page.getByRole('status').filter({ has: offer })).toHaveCount(0);
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
    await open(page, '/', french);
    await expect(offer).toHaveCount(0);
  });

  test('an offer stays on the next page, and once closed is gone for good', async ({ page }) => {
    await open(page, '/', spanish);
    const offer = offerIn(page, arabic);
    await expect(offer).toHaveAttribute('href', '/ar');
    await contactLink(page, spanish).click();
    await expectHeading(page, 'contactTitle', spanish);
    await expect(offer).toHaveAttribute('href', '/ar/contact');
    await page.getByRole('button', { name: arabic.t('dismiss') }).click();
    await expect(offer).toHaveCount(0);
    await open(page, '/', spanish);
    await expect(offer).toHaveCount(0);
  });

  test('an offer does not cover what the keyboard focuses', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/contact', spanish);
    const offer = offerIn(page, arabic);
    const top = await offer.evaluate((link) => link.closest('[lang]')!.getBoundingClientRect().top);
    const field = fieldOf(page, 'email', spanish);
    await field.evaluate((input) => {
      scrollBy(0, input.getBoundingClientRect().bottom - innerHeight);
      input.focus();
    });
    expect(await field.evaluate((input) => input.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  });

  test('a page in that language offers nothing', async ({ page }) => {
    await open(page, '/', arabic);
    for (const language of inEachLanguage) await expect(offerIn(page, language)).toHaveCount(0);
  });
});

test('the header changes the language of the page, with the mouse', async ({ page }) => {
  await page.goto('/contact?from=letter#form');
  await expectHeading(page, 'contactTitle');
  const expectSameDocument = await markDocument(page);

  await test.step('a click elsewhere closes the list', async () => {
    await languageButton(page).click();
    await expect(languageList(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(languageList(page)).toBeHidden();
  });

  let from = english;
  for (const to of [french, arabic, spanish, english]) {
    await chooseInHeader(page, from, to);
    await expectHeading(page, 'contactTitle', to);
    await expect(page).toHaveURL(`${to.pathOf('/contact')}?from=letter#form`);
    await expect(page).toHaveTitle(`${to.t('contactPageTitle')} – ${company.name}`);
    await expectLanguage(page, to);
    await expect(languageList(page, to)).toBeHidden();
    await expect(languageButton(page, to)).toBeFocused();
    from = to;
  }
  await expectSameDocument();
});

test('the list of the header with the keyboard', async ({ page }) => {
  await open(page, '/contact', arabic);
  const button = languageButton(page, arabic);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(languageLink(page, arabic)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(languageList(page, arabic)).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(languageLink(page, arabic)).toBeFocused();
  await page.keyboard.press('End');
  await expect(languageLink(page, last)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page, '/contact', last);
  await expect(languageButton(page, last)).toBeFocused();
});

test('the footer changes the language of the same page', async ({ page }) => {
  await page.goto('/privacy-policy?from=letter');
  await expectHeading(page, 'privacyTitle');
  const expectSameDocument = await markDocument(page);
  for (const to of [arabic, french, english]) {
    // A visitor focuses the list before using it.
    await languageSelect(page).focus();
    await languageSelect(page).selectOption({ label: to.name });
    await expectHeading(page, 'privacyTitle', to);
    await expect(page).toHaveURL(`${to.pathOf('/privacy-policy')}?from=letter`);
    await expectLanguage(page, to);
    await expect(languageSelect(page)).toHaveValue(to.code);
    await expect(languageSelect(page)).toBeInViewport({ ratio: 1 });
  }
  await expectSameDocument();
});

test('back and forward go through the languages', async ({ page }) => {
  await open(page, '/');
  const expectSameDocument = await markDocument(page);
  await chooseInHeader(page, english, arabic);
  await expectHeading(page, 'heroTitle', arabic);
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
  await expectSameDocument();
});

test('a change of language keeps answers open and the scroll position', async ({ page }) => {
  await open(page, '/');
  const third = (language: SiteLanguage) => question(page, 3, language);
  await third(english).heading.click();
  await expect(third(english).answer).toBeVisible();
  const top = async (language: SiteLanguage) => (await third(language).summary.boundingBox())!.y;

  // Scrolls the opened question to about the middle of the window.
  await scrollTo(page, Math.round((await scrolled(page)) + (await top(english)) - 300));
  const before = await top(english);
  let from = english;
  for (const to of [french, arabic, english]) {
    await chooseInHeader(page, from, to);
    await expectHeading(page, 'heroTitle', to);
    await expect(third(to).item).toHaveJSProperty('open', true);
    await expect(third(to).answer).toBeVisible();
    await expect(third(to).summary).toBeInViewport({ ratio: 1 });
    // The text above has another length, so the position in the window is kept, not `scrollY`.
    expect(Math.abs((await top(to)) - before)).toBeLessThan(lineHeight);
    from = to;
  }
});

test('a change of language keeps what was typed and translates errors', async ({ page }) => {
  const typed = { name: 'A', email: 'ada@', subject: 'A pallet of mugs', message: 'Hm' } as const;
  await open(page, '/contact');
  await fill(page, typed);
  await sendButton(page).click();

  const errors = {
    name: 'nameTooShort',
    email: 'emailInvalid',
    subject: undefined,
    message: 'messageTooShort',
  } as const;
  const expectForm = async (language: SiteLanguage) => {
    for (const name of fieldNames) {
      const error = errors[name];
      await expect(fieldOf(page, name, language)).toHaveValue(typed[name]);
      await expect(fieldOf(page, name, language)).toHaveAccessibleDescription(error ? language.shown(error) : '');
    }
  };
  await expectForm(english);
  await chooseInHeader(page, english, arabic);
  await expectForm(arabic);
  await languageSelect(page).selectOption('fr');
  await expectForm(french);
  await page.goBack();
  await expectForm(arabic);
});

test('Escape closes a list that is still loading', async ({ page }) => {
  const release = await holdRequests(page, chunkOf('LanguageMenu'));
  await open(page, '/');
  await languageButton(page).click();
  await page.keyboard.press('Escape');
  // It is closed, so the next press opens it.
  await page.keyboard.press('Enter');
  release();
  await expect(languageList(page)).toBeVisible();
});

test('a language opens in a new tab with Ctrl or the middle button', async ({ page, context }) => {
  await open(page, '/contact');
  for (const click of [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }] as const) {
    await languageButton(page).click();
    const opened = context.waitForEvent('page');
    await languageLink(page, french).click(click as { modifiers?: ['ControlOrMeta']; button?: 'middle' });
    const other = await opened;
    await expect(other).toHaveURL('/fr/contact');
    await expectHeading(other, 'contactTitle', french);
    await expectPage(page, '/contact');
    await other.close();
    await page.keyboard.press('Escape');
    await expect(languageList(page)).toBeHidden();
  }
});

test('using the list of languages with the keyboard does not scroll the page', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 1500);
  const heading = page.getByRole('heading', { level: 2, name: english.t('globalTitle'), exact: true });
  const { y } = (await heading.boundingBox())!;
  await logoLink(page).focus();
  await page.keyboard.press('Tab');
  await expect(languageButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(languageLink(page, english)).toBeFocused();
  await page.keyboard.press('End');
  await expect(languageLink(page, last)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(languageButton(page)).toBeFocused();
  expect((await heading.boundingBox())!.y).toBe(y);
});
