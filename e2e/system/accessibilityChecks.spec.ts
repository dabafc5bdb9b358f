import { english } from '../support/languages';
import { open } from '../support/page';
import { find, loadAccessibilityChecks, sizes, type Check } from '../support/pageChecks';
import { expect, test } from '../support/test';

/*
 * The accessibility checks that pages.spec.ts uses find injected defects.
 */

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
  findTightLines: {
    [`<p style="line-height: 1.4">${arabicText}</p>`]: /: 1\.40$/,
  },
  findLostContent: {
    [`<p style="inline-size: 70px; overflow: hidden; white-space: nowrap">${arabicText}</p>`]: /^Cut /,
    [`<p>${arabicText}</p><p style="margin-block-start: -14px">${arabicText}</p>`]: /^Covered /,
    [`<p style="inline-size: max-content; padding-inline-start: 1300px">${arabicText}</p>`]: /^Scrolls sideways /,
  },
  findOverflow: {
    '<p style="inline-size: 1300px; max-inline-size: none">Wide</p>': /^p "Wide"/,
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

test('find injected defects', async ({ page }) => {
  await open(page, '/contact');
  await loadAccessibilityChecks(page);
  for (const [check, markups] of Object.entries(defects) as ReadonlyArray<[Check, Record<string, RegExp>]>) {
    await test.step(check, async () => {
      await page.emulateMedia({ forcedColors: check === 'findHiddenByColors' ? 'active' : null });
      for (const [markup, finding] of Object.entries(markups)) {
        const container = await page
          // The aside clips what is too wide.
          .locator(check === 'findOverflow' ? 'footer' : 'aside')
          .last()
          .evaluateHandle((aside, html) => {
            const box = document.createElement('div');
            box.innerHTML = html;
            return aside.appendChild(box);
          }, markup);
        expect
          .soft(
            (await find(page, check)).filter((found) => finding.test(found)),
            markup,
          )
          .toHaveLength(1);
        await container.evaluate((box) => box.remove());
      }
      expect(await find(page, check)).toEqual([]);
    });
  }
});

test('covered focus, a missing focus ring and unreachable elements are found', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await open(page, '/no-such-page');
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
