import type { Page } from '@playwright/test';
import { arabic, french } from './support/languages';
import { cellOf, edit, editsKey, grid, panelUrl, storeEdits, story } from './support/panel';
import { previewUrl, workbenchTest as test } from './support/stories';
import { expect } from './support/test';

test.use({ viewport: { width: 1600, height: 1000 } });

const open = async (page: Page, id: string, globals: string) => {
  await page.goto(panelUrl(id, globals));
  // On a busy machine the workbench takes long to load.
  await expect(grid(page)).toBeVisible({ timeout: 120_000 });
};

test('an edited message is shown at once, in every tab, survives a reload, and can be undone; issues are shown', async ({
  page,
  context,
}) => {
  const button = story(page).getByRole('button');
  const other = await context.newPage();
  await other.goto(previewUrl('components-button--primary', 'locale:fr'));
  await other.evaluate((key) => {
    const inLackingLanguage = [{ language: 'tlh', key: 'contactUs', text: 'jabbI’ID' }];
    localStorage.setItem(key, JSON.stringify(inLackingLanguage));
  }, editsKey);
  await open(page, 'components-button--primary', 'locale:fr');

  await test.step('markup is not rendered', async () => {
    const markup = '<img src=x onerror="document.title=1">';
    await edit(page, 'contactUs', 'fr', markup);
    await expect(button).toHaveText(markup);
  });
  await test.step('the panel stays usable with a very long message', async () => {
    await edit(page, 'contactUs', 'fr', 'mot '.repeat(2500));
    await expect(button).toContainText('mot mot mot');
    expect((await cellOf(page, 'contactUs', 'fr').boundingBox())!.height).toBeLessThan(500);
  });
  await test.step('two tabs', async () => {
    await edit(page, 'contactUs', 'fr', 'Parlons-en');
    await expect(button).toHaveText('Parlons-en');
    await expect(other.getByRole('button', { name: 'Parlons-en' })).toBeVisible();
    await other.close();
  });
  await test.step('an approval is counted in the sidebar', async () => {
    await page.getByRole('button', { name: 'العربية', exact: true }).click();
    await page.getByRole('button', { name: 'Español', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Test status: Success' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Approve \d+ shown$/ }).click();
    await page.getByRole('button', { name: 'Approve 3 texts in Spanish, Arabic and French?' }).click();
    await expect(page.getByRole('button', { name: 'Test status: Success' }).first()).toBeVisible();
  });
  await test.step('after a reload, in another story', async () => {
    await open(page, 'screens-contact--whole-page', 'locale:fr');
    const contactUs = story(page).getByRole('banner').getByRole('link').last();
    await expect(contactUs).toHaveText('Parlons-en');
    await expect(cellOf(page, 'contactUs', 'fr')).toContainText('Approved');
    const marks = page.getByRole('button', { name: 'Test status: Success' });
    await expect(marks.first(), 'the workbench has no results of all stories: run npm test first').toBeVisible();
    const kept = await page.evaluate((key) => localStorage.getItem(key), editsKey);
    expect(kept).toContain('jabbI’ID');
    await page.getByRole('tab', { name: /^Changes/ }).click();
    await expect(page.getByText('Parlons-en').filter({ visible: true }).first()).toBeVisible();
    // A published workbench has no files to save into.
    await expect(page.getByRole('button', { name: 'Save to fr.json' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(contactUs).toHaveText(french.t('contactUs'));
  });
  await test.step('hard-coded text is listed, counted as an issue, and shown in the story', async () => {
    const footer = story(page).locator('footer');
    await expect(page.getByRole('tab', { name: /^Hard-coded 0/ })).toBeVisible();
    await footer.evaluate((element) => {
      element.append('Written here');
      element.setAttribute('aria-label', 'Said here');
    });
    await expect(page.getByRole('tab', { name: /^Languages.*2 not from a catalog/ })).toBeVisible();
    await page.getByRole('tab', { name: /^Hard-coded 2/ }).click();
    await page.getByRole('button', { name: 'Written here' }).click();
    await expect(footer).toBeInViewport();
    const flash = await story(page).locator('[data-layer="flash"]').boundingBox();
    expect(flash!.height, 'around the text, and not around everything beside it').toBeLessThan(60);
    await expect(page.getByRole('button', { name: 'Said here' })).toContainText('aria-label');
  });
  await test.step('an edit that is wider than its line in the story', async () => {
    await page.getByRole('tab', { name: /^Texts/ }).click();
    await edit(page, 'sendMessage', 'fr', 'Envoyer '.repeat(30));
    await expect(cellOf(page, 'sendMessage', 'fr')).toContainText(
      /Width is wider than its line: \d+ of \d+\s*px at \d+\s*px/,
    );
  });
});

test('a link shows what a reviewer has changed, in place, to somebody else', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = 'components-button--primary';
  await open(page, id, 'locale:fr');
  await edit(page, 'contactUs', 'fr', 'Parlons-en');
  await cellOf(page, 'contactUs', 'fr').focus();
  await page.keyboard.press('a');
  await page.getByRole('tab', { name: /^Changes 2/ }).click();
  await page.getByLabel('Your name').fill('Mona');
  await page.getByRole('button', { name: 'Copy a link to your changes' }).click();
  await expect(page.getByText('Copied a link to your changes.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await (await browser.newContext()).newPage();
  const suggestions = other.getByRole('group', { name: 'Mona suggests 2 changes' });
  await test.step('old and new, and in the story', async () => {
    await other.goto(link);
    await expect(suggestions.getByText(french.t('contactUs'), { exact: true })).toBeVisible();
    await expect(story(other).getByRole('button', { name: 'Parlons-en' })).toBeVisible();
  });
  const fragment = () => new URL(other.url()).hash;
  await test.step('what is dropped stays away after a reload', async () => {
    await expect.poll(fragment).toBe('');
    await suggestions.getByRole('button', { name: 'Drop the decision on contactUs' }).click();
    await other.reload();
    const left = other.getByRole('group', { name: 'Mona suggests 1 change' });
    await left.getByRole('button', { name: 'Drop all' }).click();
    await expect(left).toHaveCount(0);
  });
  await test.step('the link opens in a tab that shows the story, and is in no later URL', async () => {
    await other.evaluate((hash) => (location.hash = hash), new URL(link).hash);
    await expect(suggestions).toBeVisible();
    await other.getByRole('switch', { name: 'Outline tool' }).click();
    await expect(other).toHaveURL(/outline/);
    expect(fragment()).toBe('');
  });
  await test.step('a link that was cut does not close the changes that are open', async () => {
    await other.evaluate((hash) => (location.hash = hash), new URL(link).hash.slice(0, -20));
    await expect(other.getByRole('alert')).toHaveText(/^The link could not be opened\. The link is not complete/);
    await expect(suggestions).toBeVisible();
  });
  await test.step('taken over, it is among the own changes, also after a reload', async () => {
    await suggestions.getByRole('button', { name: 'Take over 2' }).click();
    await expect(suggestions).toHaveCount(0);
    await open(other, id, 'locale:fr');
    await expect(other.getByRole('tab', { name: /^Changes 2/ })).toBeVisible();
    await expect(cellOf(other, 'contactUs', 'fr')).toContainText('Approved');
  });
  await test.step('Storybook’s channel interprets no text', async () => {
    await page.getByRole('tab', { name: /^Texts/ }).click();
    await edit(page, 'contactUs', 'fr', '_bigint_x');
    await expect(story(page).getByRole('button', { name: '_bigint_x' })).toBeVisible();
  });
  await other.context().close();
});

test('the page of keyboard shortcuts lists those of the table, and their keys run them', async ({ page }) => {
  await open(page, 'sections-contactform--empty', 'locale:fr');
  await cellOf(page, 'sendMessage', 'es').focus();
  await page.keyboard.press('a');
  await expect(page.getByText('Approved sendMessage, Español.')).toBeVisible();
  await page.keyboard.press('n');
  await expect(cellOf(page, 'sendMessage', 'ar')).toBeFocused();
  await page.getByRole('switch', { name: 'Settings' }).click();
  await page
    .getByRole('link', { name: 'Keyboard shortcuts' })
    .or(page.getByRole('button', { name: 'Keyboard shortcuts' }))
    .click();
  for (const [name, key] of [
    ['Languages: approve the focused text or row', 'A'],
    ['Languages: go to the next text to review', 'N'],
  ] as const)
    await expect(page.getByText(name).locator('..').getByRole('textbox')).toHaveValue(key);
});

test('a browser that stores nothing, and a story that never renders: the panel says so', async ({ page }) => {
  const id = 'components-button--primary';
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  });
  await open(page, id, 'locale:fr');
  await edit(page, 'contactUs', 'fr', 'Parlons-en');
  await expect(story(page).getByRole('button')).toHaveText('Parlons-en');
  await expect(page.getByRole('alert')).toHaveText(/^The browser does not keep your changes/);

  // Never answered.
  await page.route('**/Avatar.stories-*.js', () => {});
  await page.goto(panelUrl('components-avatar--loaded', 'locale:fr'));
  await expect(page.getByText('Waiting for the story').filter({ visible: true })).toBeVisible({ timeout: 120_000 });
});

test('in Arabic: the story and the panel find each other, vowel signs keep their order, clipped text is found', async ({
  page,
}) => {
  const heading = story(page).getByRole('heading', { level: 1 });
  // English where the Arabic text is missing, and too long for a narrow page.
  const word = 'incomprehensibilities'.repeat(3);
  await storeEdits(page, [
    { language: 'ar', key: 'subject', text: '' },
    { language: 'en', key: 'subject', text: word },
  ]);
  await open(page, 'screens-contact--whole-page', 'locale:ar');

  await test.step('a click in the story finds the row', async () => {
    await page
      .getByRole('switch', { name: 'Pick in story' })
      .or(page.getByRole('button', { name: 'Pick in story' }))
      .first()
      .click();
    await story(page)
      .getByRole('button', { name: arabic.t('sendMessage'), exact: true })
      .click();
    await expect(page.locator('[role=grid] [data-key="sendMessage"]')).toBeInViewport();
    // The click does not reach the button.
    await expect(story(page).getByText(arabic.shown('nameTooShort'), { exact: true })).toBeHidden();
  });
  await test.step('a click on the row shows the message', async () => {
    await story(page)
      .locator('html')
      .evaluate((root) => root.scrollTo(0, root.scrollHeight));
    await expect(heading).not.toBeInViewport();
    await page.locator('[role=grid] [data-key="contactTitle"]').getByRole('button').first().click();
    await expect(heading).toBeInViewport();
  });
  await test.step('vowel signs typed into the middle of a message keep their order', async () => {
    await edit(page, 'contactTitle', 'ar', 'مدينة');
    await expect(heading).toHaveText('مدينة');
    await page.keyboard.press('Enter');
    const field = cellOf(page, 'contactTitle', 'ar').getByRole('textbox');
    await expect(field).toBeFocused();
    await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(2, 2));
    // A shadda before its vowel: the canonical order is the other way round.
    for (const sign of ['\u0651', '\u064E']) await page.keyboard.insertText(sign);
    await expect(heading).toHaveText('مد\u064E\u0651ينة');
    await page.keyboard.insertText('ر');
    await expect(heading).toHaveText('مد\u064E\u0651رينة');
    await page.keyboard.press('Escape');
  });
  await test.step('findings of the layout checks, also after the story is resized', async () => {
    await page.getByRole('tab', { name: /^Layout/ }).click();
    await expect(page.getByText('No text or control is cut, covered or outside of its box')).toBeVisible();
    await page.setViewportSize({ width: 700, height: 1000 });
    const finding = page.getByRole('list', { name: 'Layout' }).getByRole('button', { name: word });
    await expect(finding).toContainText('subject');

    await finding.focus();
    await page.keyboard.press('Enter');
    await expect(story(page).getByText(word)).toBeInViewport();
    await expect(story(page).locator('[data-layer="flash"]')).toHaveCount(1);
  });
  await test.step('a note on an element is kept, with a marker, until its element is gone', async () => {
    const marker = story(page).getByRole('button', { name: 'Note 1', exact: true });
    const notes = page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.getByRole('tab', { name: /^Notes/ }).click();
    await page
      .getByRole('switch', { name: 'Pick in story' })
      .or(page.getByRole('button', { name: 'Pick in story' }))
      .filter({ visible: true })
      .click();
    await story(page).getByRole('banner').getByRole('link').last().click();
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.insertText('Too close to the edge');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(notes).toContainText(`link “${arabic.t('contactUs')}”`);

    await open(page, 'screens-contact--whole-page', 'locale:ar');
    await marker.click();
    await expect(notes).toBeFocused();
    await expect(notes).toContainText('Too close to the edge');
    const status = page.getByRole('button', { name: 'Test status: Warning' });
    await expect(status.first()).toBeVisible();
    await page.getByRole('tab', { name: /^Texts/ }).click();
    await edit(page, 'contactUs', 'ar', 'اكتبوا لنا');
    await expect(marker).toBeVisible();
    const banner = story(page).getByRole('banner');
    await banner.evaluate((element) => element.remove());
    await expect(marker).toHaveCount(0);
    await page.getByRole('tab', { name: /^Notes 1/ }).click();
    await expect(notes).toContainText('No longer in the story');
    await notes.getByRole('button', { name: 'Undo the last change' }).click();
    await expect(page.getByText('No notes on this story')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Notes' })).toBeFocused();
    await expect(status).toHaveCount(0);
  });
});

test('a picture that fades in when it is scrolled into view covers nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, 'screens-home--whole-page', 'locale:fr;viewport.value:phone');
  await expect(page.getByRole('tab', { name: /^Layout 0/ })).toBeVisible();
});
