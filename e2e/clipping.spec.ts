import type { Page } from '@playwright/test';
import type { ClippingFinding } from 'language-review/checks';
import { viewports } from '../.storybook/modes';
import { languages } from '#i18n/languages.ts';
import { pseudoLanguages } from 'language-review/globals';
import { Preview, workbench } from './support/stories';
import { expect, test } from './support/test';

test.use(workbench);

const root = '#storybook-root';

/** The findings in the story on screen, or in what was planted in its place. */
const findClipped = (page: Page) => page.locator(root).evaluate((element) => window.layoutChecks!.findClipped(element));

/** The findings that stay: a picture that is just arriving lies over what stands in for it. */
async function findSettled(page: Page): Promise<ClippingFinding[]> {
  if ((await findClipped(page)).length === 0) return [];
  const isWhole = (selector: string) =>
    window.layoutChecks!.findClipped(document.querySelector(selector)!).length === 0;
  return page.waitForFunction(isWhole, root, { timeout: 1000 }).then(
    () => [],
    () => findClipped(page),
  );
}

const plant = (page: Page, dir: string, markup: string) =>
  page.locator(root).evaluate(
    (element, planted) => {
      document.documentElement.dir = planted.dir;
      element.innerHTML = planted.markup;
    },
    { dir, markup },
  );

const ground = 'background: #123';
const dot = '<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"></circle></svg>';
const ring = '<svg viewBox="0 0 80 80"><circle cx="40" cy="40" r="39" fill="none" stroke="red"></circle></svg>';

/** Defects, by what they are found as; `text` stands for a short text in one line. */
const defects: Record<ClippingFinding['kind'], (text: string) => Record<string, string>> = {
  cut: (text) => ({
    'overflow: hidden, too narrow': `<p style="inline-size: 70px; overflow: hidden; white-space: nowrap">${text}</p>`,
    'overflow: clip, too narrow': `<p style="inline-size: 70px; overflow: clip; white-space: nowrap">${text}</p>`,
    'overflow: hidden, too low': `<p style="inline-size: 70px; block-size: 30px; overflow: hidden">${text}</p>`,
    'overflow: hidden further out': `<div style="inline-size: 70px; overflow: hidden"><div style="inline-size: 400px"><p>${text}</p></div></div>`,
    'text-overflow: ellipsis': `<p style="inline-size: 70px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${text}</p>`,
    'line-clamp': `<p style="inline-size: 70px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">${text}</p>`,
    'a negative margin': `<div style="overflow: hidden"><p style="margin-block-start: -14px">${text}</p></div>`,
    'what scrolls, out of its reach': `<div style="margin-inline-start: 60px; inline-size: 200px; overflow: auto"><p style="margin-inline-start: -40px; inline-size: 240px">${text}</p></div>`,
    'contain: paint': `<p style="inline-size: 70px; contain: paint; white-space: nowrap">${text}</p>`,
    'clip-path, a box': `<p style="inline-size: max-content; clip-path: inset(0 30px)">${text}</p>`,
    'clip-path, another shape': `<p style="inline-size: max-content; clip-path: circle(20px)">${text}</p>`,
    'above the page': `<p style="margin-block-start: -30px">${text}</p>`,
    'a button': `<button style="inline-size: 70px; overflow: hidden; white-space: nowrap">${text}</button>`,
    'a button of a form': `<input type="submit" style="inline-size: 70px" value="${text}">`,
    'a choice': `<select style="inline-size: 70px"><option>${text}</option></select>`,
    'a placeholder': `<input style="inline-size: 70px" placeholder="${text}">`,
    'a placeholder of lines': `<textarea style="inline-size: 70px" rows="1" placeholder="${text}"></textarea>`,
  }),
  overlapped: (text) => ({
    'a negative margin': `<p>${text}</p><p style="margin-block-start: -14px">${text}</p>`,
    'a negative margin in a line': `<p>${text} <span style="margin-inline-start: -40px">${text}</span></p>`,
    'one cell of a grid': `<div style="display: grid"><p style="grid-area: 1 / 1">${text}</p><p style="grid-area: 1 / 1">${text}</p></div>`,
    'a text in absolute position': `<div style="position: relative"><p>${text}</p><p style="position: absolute; inset-block-start: 8px">${text}</p></div>`,
    'a ground in absolute position': `<div style="position: relative"><p>${text}</p><div style="position: absolute; inset: 0 30px; ${ground}"></div></div>`,
    'a ground that lets the pointer through': `<div style="position: relative"><p>${text}</p><div style="position: absolute; inset: 0 30px; pointer-events: none; ${ground}"></div></div>`,
    'a neighbour in a row': `<div style="display: flex"><p style="flex: none; margin-inline-end: -60px">${text}</p><div style="block-size: 30px; flex: 1; ${ground}"></div></div>`,
    'a picture that was moved': `<p>${text}</p><div style="inline-size: 60px; translate: 0 -30px">${dot}</div>`,
    'a higher layer': `<div style="position: relative; z-index: 1; block-size: 30px; ${ground}; margin-block-end: -30px"></div><p>${text}</p>`,
    'an element of the text': `<p style="position: relative">${text}<span style="position: absolute; inset: 0 30px; ${ground}"></span></p>`,
    'the next line': `<p style="inline-size: 70px; line-height: 0.5">${text}</p>`,
    'what sticks, in its own place': `<header style="position: sticky; inset-block-start: 0; block-size: 40px; margin-block-end: -30px; ${ground}"></header><p>${text}</p>`,
    'below the end of the screen': `<div style="block-size: 3000px"></div><p>${text}</p><p style="margin-block-start: -14px">${text}</p>`,
  }),
  escaped: (text) => ({
    'too narrow': `<p style="inline-size: 70px; white-space: nowrap">${text}</p>`,
    'too low': `<p style="inline-size: 70px; block-size: 30px">${text}</p>`,
    'a ground around it': `<div style="inline-size: 70px; ${ground}"><p style="inline-size: max-content">${text}</p></div>`,
    'a border around it': `<div style="inline-size: 70px; border: 1px solid"><p style="inline-size: max-content">${text}</p></div>`,
    'into the padding': `<p style="inline-size: 190px; padding-inline: 40px; white-space: nowrap">${text}</p>`,
    'a button': `<button style="inline-size: 70px; white-space: nowrap">${text}</button>`,
    'moved out': `<div style="${ground}"><p style="inline-size: max-content; translate: 0 20px">${text}</p></div>`,
    'a word that cannot break': `<p style="inline-size: 70px; overflow-wrap: normal">${text.replaceAll(' ', '')}</p>`,
  }),
  sideways: (text) => ({
    'too wide': `<div style="inline-size: max-content; padding-inline-start: 500px"><p>${text}</p></div>`,
    'overflow-x: clip': `<div style="overflow-x: clip"><div style="inline-size: max-content; padding-inline-start: 500px"><p>${text}</p></div></div>`,
    'overflow: hidden of a band': `<section style="margin-inline: -16px; overflow: hidden"><div style="inline-size: max-content; padding-inline-start: 500px"><p>${text}</p></div></section>`,
    'overflow-x: clip of the page': `<style>body { overflow-x: clip }</style><div style="inline-size: max-content; padding-inline-start: 500px"><p>${text}</p></div>`,
    'absolute position': `<p style="position: absolute; inset-inline-start: calc(100vw - 40px); white-space: nowrap">${text}</p>`,
    'out at the start': `<p style="margin-inline-start: -60px">${text}</p>`,
    translated: `<p style="position: relative; inset-inline-start: 80%; white-space: nowrap">${text}</p>`,
  }),
};

/** What looks like a defect and is none. */
const innocent = (text: string): Record<string, string> => ({
  'a text': `<p>${text}</p>`,
  'hidden from sight alone': `<p style="position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">${text}</p>`,
  'hidden by a shape alone': `<p style="position: absolute; clip-path: inset(50%)">${text}</p>`,
  'hidden in the old way': `<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)">${text}</p>`,
  'waiting above the page': `<a style="position: absolute; inset-block-start: -100px">${text}</a>`,
  'waiting beside the page': `<a style="position: absolute; inset-inline-start: -9999px">${text}</a>`,
  closed: `<details><summary>${text}</summary><div style="block-size: 9px; overflow: hidden">${text}</div></details>`,
  folded: `<div style="display: grid; grid-template-rows: 0fr"><div style="min-block-size: 0; overflow: hidden">${text}</div></div>`,
  transparent: `<p style="inline-size: 70px; overflow: hidden; white-space: nowrap; opacity: 0">${text}</p>`,
  invisible: `<p style="inline-size: 70px; overflow: hidden; white-space: nowrap; visibility: hidden">${text}</p>`,
  'to be scrolled to': `<div style="block-size: 50px; inline-size: 120px; overflow: auto"><p style="inline-size: 300px; margin-block-start: 200px">${text}</p></div>`,
  'a box that cuts nothing': `<p style="overflow: hidden">${text}</p>`,
  'a leading of 1': `<p style="font-size: 60px; line-height: 1; overflow: hidden; padding-block-end: 0.15em">${text}</p>`,
  'a tight title': `<h1 style="font-size: 60px; line-height: 1.06">${text} ${text} ${text}</h1><p>${text}</p>`,
  'a ground as high as its line': `<span style="display: inline-block; line-height: 1.2; ${ground}">${text}</span>`,
  'a marked word': `<p>${text} <mark style="padding-inline: 4px">${text}</mark> ${text}</p>`,
  'words beside each other': `<p>${text}<b>${text}</b>${text}</p>`,
  'a target that reaches over its label': `<p>${text}</p><a style="display: flex; align-items: center; min-block-size: 44px; margin-block: -12px">${text}</a>`,
  'a ground below a text': `<div style="position: relative"><div style="position: absolute; inset: 0; ${ground}"></div><p style="position: relative">${text}</p></div>`,
  'a ground behind a text': `<div style="position: relative; isolation: isolate"><p>${text}</p><div style="position: absolute; inset: 0; z-index: -1; ${ground}"></div></div>`,
  'a ground that comes later, and is painted first': `<p>${text}</p><div style="block-size: 40px; margin-block-start: -20px; ${ground}"></div>`,
  'a picture that is cut before it covers': `<p>${text}</p><div style="block-size: 0; overflow: hidden"><div style="margin-block-start: -30px">${dot}</div></div>`,
  'within a line that is drawn around it': `<div style="position: relative; inline-size: 400px; padding: 180px 100px"><p>${text}</p><div style="position: absolute; inset: 0">${ring}</div></div>`,
  'below what sticks to the end of the screen': `<div style="block-size: 720px"></div><p>${text}</p><p>${text}</p><footer style="position: sticky; inset-block-end: 0; block-size: 60px; ${ground}"></footer>`,
  'below a notice': `<p>${text}</p><div style="position: fixed; inset-block-start: 0; inset-inline: 0; ${ground}">${text}</div>`,
  'below a tooltip': `<div style="position: relative"><p>${text}</p><span role="tooltip" style="position: absolute; inset-block-start: 0; ${ground}">${text}</span></div>`,
  'below an open list': `<div style="position: relative"><button aria-expanded="true">${text}</button><div style="position: absolute; inset-block-start: 40px; ${ground}">${text}</div></div><p>${text}</p>`,
  'placed outside of what cuts': `<div style="position: relative"><div style="block-size: 9px; overflow: hidden"><p style="position: absolute; inset-block-start: 30px">${text}</p></div></div>`,
  'a mirrored text': `<p style="scale: -1 1">${text}</p>`,
  'two columns': `<div style="columns: 2; inline-size: 400px"><p>${text} ${text} ${text}</p><p>${text} ${text} ${text}</p></div>`,
  'a button in two lines': `<button style="inline-size: 90px">${text}</button>`,
  'a choice with room': `<select><option>${text}</option><option>${text} ${text}</option></select>`,
  'a long value': `<input style="inline-size: 70px" placeholder="${text}" value="${text} ${text}">`,
  'in an element without a box': `<p><span style="display: contents">${text}</span></p>`,
});

test.describe('the check itself', () => {
  test.use({ viewport: { width: 600, height: 800 } });
  const texts = [
    { dir: 'ltr', text: 'Linen sails on Monday' },
    { dir: 'rtl', text: 'يبحر الكتان يوم الإثنين' },
  ] as const;

  for (const { dir, text } of texts) {
    test(`finds every planted defect, ${dir}`, async ({ page }) => {
      await new Preview(page, '').openStill();
      for (const [kind, planted] of Object.entries(defects)) {
        for (const [name, markup] of Object.entries(planted(text))) {
          await plant(page, dir, markup);
          const findings = await findClipped(page);
          expect
            .soft(
              findings.map((finding) => finding.kind),
              `${kind}: ${name}`,
            )
            .toContain(kind);
          expect.soft(findings.length, `${kind}: ${name}: the defect and no other`).toBe(1);
          expect
            .soft(
              findings.every(({ by }) => by > 1),
              `${kind}: ${name}: by more than rounding`,
            )
            .toBe(true);
        }
      }
    });

    test(`finds nothing in what is as it should be, ${dir}`, async ({ page }) => {
      await new Preview(page, '').openStill();
      for (const [name, markup] of Object.entries(innocent(text))) {
        await plant(page, dir, markup);
        expect.soft(await findClipped(page), name).toEqual([]);
      }
    });
  }

  test('looks into a pane: a document of its own, or a part of the page that is its own page', async ({ page }) => {
    await new Preview(page, '').openStill();
    const [{ text }] = texts;
    await plant(
      page,
      'ltr',
      `<iframe style="inline-size: 300px" srcdoc='<p style="white-space: nowrap; inline-size: 500px; padding-inline-start: 250px">${text}</p>'></iframe>`,
    );
    await expect(page.frameLocator('iframe').getByText(text)).toBeAttached();
    const inFrame = await page
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => window.layoutChecks!.findClipped(frame.contentDocument!.body));
    expect(inFrame.map(({ kind }) => kind)).toEqual(['sideways']);

    await plant(
      page,
      'ltr',
      `<div style="contain: layout; inline-size: 200px"><p style="inline-size: 300px; padding-inline-start: 100px">${text}</p></div>`,
    );
    const inPart = await page.locator(`${root} > div`).evaluate((pane) => window.layoutChecks!.findClipped(pane));
    expect(inPart.map(({ kind }) => kind)).toEqual(['sideways']);
  });

  test('names the text, its place and by how much it is cut', async ({ page }) => {
    await new Preview(page, '').openStill();
    await plant(
      page,
      'ltr',
      '<main><p>First</p><p style="font: 20px/20px monospace; block-size: 10px; overflow: hidden">Second\n and last</p></main>',
    );
    const [finding] = await findClipped(page);
    expect(finding).toMatchObject({ kind: 'cut', text: 'Second and last', where: 'main > p:nth-of-type(2)' });
    expect(finding!.by).toBeGreaterThan(3);
    expect(finding!.by).toBeLessThan(10);
  });
});

/** A picture of the surroundings of a finding, the whole of its text outlined. */
async function takePicture(page: Page, { where }: ClippingFinding, path: string) {
  const clip = await page.locator(root).evaluate((element, inside) => {
    const text = inside === '' ? element : element.querySelector(inside)!;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = text.matches('input, textarea, select')
      ? [text.getBoundingClientRect()]
      : [...range.getClientRects()];
    const outlines = document.body.appendChild(document.createElement('div'));
    outlines.className = 'outlines';
    for (const { left, top, width, height } of boxes) {
      const outline = outlines.appendChild(document.createElement('div'));
      outline.style.cssText = `position: absolute; z-index: 999; left: ${left + scrollX}px; top: ${top + scrollY}px; width: ${width}px; height: ${height}px; outline: 2px solid red`;
    }
    if (boxes.length === 0) boxes.push(element.getBoundingClientRect());
    const around = 60;
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) + scrollX - around);
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) + scrollY - around);
    const right = Math.max(...boxes.map((box) => box.right)) + scrollX + around;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollY + around;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }, where);
  await page.screenshot({ path, clip, fullPage: true });
  await page.evaluate(() => document.querySelector('.outlines')?.remove());
}

for (const { code, name } of [...languages, ...pseudoLanguages]) {
  test(`no text is cut, covered or outside of its box in ${name}`, async ({ page, watch }, testInfo) => {
    test.slow();
    // What stories write to the console is theirs.
    watch.expectErrors(/[^]/);
    const preview = new Preview(page, `locale:${code}`);
    const found: string[] = [];
    const stories = await preview.open();
    expect(stories.length).toBeGreaterThan(100);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    for (const story of stories) {
      // Stories are played where there is room, and then looked at from the widest to the narrowest.
      for (const { styles } of [viewports.desktop, viewports.tablet, viewports.phone]) {
        await preview.resize(Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10));
        if (styles === viewports.desktop.styles)
          await preview.show(story).catch((error: Error) => found.push(error.message));
        for (const finding of await findSettled(page)) {
          const { kind, text, where, by } = finding;
          const place = `${story} in ${code}, ${styles.width}`;
          found.push(`${place}: "${text.slice(0, 80)}" is ${kind} by ${by} px (${where})`);
          const path = testInfo.outputPath(`${found.length}-${story}-${styles.width}.png`);
          await takePicture(page, finding, path);
          await testInfo.attach(place, { path });
        }
      }
    }
    expect(found).toEqual([]);
  });
}
