import type { ConsoleMessage, Locator } from '@playwright/test';
import { fieldNames, fieldOf, fill, sendButton, valid, type FieldName } from './support/contactForm';
import { arabic, english, french } from './support/languages';
import { chunkOf, holdRequests, open, hydratePart } from './support/page';
import { expect, test } from './support/test';

const sent = "Message sent successfully! We'll get back to you soon.";
const errors: Record<FieldName, string> = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  subject: 'Subject must be at least 5 characters.',
  message: 'Message must be at least 10 characters.',
};

async function expectError(field: Locator, error: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(error);
}

async function expectNoError(field: Locator) {
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAccessibleDescription('');
}

const messages = (lines: ConsoleMessage[]) => lines.filter((line) => line.text().startsWith('Contact message'));

test.describe('in English', () => {
  test.beforeEach(({ page }) => open(page, english, '/contact', 'contactTitle'));

  test('the form: four empty fields, six rows for the message, name and e-mail side by side', async ({ page }) => {
    for (const name of fieldNames) {
      await expect(fieldOf(page, name)).toHaveValue('');
      await expect(fieldOf(page, name)).toHaveAttribute('placeholder', /\S/);
      await expectNoError(fieldOf(page, name));
    }
    await expect(fieldOf(page, 'message')).toHaveAttribute('rows', '6');
    const [name, email, subject, message] = await Promise.all(
      fieldNames.map((field) => fieldOf(page, field).boundingBox()),
    );
    expect(email!.y).toBe(name!.y);
    expect(email!.x).toBeGreaterThan(name!.x + name!.width);
    expect(subject!.y).toBeGreaterThan(name!.y + name!.height);
    expect(message!.y).toBeGreaterThan(subject!.y + subject!.height);
  });

  test('an empty form shows an error under each field and moves the focus to the first', async ({ page, watch }) => {
    await sendButton(page).click();
    for (const name of fieldNames) {
      const field = fieldOf(page, name);
      await expectError(field, errors[name]);
      const error = page.getByRole('paragraph').filter({ hasText: errors[name] });
      const [above, below] = await Promise.all([field.boundingBox(), error.boundingBox()]);
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    }
    await expect(fieldOf(page, 'name')).toBeFocused();
    expect(messages(watch.console)).toEqual([]);
  });

  test('invalid values are kept, and the focus moves to the first invalid field', async ({ page, watch }) => {
    const values = { ...valid, email: 'ada@', subject: 'Mugs' };
    await fill(page, values);
    await sendButton(page).click();
    await expect(fieldOf(page, 'email')).toBeFocused();
    for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(values[name]);
    await expectNoError(fieldOf(page, 'name'));
    await expectError(fieldOf(page, 'email'), errors.email);
    await expectError(fieldOf(page, 'subject'), errors.subject);
    await expectNoError(fieldOf(page, 'message'));
    expect(messages(watch.console)).toEqual([]);

    await fieldOf(page, 'subject').fill('Mugs!');
    await expectNoError(fieldOf(page, 'subject'));
  });

  test('values that were typed before the validation has loaded are validated afterwards', async ({ page }) => {
    const release = await holdRequests(page, chunkOf('contactSchema'));
    await hydratePart(page, 'main');
    for (const name of fieldNames) await fieldOf(page, name).pressSequentially(name === 'email' ? 'ada@' : valid[name]);
    await fieldOf(page, 'name').focus();
    release();
    await expectError(fieldOf(page, 'email'), errors.email);
    for (const name of ['name', 'subject', 'message'] as const) await expectNoError(fieldOf(page, name));
  });

  test('a valid message is logged once and not sent; the form is empty again', async ({ page, watch }) => {
    const requests: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' || requests.push(request.url())));
    await fill(page, valid);
    await sendButton(page).click();
    await expect(page.getByRole('status').getByText(sent, { exact: true })).toBeVisible();
    for (const name of fieldNames) {
      await expect(fieldOf(page, name)).toHaveValue('');
      await expectNoError(fieldOf(page, name));
    }
    const [line, ...more] = messages(watch.console);
    expect(more).toEqual([]);
    expect(line?.type()).toBe('log');
    expect(await line?.args()[1]?.jsonValue()).toEqual(valid);
    expect(requests).toEqual([]);
    expect(watch.console).toHaveLength(1);

    await test.step('the notice can be closed', async () => {
      await page.getByRole('button', { name: english.t('dismiss') }).click();
      await expect(page.getByText(sent)).toBeHidden();
    });
  });

  test('a double click sends one message', async ({ page, watch }) => {
    await fill(page, valid);
    await sendButton(page).dblclick();
    await expect(page.getByText(sent)).toHaveCount(1);
    await expect(fieldOf(page, 'name')).toHaveValue('');
    for (const name of fieldNames) await expectNoError(fieldOf(page, name));
    expect(messages(watch.console)).toHaveLength(1);
  });

  test('an error that appears on press does not move the button away from the pointer', async ({ page }) => {
    await fill(page, { ...valid, message: 'Too short' });
    const button = sendButton(page);
    await button.hover({ position: { x: 20, y: 2 } });
    const { y } = (await button.boundingBox())!;
    await page.mouse.down();
    await expect(fieldOf(page, 'message')).not.toBeFocused();
    expect((await button.boundingBox())!.y).toBe(y);
    await page.mouse.up();
    await expectError(fieldOf(page, 'message'), errors.message);
    await expect(fieldOf(page, 'message')).toBeFocused();
  });

  test('Enter twice in a field sends one message', async ({ page, watch }) => {
    await fill(page, valid);
    await fieldOf(page, 'subject').press('Enter');
    await fieldOf(page, 'subject').press('Enter');
    await expect(page.getByText(sent)).toHaveCount(1);
    await expect(fieldOf(page, 'subject')).toHaveValue('');
    for (const name of fieldNames) await expectNoError(fieldOf(page, name));
    expect(messages(watch.console)).toHaveLength(1);
  });

  test('Enter in the message starts a new line', async ({ page, watch }) => {
    await fill(page, valid);
    await fieldOf(page, 'message').press('End');
    await fieldOf(page, 'message').press('Enter');
    await expect(fieldOf(page, 'message')).toHaveValue(`${valid.message}\n`);
    expect(messages(watch.console)).toEqual([]);
  });

  test('Enter that confirms an IME composition does not submit', async ({ page, watch }) => {
    await hydratePart(page, 'main');
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

    await test.step('the next Enter sends', async () => {
      await keyboard.send('Input.insertText', { text: '日本' });
      await pressEnter(13);
      await expect(page.getByRole('status').getByText(sent)).toBeVisible();
      expect(messages(watch.console)).toHaveLength(1);
    });
  });

  test('a megabyte pasted into the message is rejected with an error, kept, and does not block the page', async ({
    page,
    context,
    watch,
  }) => {
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

    await test.step('a keystroke is shown within two seconds, here and in the next field', async () => {
      for (const name of ['subject', 'message'] as const) {
        await fieldOf(page, name).focus();
        const started = Date.now();
        await page.keyboard.type('!');
        await expect
          .poll(() => fieldOf(page, name).evaluate((field: HTMLInputElement) => field.value.includes('!')))
          .toBe(true);
        expect(Date.now() - started, name).toBeLessThan(2000);
      }
    });
  });
});

for (const language of [arabic, french]) {
  test(`errors and success in ${language.name}`, async ({ page, watch }) => {
    await open(page, language, '/contact', 'contactTitle');
    await sendButton(page, language).click();
    const translated = {
      name: 'nameTooShort',
      email: 'emailInvalid',
      subject: 'subjectTooShort',
      message: 'messageTooShort',
    } as const;
    for (const name of fieldNames) await expectError(fieldOf(page, name, language), language.shown(translated[name]));
    await fill(page, valid, language);
    await sendButton(page, language).click();
    await expect(page.getByRole('status').getByText(language.shown('messageSent'), { exact: true })).toBeVisible();
    for (const name of fieldNames) await expect(fieldOf(page, name, language)).toHaveValue('');
    expect(messages(watch.console)).toHaveLength(1);
  });
}
