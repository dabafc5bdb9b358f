import { beforeAll, describe, expect, test } from 'vitest';
import type { ClippingFinding } from '../preview/channel';
import { findClipped } from './clipping';
import { inject, root, setWidth } from './testPage';

const background = 'background: #123';
const dot = '<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"></circle></svg>';
const ring = '<svg viewBox="0 0 80 80"><circle cx="40" cy="40" r="39" fill="none" stroke="red"></circle></svg>';

/** Markup with a defect, by the kind of its finding; `text` is a short text in one line. */
const defects: Record<ClippingFinding['kind'], (text: string) => Record<string, string>> = {
  cut: (text) => ({
    'overflow: hidden, too narrow': `<p style="inline-size: 70px; overflow: hidden; white-space: nowrap">${text}</p>`,
    'overflow: clip, too narrow': `<p style="inline-size: 70px; overflow: clip; white-space: nowrap">${text}</p>`,
    'overflow: hidden, too low': `<p style="inline-size: 70px; block-size: 30px; overflow: hidden">${text}</p>`,
    'overflow: hidden on an ancestor': `<div style="inline-size: 70px; overflow: hidden"><div style="inline-size: 400px"><p>${text}</p></div></div>`,
    'text-overflow: ellipsis': `<p style="inline-size: 70px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${text}</p>`,
    'line-clamp': `<p style="inline-size: 70px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">${text}</p>`,
    'a negative margin': `<div style="overflow: hidden"><p style="margin-block-start: -14px">${text}</p></div>`,
    'outside of the scrollable area': `<div style="margin-inline-start: 60px; inline-size: 200px; overflow: auto"><p style="margin-inline-start: -40px; inline-size: 240px">${text}</p></div>`,
    'contain: paint': `<p style="inline-size: 70px; contain: paint; white-space: nowrap">${text}</p>`,
    'clip-path, a box': `<p style="inline-size: max-content; clip-path: inset(0 30px)">${text}</p>`,
    'clip-path, another shape': `<p style="inline-size: max-content; clip-path: circle(20px)">${text}</p>`,
    'above the page': `<p style="margin-block-start: -30px">${text}</p>`,
    'a button': `<button style="inline-size: 70px; overflow: hidden; white-space: nowrap">${text}</button>`,
    'a button of a form': `<input type="submit" style="inline-size: 70px" value="${text}">`,
    'a select': `<select style="inline-size: 70px"><option>${text}</option></select>`,
    'a placeholder': `<input style="inline-size: 70px" placeholder="${text}">`,
    'a placeholder of a textarea': `<textarea style="inline-size: 70px" rows="1" placeholder="${text}"></textarea>`,
  }),
  overlapped: (text) => ({
    'a negative margin': `<p>${text}</p><p style="margin-block-start: -14px">${text}</p>`,
    'a negative margin in a line': `<p>${text} <span style="margin-inline-start: -40px">${text}</span></p>`,
    'one cell of a grid': `<div style="display: grid"><p style="grid-area: 1 / 1">${text}</p><p style="grid-area: 1 / 1">${text}</p></div>`,
    'an absolutely positioned text': `<div style="position: relative"><p>${text}</p><p style="position: absolute; inset-block-start: 8px">${text}</p></div>`,
    'a background in absolute position': `<div style="position: relative"><p>${text}</p><div style="position: absolute; inset: 0 30px; ${background}"></div></div>`,
    'a background with pointer-events: none': `<div style="position: relative"><p>${text}</p><div style="position: absolute; inset: 0 30px; pointer-events: none; ${background}"></div></div>`,
    'a neighbour in a row': `<div style="display: flex"><p style="flex: none; margin-inline-end: -60px">${text}</p><div style="block-size: 30px; flex: 1; ${background}"></div></div>`,
    'a picture that was moved': `<p>${text}</p><div style="inline-size: 60px; translate: 0 -30px">${dot}</div>`,
    'a higher layer': `<div style="position: relative; z-index: 1; block-size: 30px; ${background}; margin-block-end: -30px"></div><p>${text}</p>`,
    'an element of the text': `<p style="position: relative">${text}<span style="position: absolute; inset: 0 30px; ${background}"></span></p>`,
    'the next line': `<p style="inline-size: 70px; line-height: 0.5">${text}</p>`,
    'what sticks, in its own place': `<header style="position: sticky; inset-block-start: 0; block-size: 40px; margin-block-end: -30px; ${background}"></header><p>${text}</p>`,
    'below the end of the screen': `<div style="block-size: 3000px"></div><p>${text}</p><p style="margin-block-start: -14px">${text}</p>`,
  }),
  escaped: (text) => ({
    'too narrow': `<p style="inline-size: 70px; white-space: nowrap">${text}</p>`,
    'too low': `<p style="inline-size: 70px; block-size: 30px">${text}</p>`,
    'a ground around it': `<div style="inline-size: 70px; ${background}"><p style="inline-size: max-content">${text}</p></div>`,
    'a border around it': `<div style="inline-size: 70px; border: 1px solid"><p style="inline-size: max-content">${text}</p></div>`,
    'into the padding': `<p style="inline-size: 190px; padding-inline: 40px; white-space: nowrap">${text}</p>`,
    'a button': `<button style="inline-size: 70px; white-space: nowrap">${text}</button>`,
    'moved out': `<div style="${background}"><p style="inline-size: max-content; translate: 0 20px">${text}</p></div>`,
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

/** Markup without a defect that resembles one. */
const validMarkup = (text: string): Record<string, string> => ({
  'a text': `<p>${text}</p>`,
  'visually hidden with clip-path': `<p style="position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">${text}</p>`,
  'visually hidden with clip-path alone': `<p style="position: absolute; clip-path: inset(50%)">${text}</p>`,
  'visually hidden with clip': `<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)">${text}</p>`,
  'waiting above the page': `<a style="position: absolute; inset-block-start: -100px">${text}</a>`,
  'waiting beside the page': `<a style="position: absolute; inset-inline-start: -9999px">${text}</a>`,
  closed: `<details><summary>${text}</summary><div style="block-size: 9px; overflow: hidden">${text}</div></details>`,
  folded: `<div style="display: grid; grid-template-rows: 0fr"><div style="min-block-size: 0; overflow: hidden">${text}</div></div>`,
  transparent: `<p style="inline-size: 70px; overflow: hidden; white-space: nowrap; opacity: 0">${text}</p>`,
  invisible: `<p style="inline-size: 70px; overflow: hidden; white-space: nowrap; visibility: hidden">${text}</p>`,
  'inside a scroll container': `<div style="block-size: 50px; inline-size: 120px; overflow: auto"><p style="inline-size: 300px; margin-block-start: 200px">${text}</p></div>`,
  'overflow: hidden with room': `<p style="overflow: hidden">${text}</p>`,
  'line-height: 1': `<p style="font-size: 60px; line-height: 1; overflow: hidden; padding-block-end: 0.15em">${text}</p>`,
  'a tight title': `<h1 style="font-size: 60px; line-height: 1.06">${text} ${text} ${text}</h1><p>${text}</p>`,
  'a background as high as its line': `<span style="display: inline-block; line-height: 1.2; ${background}">${text}</span>`,
  'a marked word': `<p>${text} <mark style="padding-inline: 4px">${text}</mark> ${text}</p>`,
  'words beside each other': `<p>${text}<b>${text}</b>${text}</p>`,
  'a target that is larger than its label': `<p>${text}</p><a style="display: flex; align-items: center; min-block-size: 44px; margin-block: -12px">${text}</a>`,
  'a background below a text': `<div style="position: relative"><div style="position: absolute; inset: 0; ${background}"></div><p style="position: relative">${text}</p></div>`,
  'a background behind a text': `<div style="position: relative; isolation: isolate"><p>${text}</p><div style="position: absolute; inset: 0; z-index: -1; ${background}"></div></div>`,
  'a background that comes later, and is painted first': `<p>${text}</p><div style="block-size: 40px; margin-block-start: -20px; ${background}"></div>`,
  'a clipped picture': `<p>${text}</p><div style="block-size: 0; overflow: hidden"><div style="margin-block-start: -30px">${dot}</div></div>`,
  'inside an outline': `<div style="position: relative; inline-size: 400px; padding: 180px 100px"><p>${text}</p><div style="position: absolute; inset: 0">${ring}</div></div>`,
  'below a sticky footer': `<div style="block-size: 720px"></div><p>${text}</p><p>${text}</p><footer style="position: sticky; inset-block-end: 0; block-size: 60px; ${background}"></footer>`,
  'below a notice': `<p>${text}</p><div style="position: fixed; inset-block-start: 0; inset-inline: 0; ${background}">${text}</div>`,
  'below a tooltip': `<div style="position: relative"><p>${text}</p><span role="tooltip" style="position: absolute; inset-block-start: 0; ${background}">${text}</span></div>`,
  'below an open list': `<div style="position: relative"><button aria-expanded="true">${text}</button><div style="position: absolute; inset-block-start: 40px; ${background}">${text}</div></div><p>${text}</p>`,
  'positioned outside of a clipping ancestor': `<div style="position: relative"><div style="block-size: 9px; overflow: hidden"><p style="position: absolute; inset-block-start: 30px">${text}</p></div></div>`,
  'a mirrored text': `<p style="scale: -1 1">${text}</p>`,
  'two columns': `<div style="columns: 2; inline-size: 400px"><p>${text} ${text} ${text}</p><p>${text} ${text} ${text}</p></div>`,
  'a button in two lines': `<button style="inline-size: 90px">${text}</button>`,
  'a select with room': `<select><option>${text}</option><option>${text} ${text}</option></select>`,
  'a long value': `<input style="inline-size: 70px" placeholder="${text}" value="${text} ${text}">`,
  'in display: contents': `<p><span style="display: contents">${text}</span></p>`,
});

const texts = [
  { dir: 'ltr', text: 'Linen sails on Monday' },
  { dir: 'rtl', text: 'يبحر الكتان يوم الإثنين' },
] as const;
const [{ text: english }] = texts;

beforeAll(() => setWidth(600));

describe.each(texts)('$dir', ({ dir, text }) => {
  const injected = Object.entries(defects).flatMap(([kind, markupOf]) =>
    Object.entries(markupOf(text)).map(([name, markup]) => [kind, name, markup] as const),
  );
  test.each(injected)('finds %s: %s', (kind, _name, markup) => {
    inject(dir, markup);
    const findings = findClipped(root);
    expect(findings.map((finding) => finding.kind)).toEqual([kind]);
    // More than rounding.
    expect(findings[0]!.by).toBeGreaterThan(1);
  });

  test.each(Object.entries(validMarkup(text)))('accepts %s', (_name, markup) => {
    inject(dir, markup);
    expect(findClipped(root)).toEqual([]);
  });
});

test('checks a pane that is an iframe', async () => {
  inject(
    'ltr',
    `<iframe style="inline-size: 300px" srcdoc='<p style="white-space: nowrap; inline-size: 500px; padding-inline-start: 250px">${english}</p>'></iframe>`,
  );
  const frame = root.querySelector('iframe')!;
  await expect.poll(() => frame.contentDocument?.querySelector('p')).toBeTruthy();
  expect(findClipped(frame.contentDocument!.body).map(({ kind }) => kind)).toEqual(['sideways']);
});

test('checks a pane that is an element with layout containment', () => {
  inject(
    'ltr',
    `<div style="contain: layout; inline-size: 200px"><p style="inline-size: 300px; padding-inline-start: 100px">${english}</p></div>`,
  );
  expect(findClipped(root.firstElementChild!).map(({ kind }) => kind)).toEqual(['sideways']);
});

test('reports the text, its position and by how much it is clipped', () => {
  inject(
    'ltr',
    '<main><p>First</p><p style="font: 20px/20px monospace; block-size: 10px; overflow: hidden">Second\n and last</p></main>',
  );
  const [finding] = findClipped(root);
  expect(finding).toMatchObject({ kind: 'cut', text: 'Second and last', where: 'main > p:nth-of-type(2)' });
  expect(finding!.by).toBeGreaterThan(3);
  expect(finding!.by).toBeLessThan(10);
});
