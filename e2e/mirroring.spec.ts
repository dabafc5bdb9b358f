import type { Page } from '@playwright/test';
import { viewports } from '../.storybook/modes';
import { mirrorIssues, type MirrorIssue } from 'language-review/checks';
import { Preview, workbench } from './support/stories';
import { expect, test } from './support/test';

test.use(workbench);

const root = '#storybook-root';

const layoutOf = (page: Page) => page.locator(root).evaluate((element) => window.layoutChecks!.layoutOf(element));

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);

/** The issues of markup in place of a story, rendered left to right and right to left. */
async function issuesOf(page: Page, markup: string): Promise<MirrorIssue[]> {
  const layouts = [];
  for (const dir of ['ltr', 'rtl']) {
    await page.locator(root).evaluate(
      (element, injected) => {
        document.documentElement.dir = injected.dir;
        element.innerHTML = injected.markup;
      },
      { dir, markup },
    );
    layouts.push(await layoutOf(page));
  }
  return mirrorIssues(layouts[0]!, layouts[1]!, await widthOf(page));
}

const box = 'inline-size: 80px; block-size: 20px; background: #123';

const defects = {
  'a physical margin': `<main><div style="${box}; margin-left: 24px"></div></main>`,
  'a physical padding': '<main style="padding-left: 24px"><p>Linen</p></main>',
  'a physical alignment': '<main><p style="text-align: left">Linen</p></main>',
  'a physical inset': `<main style="position: relative; block-size: 40px"><div style="position: absolute; left: 0; ${box}"></div></main>`,
  'a physical float': `<main><div style="float: left; ${box}"></div></main>`,
  'a translation': `<main><div style="${box}; translate: 12px 0"></div></main>`,
  'a fixed order': `<main style="display: flex; direction: ltr"><div style="${box}"></div></main>`,
  'a line that breaks elsewhere':
    '<main style="inline-size: 130px"><p>Linen sails on Monday</p></main><style>:dir(rtl) > p { inline-size: 70px }</style>',
  'an image with a physical margin': '<main><img alt="" width="40" height="40" style="margin-left: 9px"></main>',
  'another height':
    '<main><p>Linen</p><div style="block-size: 20px"></div></main><style>:dir(rtl) > p { margin-block-end: 9px }</style>',
  'an element in one direction only':
    '<main><p>Linen</p><i>sails</i></main><style>i { display: block } :dir(rtl) > i { display: none }</style>',
};

const validMarkup = {
  'logical margins, places and alignment': `<main style="position: relative; padding-inline: 8px 90px"><p style="text-align: end">Linen</p><div style="position: absolute; inset-inline-start: 0; ${box}"></div></main>`,
  'lines that start at the other side':
    '<main style="inline-size: 130px"><p>Linen sails on <a href="#a">Monday</a>, (wool) on Friday!</p></main>',
  'a row that turns around': `<main style="display: flex; gap: 9px"><div style="${box}"></div><p>Linen</p></main>`,
  'a phone number in a line': '<main><p>Phone: <bdi dir="ltr">+1 (307) 555</bdi></p></main>',
  'a logo that declares its direction': `<main><div dir="ltr" style="display: flex; inline-size: 200px"><div style="${box}"></div></div></main>`,
  'decoration, which is checked as a whole': `<main><div aria-hidden="true"><div style="${box}; margin-left: 9px"></div></div></main>`,
  'an SVG, which is checked as a whole':
    '<main><svg width="40" height="9"><rect width="9" height="9"></rect></svg></main>',
  'a rounding difference': `<main><div style="${box}; margin-left: 0.4px"></div></main>`,
};

test.describe('the check', () => {
  test('finds every injected defect', async ({ page }) => {
    await new Preview(page, '').openStaticStory();
    for (const [name, markup] of Object.entries(defects))
      expect.soft(await issuesOf(page, markup), name).toHaveLength(1);
  });

  test('accepts markup that mirrors, or that declares its direction', async ({ page }) => {
    await new Preview(page, '').openStaticStory();
    for (const [name, markup] of Object.entries(validMarkup))
      expect.soft(await issuesOf(page, markup), name).toEqual([]);
  });

  test('reports the outermost element, its position and the expected one', async ({ page }) => {
    await new Preview(page, '').openStaticStory();
    const found = await issuesOf(
      page,
      `<main><p>Linen</p><div style="position: absolute; left: 10px; top: 0; ${box}"><p>sails</p></div></main>`,
    );
    const width = await widthOf(page);
    expect(found).toEqual([
      {
        where: 'main > div',
        by: width - 100,
        expected: { left: width - 90, right: width - 10, top: 0, bottom: 20 },
        found: { left: 10, right: 90, top: 0, bottom: 20 },
      },
    ]);
  });
});

/** The right-to-left layout with the flipped left-to-right one over it. Defects are outlined, expected positions dashed. */
async function takePicture(page: Page, layouts: readonly Buffer[], found: readonly MirrorIssue[], path: string) {
  const [leftToRight, rightToLeft] = layouts.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const outline = (kind: string, place: MirrorIssue['found']) =>
    place
      ? `<div style="position: absolute; left: ${place.left}px; top: ${place.top}px; width: ${place.right - place.left}px; height: ${place.bottom - place.top}px; outline: 2px ${kind} red"></div>`
      : '';
  const sheet = await page.context().newPage();
  await sheet.setViewportSize(page.viewportSize()!);
  await sheet.setContent(
    `<body style="margin: 0; position: relative;">
      <img src="${rightToLeft}" style="display: block">
      <img src="${leftToRight}" style="position: absolute; inset: 0; scale: -1 1; opacity: 0.4">
      ${found.map((defect) => outline('solid', defect.found) + outline('dashed', defect.expected)).join('')}
    </body>`,
  );
  await sheet.screenshot({ path, fullPage: true });
  await sheet.close();
}

for (const share of [0, 1]) {
  test(`from right to left every story is its own mirror image, half ${share + 1}`, async ({
    page,
    browser,
    watch,
  }, testInfo) => {
    test.slow();
    // Console output of stories is not checked here.
    watch.expectErrors(/[^]/);
    // A second page of the same window would be in the background, where browsers throttle it.
    const other = await browser.newContext();
    const previews = [
      new Preview(page, 'locale:en;direction:ltr'),
      new Preview(await other.newPage(), 'locale:en;direction:rtl'),
    ];
    const faulty: string[] = [];
    const [stories = []] = await Promise.all(previews.map((preview) => preview.open()));
    expect(stories.length).toBeGreaterThan(100);
    for (const story of stories.filter((_, index) => index % 2 === share)) {
      for (const { styles } of [viewports.desktop, viewports.phone]) {
        await Promise.all(
          previews.map(async (preview) => {
            await preview.resize(Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10));
            if (styles === viewports.desktop.styles)
              await preview.show(story).catch((error: Error) => faulty.push(error.message));
          }),
        );
        let found: MirrorIssue[] = [];
        // One of the two may still be animating.
        await expect(async () => {
          const [leftToRight = [], rightToLeft = []] = await Promise.all(
            previews.map((preview) => layoutOf(preview.page)),
          );
          expect(leftToRight.length, story).toBeGreaterThan(0);
          found = mirrorIssues(leftToRight, rightToLeft, await widthOf(page));
          expect(found).toEqual([]);
        })
          .toPass({ timeout: 1000 })
          .catch(() => undefined);
        if (found.length === 0) continue;
        faulty.push(...found.map(({ where, by }) => `${story}, ${styles.width}: ${where} is off by ${by} px`));
        const pictures = await Promise.all(previews.map((preview) => preview.page.screenshot({ fullPage: true })));
        const path = testInfo.outputPath(`${story}-${styles.width}.png`);
        await takePicture(page, pictures, found, path);
        await testInfo.attach(`${story}, ${styles.width}`, { path });
      }
    }
    await other.close();
    expect(faulty).toEqual([]);
  });
}
