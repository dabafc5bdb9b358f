import { company } from '#content/company.ts';
import { fieldOf, sendButton, valid } from './support/contactForm';
import { arabic, english, french, inEachLanguage } from './support/languages';
import { expectHeading, expectNotice, languageButton, languageList, languageSelect, open } from './support/page';
import { find, loadAccessibilityChecks, sizes } from './support/pageChecks';
import { expect, test } from './support/test';

/*
 * Accessibility that only an interaction shows; pages.spec.ts has what each page shows by itself.
 */

test('the language menu on a small screen, in Arabic: each option is in its own language, and visible when focused', async ({
  page,
}) => {
  await page.setViewportSize(sizes.magnified);
  await open(page, '/contact', arabic);
  await loadAccessibilityChecks(page);
  await languageButton(page, arabic).press('Enter');
  const list = languageList(page, arabic);
  await expect(list.getByRole('link')).toHaveText(inEachLanguage.map(({ name }) => name));
  for (const { name, code } of inEachLanguage)
    await expect(list.getByRole('link', { name, exact: true })).toHaveAttribute('lang', code);
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect.poll(() => find(page, 'findHiddenFocus')).toEqual([]);
  }
  expect(await find(page, 'findSmallTargets')).toEqual([]);
});

test('a user journey with the keyboard alone', async ({ page }) => {
  const press = async (key: string, times = 1) => {
    for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key);
  };
  await open(page, '/');

  await test.step('the skip link, then the link to the form', async () => {
    await press('Tab');
    await expect(page.getByRole('link', { name: english.t('skipToContent') })).toBeFocused();
    await press('Enter');
    await press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: english.t('askAboutProduct') })).toBeFocused();
    await press('Enter');
    await expectHeading(page, 'contactTitle');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('two errors, which the error summary links to', async () => {
    for (const value of Object.values({ ...valid, name: 'A', email: 'ada@' })) {
      await press('Tab');
      await page.keyboard.type(value);
    }
    await press('Tab');
    await expect(sendButton(page)).toBeFocused();
    await press('Enter');
    await expect(fieldOf(page, 'name')).toBeFocused();
    const errors = page.getByRole('list', { name: english.shown('fieldsToCorrect', { count: 2 }) }).getByRole('link');
    await expect(errors).toHaveText([english.shown('nameTooShort'), english.shown('emailInvalid')]);
    await press('Shift+Tab');
    await expect(errors.last()).toBeFocused();
    await press('Enter');
    await expect(fieldOf(page, 'email')).toBeFocused();
    await expect(page).toHaveURL('/contact');
  });

  await test.step('the corrected form is sent', async () => {
    await press('End');
    await page.keyboard.type('example.com');
    await press('Shift+Tab');
    await page.keyboard.type('Ada');
    await expect(page.getByRole('main').getByRole('link', { name: english.t('nameTooShort') })).toHaveCount(0);
    await expect(page.getByText(english.shown('fieldsToCorrect', { count: 1 }))).toHaveCount(0);
    await press('Enter');
    await expectNotice(page, 'messageSent');
  });

  await test.step('Escape closes a tooltip; the footer changes the language', async () => {
    await fieldOf(page, 'message').focus();
    const mark = page
      .getByRole('contentinfo')
      .getByRole('link', { name: english.t('socialFacebook', { company: company.name }) });
    await press('Tab', 8);
    await expect(mark).toBeFocused();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(mark).toBeFocused();
    await press('Tab', 4);
    await expect(languageSelect(page)).toBeFocused();
    await press('f');
    await expectHeading(page, 'contactTitle', french);
  });
});
