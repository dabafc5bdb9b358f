import type { ConsoleMessage, Locator } from '@playwright/test';
import { adversarialValues } from '#src/sections/ContactForm/fixtures/adversarialValues.ts';
import { fieldNames, fieldOf, fill, sendButton, setWithoutEvent, valid, type FieldName } from './support/contactForm';
import { arabic, english, french } from './support/languages';
import {
  chunkOf,
  expectHeading,
  expectHydrated,
  expectNotice,
  footerLink,
  holdRequests,
  languageSelect,
  open,
  openWithoutScripts,
} from './support/page';
import { expect, test } from './support/test';

const sent = english.shown('messageSent');

async function expectError(field: Locator, error: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(error);
}

async function expectNoError(field: Locator) {
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAccessibleDescription('');
}

const messages = (lines: ConsoleMessage[]) => lines.filter((line) => line.text().startsWith('Contact message'));

test('a message is logged once and not sent, in Arabic', async ({ page, watch }) => {
  const language = arabic;
  const field = (name: FieldName) => fieldOf(page, name, language);
  await open(page, '/contact', language);

  await test.step('Enter in the message starts a new line', async () => {
    await fill(page, valid, language);
    for (const name of fieldNames) await expectNoError(field(name));
    await field('message').press('End');
    await field('message').press('Enter');
    await expect(field('message')).toHaveValue(`${valid.message}\n`);
    expect(messages(watch.console)).toEqual([]);
  });

  await test.step('Enter twice in a field sends one message, and the form is empty again', async () => {
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' || requests.push(request.url())));
    await field('subject').press('Enter');
    await field('subject').press('Enter');
    const notice = page.getByRole('status').getByText(language.shown('messageSent'), { exact: true });
    await expect(notice).toBeVisible();
    for (const name of fieldNames) {
      await expect(field(name)).toHaveValue('');
      await expectNoError(field(name));
    }
    const [line, ...more] = messages(watch.console);
    expect(more).toEqual([]);
    expect(line?.type()).toBe('log');
    expect(await line?.args()[1]?.jsonValue()).toEqual(valid);
    expect(requests).toEqual([]);
    expect(watch.console).toHaveLength(1);
    await page.getByRole('button', { name: language.t('dismiss') }).click();
    await expect(notice).toBeHidden();
  });
});

test('fields that the browser fills without events are kept and sent, before and after hydration', async ({
  page,
  watch,
}) => {
  const { name, message, ...others } = valid;
  const withoutName = { ...valid, name: '' };
  const expectValues = async (values: typeof valid, language = english) => {
    for (const field of fieldNames) await expect(fieldOf(page, field, language)).toHaveValue(values[field]);
  };
  const release = await openWithoutScripts(page, '/contact');
  for (const [field, value] of Object.entries(others)) await setWithoutEvent(fieldOf(page, field as FieldName), value);
  release();
  await expectHydrated(page);
  await setWithoutEvent(fieldOf(page, 'message'), message);
  await expectValues(withoutName);

  await test.step('another page, and back', async () => {
    await footerLink(page, 'termsOfService').click();
    await expectHeading(page, 'termsTitle');
    await page.goBack();
    await expectHeading(page, 'contactTitle');
    await expectValues(withoutName);
  });

  await test.step('another language, and the keyboard', async () => {
    const subject = 'Two pallets of mugs';
    await setWithoutEvent(fieldOf(page, 'subject'), subject);
    await languageSelect(page).selectOption('fr');
    await expectHeading(page, 'contactTitle', french);
    await expectValues({ ...withoutName, subject }, french);
    await fieldOf(page, 'name', french).focus();
    await page.keyboard.type(name);
    await expectValues({ ...valid, subject }, french);
    await page.keyboard.press('Enter');
    await expectNotice(page, 'messageSent', french);
    const [line, ...more] = messages(watch.console);
    expect(more).toEqual([]);
    expect(await line?.args()[1]?.jsonValue()).toEqual({ ...valid, subject });
  });

  await test.step('a touch on the button alone', async () => {
    for (const field of fieldNames) await setWithoutEvent(fieldOf(page, field, french), valid[field]);
    // Another press right after a delivery counts as a double click.
    await expect(async () => {
      await sendButton(page, french).click();
      expect(messages(watch.console)).toHaveLength(2);
    }).toPass();
    expect(await messages(watch.console)[1]?.args()[1]?.jsonValue()).toEqual(valid);
  });

  await test.step('errors, which do not move the button away from the pointer when they disappear', async () => {
    await expect(async () => {
      await sendButton(page, french).click();
      await expect(fieldOf(page, 'name', french)).toHaveAttribute('aria-invalid', 'true', { timeout: 500 });
    }).toPass();
    await expectError(fieldOf(page, 'name', french), french.shown('nameTooShort'));
    for (const field of fieldNames) await setWithoutEvent(fieldOf(page, field, french), valid[field]);
    await sendButton(page, french).click();
    await expect.poll(() => messages(watch.console)).toHaveLength(3);
  });
});

test('a draft is kept where one of its fields is filled before the scripts have loaded, and is not sent unseen', async ({
  page,
  watch,
}) => {
  await open(page, '/contact');
  await fill(page, valid);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact/draft'))).toContain(valid.message);
  await page.goto('/terms-of-service');
  const release = await openWithoutScripts(page, '/contact');
  const email = 'grace@example.com';
  await setWithoutEvent(fieldOf(page, 'email'), email);
  await fieldOf(page, 'email').press('Enter');
  release();
  await expectHydrated(page);
  const values = { ...valid, email };
  for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(values[name]);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact/draft'))).toContain(email);
  expect(messages(watch.console)).toEqual([]);
});

test.describe('in English', () => {
  test.beforeEach(({ page }) => open(page, '/contact'));

  test('values that were typed before the validation has loaded are validated afterwards', async ({ page }) => {
    const release = await holdRequests(page, chunkOf('contactSchema'));
    await open(page, '/contact');
    for (const name of fieldNames) await fieldOf(page, name).pressSequentially(name === 'email' ? 'ada@' : valid[name]);
    await fieldOf(page, 'name').focus();
    release();
    await expectError(fieldOf(page, 'email'), english.shown('emailInvalid'));
    for (const name of ['name', 'subject', 'message'] as const) await expectNoError(fieldOf(page, name));
  });

  test('an error that appears on press moves no link away from the pointer', async ({ page }) => {
    // On a screen with the field and the footer, where the browser does not scroll along with what moves.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await fill(page, { message: 'Too short' });
    await page.waitForLoadState('networkidle');
    await footerLink(page, 'termsOfService').hover({ position: { x: 5, y: 3 } });
    await page.mouse.down();
    await expect(fieldOf(page, 'message')).not.toBeFocused();
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    await page.mouse.up();
    await expectHeading(page, 'termsTitle');
  });

  test('what can go wrong while a message is written', async ({ page, context, watch }) => {
    await test.step('what is typed after the form was sent, while the validation is loading, is validated', async () => {
      const release = await holdRequests(page, chunkOf('contactSchema'));
      await open(page, '/contact');
      await fill(page, valid);
      await sendButton(page).click();
      await fieldOf(page, 'email').fill('ada@');
      release();
      await expectError(fieldOf(page, 'email'), english.shown('emailInvalid'));
      await expect(fieldOf(page, 'name')).toHaveValue(valid.name);
      expect(messages(watch.console)).toEqual([]);
    });

    await test.step('an error that appears on press does not move the button away from the pointer', async () => {
      await fill(page, { ...valid, message: 'Too short' });
      const button = sendButton(page);
      await button.hover({ position: { x: 20, y: 2 } });
      const { y } = (await button.boundingBox())!;
      await page.mouse.down();
      await expect(fieldOf(page, 'message')).not.toBeFocused();
      expect((await button.boundingBox())!.y).toBe(y);
      await page.mouse.up();
      await expectError(fieldOf(page, 'message'), english.shown('messageTooShort'));
      await expect(fieldOf(page, 'message')).toBeFocused();
    });

    await test.step('a megabyte in the message is rejected with an error, kept, and does not block the page', async () => {
      const size = 1024 * 1024;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await fill(page, { ...valid, message: '' });
      const message = fieldOf(page, 'message');
      await page.evaluate(
        (length) => navigator.clipboard.writeText('lorem ipsum '.repeat(length / 12 + 1).slice(0, length)),
        size,
      );
      await message.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await expect.poll(() => message.evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(size);

      await sendButton(page).click();
      await expect(message).toHaveAttribute('aria-invalid', 'true');
      await expect(message).toHaveAccessibleDescription(
        /^Please shorten your message to 5,000 characters\. 1,048,576 of 5,000 characters$/,
      );
      expect(await message.evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(size);
      for (const name of ['name', 'email', 'subject'] as const)
        await expect(fieldOf(page, name)).toHaveValue(valid[name]);
      expect(messages(watch.console)).toEqual([]);
    });

    await test.step('a keystroke is still shown, here and in another field', async () => {
      for (const name of ['subject', 'message'] as const) {
        await fieldOf(page, name).focus();
        await page.keyboard.type('!');
        await expect
          .poll(() => fieldOf(page, name).evaluate((field: HTMLInputElement) => field.value.includes('!')))
          .toBe(true);
      }
    });

    await test.step('Enter that confirms an IME composition does not submit; the next one sends', async () => {
      await fill(page, valid);
      const name = fieldOf(page, 'name');
      await name.focus();
      const keyboard = await page.context().newCDPSession(page);
      const enter = { key: 'Enter', code: 'Enter', text: '\r', unmodifiedText: '\r' };
      const pressEnter = async (keyCode: number) => {
        await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', windowsVirtualKeyCode: keyCode, ...enter });
        await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode: keyCode, ...enter });
      };

      await keyboard.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
      await pressEnter(229);
      const isNotPrevented = await name.evaluate((field) =>
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
        ),
      );
      expect(isNotPrevented, 'the form prevents the default').toBe(false);
      await expect(name).toHaveValue(/にほん$/);
      expect(messages(watch.console)).toEqual([]);

      await keyboard.send('Input.insertText', { text: '日本' });
      await pressEnter(13);
      await expect(page.getByRole('status').getByText(sent)).toBeVisible();
      expect(messages(watch.console)).toHaveLength(1);
    });
  });
});

test('markup is sent as it was typed, or refused, and is never executed', async ({ page, watch }) => {
  // A unit test has all other values (src/sections/ContactForm/adversarial.test.ts).
  const lists = adversarialValues.map(
    ([{ name }, values]) => [name, values.filter(({ value }) => value.includes('<') && value.length < 1000)] as const,
  );
  const rounds = Math.max(...lists.map(([, values]) => values.length));
  expect(rounds).toBeGreaterThan(20);
  await page.clock.install();
  await open(page, '/contact');
  for (let round = 0; round < rounds; round++) {
    const typed = lists.flatMap(([name, values]) => (values[round] ? [{ name, ...values[round] }] : []));
    const expected = { ...valid };
    await fill(page, { ...valid, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
    for (const value of typed) {
      expected[value.name] = value.sent ?? valid[value.name];
      if (!value.refused) continue;
      await sendButton(page).click();
      await expectError(fieldOf(page, value.name), english.shown(value.refused));
      await fill(page, { [value.name]: valid[value.name] });
    }
    await sendButton(page).click();
    await expect.poll(() => messages(watch.console).length).toBe(round + 1);
    expect(await messages(watch.console)[round]?.args()[1]?.jsonValue()).toEqual(expected);
    await expect(fieldOf(page, 'name')).toHaveValue('');
    // A second press belongs to a double click for a second.
    await page.clock.fastForward(1000);
  }
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
});

test('storage full: a message is still sent', { tag: '@failure' }, async ({ page }) => {
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
