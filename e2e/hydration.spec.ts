import { fieldNames, fieldOf, fill, otherWays, sendButton, setWithoutEvent, valid } from './support/contactForm';
import { arabic, english, french, inEachLanguage, spanish } from './support/languages';
import {
  chunkOf,
  expectHeading,
  expectHydrated,
  expectNotice,
  expectPage,
  footerLink,
  languageButton,
  languageList,
  languageSelect,
  openWithoutScripts,
  question,
  watchPolicy,
} from './support/page';
import { expect, test } from './support/test';

test('before the scripts have loaded, typed and filled in text, a chosen language and the focus are kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const release = await openWithoutScripts(page, '/ar/contact');
  await fieldOf(page, 'name', arabic).fill('ليلى');
  await setWithoutEvent(fieldOf(page, 'email', arabic), valid.email);
  await page.getByRole('combobox').selectOption('fr');
  await fieldOf(page, 'subject', arabic).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('عشر منصات');
  release();
  await expectHeading(page, 'contactTitle', french);
  const message = fieldOf(page, 'message', french);
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.type('!');
  await expect(message).toHaveValue('عشر منصات!');
  await expect(fieldOf(page, 'name', french)).toHaveValue('ليلى');
  await expect(fieldOf(page, 'email', french)).toHaveValue(valid.email);
});

test('before the scripts have loaded, links lead on, and answers and languages stay open', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await languageButton(page).click();
  await expect(languageList(page).getByRole('link')).toHaveCount(inEachLanguage.length);
  await languageList(page).getByRole('link', { name: spanish.name }).click();
  await expectPage(page, '/', spanish);
  const { heading, answer } = question(page, 2, spanish);
  await heading.click();
  await expect(answer).toBeVisible();
  await languageButton(page, spanish).click();
  await expect(languageList(page, spanish)).toBeVisible();
  release();
  await expectHydrated(page);
  await expect(answer).toBeVisible();
  await expect(languageList(page, spanish)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languageList(page, spanish)).toBeHidden();
});

test('a message that is submitted twice before the scripts have loaded is sent once, and never appears in the URL', async ({
  page,
  watch,
}) => {
  const release = await openWithoutScripts(page, '/contact');
  await fill(page, valid);
  await sendButton(page).click();
  await fieldOf(page, 'subject').press('Enter');
  release();
  await expectNotice(page, 'messageSent');
  await expect(page).toHaveURL('/contact');
  const sent = watch.console.filter((message) => message.type() === 'log');
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.args()[1]?.jsonValue()).toEqual(valid);
});

test('an extension that inserts elements into header, form and body before hydration changes nothing', async ({
  page,
  watch,
}) => {
  // React reports that the markup is another one, and renders the page anew.
  watch.expectErrors(/hydrat|418/i);
  const refused = await watchPolicy(page);
  const release = await openWithoutScripts(page, '/contact');
  const { name, message, ...others } = valid;
  await fill(page, { name, message });
  await page.evaluate(() => {
    for (const parent of document.querySelectorAll('body, #root, header, header div, form, label'))
      parent.prepend(document.createElement('x-extension'));
  });
  release();
  await expectHydrated(page);
  await expect(fieldOf(page, 'name')).toHaveValue(name);
  // React may replace a field between the focus and the text.
  await expect(async () => {
    await fill(page, others);
    for (const field of fieldNames) await expect(fieldOf(page, field)).toHaveValue(valid[field], { timeout: 100 });
  }).toPass();
  await languageButton(page).click();
  await languageList(page).getByRole('link', { name: arabic.name }).click();
  await expectPage(page, '/contact', arabic);
  for (const field of fieldNames) await expect(fieldOf(page, field, arabic)).toHaveValue(valid[field]);
  await sendButton(page, arabic).click();
  await expectNotice(page, 'messageSent', arabic);
  expect(refused).toEqual([]);
});

test.describe('a missing script', { tag: '@failure' }, () => {
  for (const script of ['app', 'contact'])
    test(`a script (${script}) interrupted: the page says how else to write, and sends the message once the script is there`, async ({
      page,
      watch,
    }) => {
      watch.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
      await page.route(chunkOf(script), (route) => route.abort());
      await page.goto(arabic.pathOf('/contact'));
      await expect(otherWays(page, arabic)).toBeVisible();
      await fill(page, valid, arabic);
      await sendButton(page, arabic).click();
      await languageButton(page, arabic).click();
      await expect(languageList(page, arabic)).toBeVisible();
      await page.unroute(chunkOf(script));
      await page.keyboard.press('Escape');
      await expectNotice(page, 'messageSent', arabic);
      await expect(otherWays(page, arabic)).toBeHidden();
    });

  test('a script that never arrives: the form says how else to write; links lead on, and back has what was typed', async ({
    page,
  }) => {
    await openWithoutScripts(page, '/contact', chunkOf('contact'));
    await fill(page, valid);
    await sendButton(page).click();
    await expect(otherWays(page)).toBeVisible();
    await footerLink(page, 'privacyPolicy').click();
    await expectPage(page, '/privacy-policy');
    await page.goBack();
    await expectPage(page, '/contact');
    for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(valid[name]);
    await expect(languageSelect(page)).toHaveValue(english.code);
  });
});
