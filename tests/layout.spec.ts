import type { Page } from '@playwright/test';
import { arabic, english, inEachLanguage } from './support/languages';
import { expectHeading, open } from './support/page';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/** Smallest side of a target, in px (WCAG 2.2, 2.5.5). */
const smallestTarget = 44;

/** Text spacing that a visitor may set (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** What sticks out of the page sideways, in words; clipped overflow is no overflow. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > width + 1;
    });
    return [`${scrollWidth} px wide`, ...wide.map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`)];
  });

/** Targets that are too small, in words. A link in the run of a text is as high as its line. */
const smallTargets = (page: Page) =>
  page.evaluate((smallest) => {
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, [role="button"]');
    if (targets.length < 10) return ['too few targets were found'];
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('p'))
      .map((target) => ({ target, height: target.getBoundingClientRect().height }))
      .filter(({ height }) => height < smallest)
      .map(({ target, height }) => `${target.tagName} ${target.textContent || target.ariaLabel}: ${height} px`);
  }, smallestTarget);

for (const texts of inEachLanguage) {
  for (const { path, heading } of [...routes, unknownRoute]) {
    test(`${texts.address(path)} on the narrowest screen`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 720 });
      await open(page, texts, path, heading);
      await page.evaluate(() => document.fonts.ready);
      await test.step('does not scroll sideways', async () => expect(await sideways(page)).toEqual([]));
      await test.step('has targets for fingers', async () => expect(await smallTargets(page)).toEqual([]));
      await test.step('does not scroll sideways at 320 by 256 px', async () => {
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await sideways(page)).toEqual([]);
      });
      await test.step('does not scroll sideways with wide text', async () => {
        // The site's policy allows no style in the markup.
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets.push(sheet);
        }, textSpacing);
        expect(await sideways(page)).toEqual([]);
      });
    });
  }
}

for (const texts of inEachLanguage) {
  test(`text of twice the size does not scroll sideways, in ${texts.name}`, async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const { path, heading } of [...routes, unknownRoute]) {
      await open(page, texts, path, heading);
      await page.evaluate(() => document.fonts.ready);
      expect(await sideways(page), path).toEqual([]);
    }
  });
}

interface Stop {
  name: string;
  /** Tells one element from another of the same name. */
  place: number;
  /** Width of the ring around it, in px; 0 where there is none. */
  ring: number;
  /** Whether it can be seen: nothing covers its top, its middle and its bottom. */
  seen: boolean;
}

/** What has the focus; `outside` at the ends of the page, `map` in the map, which is a page of its own. */
const focusedStop = (page: Page): Promise<Stop | 'outside' | 'map'> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLIFrameElement) return 'map';
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'outside';
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
    const { left, top, width, height } = focused.getBoundingClientRect();
    const inset = Math.min(4, height / 4);
    const isSeen = (y: number) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    };
    return {
      name: `${focused.tagName} ${focused.ariaLabel ?? focused.textContent.slice(0, 40)}`,
      place: [...document.querySelectorAll('*')].indexOf(focused),
      ring: outlineStyle === 'none' || outlineColor === 'rgba(0, 0, 0, 0)' ? 0 : Number.parseFloat(outlineWidth),
      seen: [top + inset, top + height / 2, top + height - inset].some((y) => isSeen(y)) && isSeen(top + inset),
    };
  });

/** Goes through the page with a key, until it leaves the page. In the map the focus may get lost, and starts anew. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', atLeast: number) {
  const stops: Stop[] = [];
  const places = new Set<number>();
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (stop === 'outside' && places.size >= atLeast) break;
    if (stop === 'outside' || stop === 'map') continue;
    stops.push(stop);
    places.add(stop.place);
  }
  expect(places.size).toBeGreaterThanOrEqual(atLeast);
  expect(stops.filter(({ ring }) => ring === 0), 'stops without a ring').toEqual([]);
  expect(stops.filter(({ seen }) => !seen), 'stops that are covered').toEqual([]);
}

for (const { path, heading } of routes) {
  test(`${path}: the focus is seen all the way down and up`, async ({ page }) => {
    await open(page, english, path, heading);
    await test.step('down', () => walk(page, 'Tab', 16));
    await test.step('up', () => walk(page, 'Shift+Tab', 16));
  });
}

test('the focus is seen on a small screen in Arabic, with the list of languages open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, arabic, '/contact', 'contactTitle');
  await walk(page, 'Tab', 16);
  await page.getByRole('button', { name: arabic.t('currentLanguage', { language: arabic.name }) }).click();
  for (const language of inEachLanguage) {
    const link = page.getByRole('banner').getByRole('link', { name: language.name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(smallestTarget);
  }
  expect(await sideways(page)).toEqual([]);
  await page.keyboard.press('Home');
  expect(await focusedStop(page)).toMatchObject({ name: 'A English', seen: true, ring: 3 });
});

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await open(page, english, '/', 'heroTitle');
  await page.mouse.wheel(0, 2000);
  const contact = page.getByRole('banner').getByRole('link', { name: english.t('contactUs') });
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(contact).toBeInViewport({ ratio: 1 });
  await contact.click();
  await expectHeading(page, english, 'contactTitle');
});
