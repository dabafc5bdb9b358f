import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { fieldOf, sendButton, valid } from './support/contactForm';
import { loadAccessibilityChecks } from './support/pageChecks';
import type { AccessibilityChecks } from './support/pageChecks/accessibility';
import { arabic, english, french, inEachLanguage } from './support/languages';
import { expectHeading, open, hydratePart } from './support/page';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/*
 * Accessibility of every page in every language (WCAG 2.2): screen readers, magnification, forced colours, reduced motion and the keyboard.
 * Each check first has to find injected defects.
 */

const sizes = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 320, height: 640 },
  /** A desktop at four times its size (1.4.10). */
  magnified: { width: 320, height: 256 },
  tablet: { width: 768, height: 600 },
};

/** The viewports of the focus test, one for each page in turn. */
const focusViewports = [sizes.desktop, sizes.tablet, sizes.phone, sizes.magnified];

/** Text spacing that a visitor may set (1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** The Content Security Policy blocks inline styles, so this uses a constructed style sheet. */
const addStyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);

type Check = Extract<keyof AccessibilityChecks, `find${string}`>;

/** Runs a check in the page after the next paint. */
const find = (page: Page, check: Check) =>
  page.evaluate(async (name) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return window.accessibilityChecks![name]();
  }, check);

/** Presses a key until every focusable element has had the focus. The map's frame and the browser's controls take the focus as well. */
async function pressThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const maximum = 2 * ((await page.evaluate(() => window.accessibilityChecks!.countFocusable())) + 4);
  for (
    let presses = 0;
    presses < maximum && (await page.evaluate(() => window.accessibilityChecks!.countUnreached())) > 0;
    presses += 1
  ) {
    await page.keyboard.press(key);
    await page.evaluate(() => window.accessibilityChecks!.recordFocus());
  }
}

test.describe('the checks', () => {
  test.use({ bypassCSP: true });

  const arabicText = 'يبحر الكتان يوم الإثنين';
  /** Injected defects and the findings that each check has to report. */
  const defects: Record<Exclude<Check, 'findHiddenFocus' | 'findUnreached'>, Record<string, RegExp>> = {
    findViolations: {
      [`<p style="background: #777; color: #888">${arabicText}</p>`]: /^color-contrast: .*يبحر/,
      [`<p style="background: linear-gradient(#000, #777); color: #888">${arabicText}</p>`]:
        /^color-contrast: 1\.\d\d at its worst: p "يبحر/,
      [`<p style="background: #fff; color: #767676">${arabicText}</p>`]: /^color-contrast-enhanced: .*يبحر/,
      '<input aria-label="Pale" value="Pale" style="background: #777; color: #888">': /^color-contrast: .*Pale/,
      '<button aria-label="Small" style="all: unset; inline-size: 12px; block-size: 12px"></button><button aria-label="Smaller" style="all: unset; inline-size: 12px; block-size: 12px"></button>':
        /^target-size: .*Small/,
      '<img src="/favicon.svg">': /^image-alt/,
      '<p style="font-size: 2em; font-weight: 700">A title</p><p>A text that is long enough to stand below a title.</p>':
        /^p-as-heading/,
    },
    findSmallTargets: {
      '<button style="min-inline-size: 0; padding: 0; inline-size: 43px">Narrow</button>': /"Narrow"/,
      '<a href="/" style="display: block; block-size: 43px">Low</a>': /"Low"/,
    },
    findLostContent: {
      [`<p style="inline-size: 70px; overflow: hidden; white-space: nowrap">${arabicText}</p>`]: /is cut/,
      [`<p>${arabicText}</p><p style="margin-block-start: -14px">${arabicText}</p>`]: /is overlapped/,
      [`<p style="inline-size: max-content; padding-inline-start: 1300px">${arabicText}</p>`]: /is sideways/,
    },
    findMotion: {
      '<p style="transition: color 1s !important">Changing</p>': /Changing/,
      '<p style="animation: spin 2s infinite !important">Turning</p>': /Turning/,
    },
    findHiddenByColors: {
      '<button style="border: 0">Bare</button>': /Bare/,
      '<p><svg aria-label="Tile" style="background: CanvasText !important"></svg></p>': /Tile/,
      '<a href="/" aria-current="page" style="background: none !important">Here</a>': /Here/,
    },
  };

  for (const [check, markups] of Object.entries(defects)) {
    test(`${check} finds injected defects`, async ({ page }) => {
      await open(page, english, '/contact', 'contactTitle');
      await loadAccessibilityChecks(page);
      if (check === 'findHiddenByColors') await page.emulateMedia({ forcedColors: 'active' });
      for (const [markup, finding] of Object.entries(markups)) {
        const container = await page
          .locator('aside')
          .last()
          .evaluateHandle((aside, html) => {
            const box = document.createElement('div');
            box.innerHTML = html;
            return aside.appendChild(box);
          }, markup);
        expect
          .soft(
            (await find(page, check as Check)).filter((found) => finding.test(found)),
            markup,
          )
          .toHaveLength(1);
        await container.evaluate((box) => box.remove());
      }
      expect(await find(page, check as Check)).toEqual([]);
    });
  }

  test('covered focus, a missing focus ring and unreachable elements are found', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await open(page, english, '/no-such-page', 'notFoundTitle');
    await loadAccessibilityChecks(page);
    await page.locator('main').evaluate((main) => {
      // Over nothing else: the wait at each covered element is long.
      const cover = main.appendChild(document.createElement('div'));
      cover.style.cssText = 'position: absolute; inset: 0; background: #123; z-index: 99';
      main.style.position = 'relative';
      main.querySelector('a')!.style.outline = 'none';
      document.querySelector('select')!.tabIndex = -1;
    });
    await page.getByRole('link', { name: english.t('returnToHome') }).focus();
    await page.evaluate(() => window.accessibilityChecks!.recordFocus());
    const found = await find(page, 'findUnreached');
    expect(found).toContainEqual(expect.stringMatching(/^a "Return to Home" has no ring$/));
    expect(found).toContainEqual(expect.stringMatching(/^a "Return to Home" is behind div "" at/));
    expect(found).toContainEqual(expect.stringMatching(/^select ".*" was not reached$/));
  });
});

for (const language of inEachLanguage) {
  for (const [index, { path, heading }] of [...routes, unknownRoute].entries()) {
    test(language.pathOf(path), async ({ page }) => {
      await page.setViewportSize(sizes.desktop);
      await open(page, language, path, heading);
      await page.evaluate(() => document.fonts.ready);
      await loadAccessibilityChecks(page);

      if (path !== unknownRoute.path) {
        await test.step('screen reader transcript', async () => {
          // Legal pages mark the current section.
          if (path.includes('-')) await expect(page.locator('[aria-current=location]')).toHaveCount(1);
          const transcript = [language.code, `${path.slice(1) || 'home'}.txt`];
          expect(await page.evaluate(() => window.accessibilityChecks!.screenReaderTranscript())).toMatchSnapshot(
            transcript,
          );
        });
      }
      // The other languages differ in nothing but the length of their texts.
      if (language === english || language === arabic) {
        await test.step('axe finds nothing', async () => expect(await find(page, 'findViolations')).toEqual([]));
        await test.step('no motion with reduced motion', async () =>
          expect(await find(page, 'findMotion')).toEqual([]));
        for (const colorScheme of ['light', 'dark'] as const) {
          await test.step(`forced colours, ${colorScheme}`, async () => {
            await page.emulateMedia({ forcedColors: 'active', colorScheme });
            expect(await find(page, 'findHiddenByColors')).toEqual([]);
          });
        }
        await page.emulateMedia({ forcedColors: null, colorScheme: null });
        await test.step('the focus is visible with Tab and Shift+Tab', async () => {
          await page.setViewportSize(focusViewports[(index + (language === arabic ? 2 : 0)) % 4]!);
          for (const key of ['Tab', 'Shift+Tab'] as const) {
            await pressThrough(page, key);
            expect(await find(page, 'findUnreached'), key).toEqual([]);
          }
        });
        if (path === '/contact') {
          await test.step('axe finds nothing in a form with errors', async () => {
            await hydratePart(page, 'main');
            await sendButton(page, language).click();
            await expect(
              page.getByRole('list', { name: language.shown('fieldsToCorrect', { count: 4 }) }),
            ).toBeVisible();
            expect(await find(page, 'findViolations')).toEqual([]);
          });
        }
      }
      for (const size of [sizes.desktop, sizes.phone]) {
        await test.step(`targets are large enough at ${size.width} px`, async () => {
          await page.setViewportSize(size);
          expect(await find(page, 'findSmallTargets')).toEqual([]);
        });
      }
      await test.step('no content is lost at 320 × 256 px, where the header is not sticky', async () => {
        await page.setViewportSize(sizes.magnified);
        expect(await find(page, 'findLostContent')).toEqual([]);
        await page.evaluate(() => window.scrollTo(0, 600));
        await expect(
          page.getByRole('banner').getByRole('link', { name: language.t('contactUs') }),
        ).not.toBeInViewport();
        await page.evaluate(() => window.scrollTo(0, 0));
      });
      await test.step('no content is lost with wide text spacing', async () => {
        await addStyle(page, textSpacing);
        for (const size of [sizes.phone, sizes.desktop]) {
          await page.setViewportSize(size);
          expect(await find(page, 'findLostContent'), `${size.width} px`).toEqual([]);
        }
      });
    });
  }
}

test('the language menu on a small screen, in Arabic: each option is in its own language, and visible when focused', async ({
  page,
}) => {
  await page.setViewportSize(sizes.magnified);
  await open(page, arabic, '/contact', 'contactTitle');
  await loadAccessibilityChecks(page);
  await page.getByRole('button', { name: arabic.t('currentLanguage', { language: arabic.name }) }).press('Enter');
  const list = page.getByRole('list', { name: arabic.t('language') });
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
  await open(page, english, '/', 'heroTitle');

  await test.step('the skip link, then the link to the form', async () => {
    await press('Tab');
    await expect(page.getByRole('link', { name: english.t('skipToContent') })).toBeFocused();
    await press('Enter');
    await press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: english.t('askAboutProduct') })).toBeFocused();
    await press('Enter');
    await expectHeading(page, english, 'contactTitle');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('two errors, which the error summary links to', async () => {
    for (const value of ['A', 'ada@', valid.subject, valid.message]) {
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
    await expect(page.getByRole('status')).toContainText(english.shown('messageSent'));
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
    await expect(page.getByRole('contentinfo').getByRole('combobox')).toBeFocused();
    await press('f');
    await expectHeading(page, french, 'contactTitle');
  });
});
