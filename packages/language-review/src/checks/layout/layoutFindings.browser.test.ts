import type { ClippingFinding } from './findings.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { findClipped } from './layoutFindings.preview';
import { inject, root, setWidth } from '../../fixtures/testPage';

const background = 'background: #123';
const clipped = 'inline-size: 70px; overflow: hidden; white-space: nowrap';
const shape = (size: number, circle: string) => `<svg viewBox="0 0 ${size} ${size}"><circle ${circle}></circle></svg>`;
const dot = shape(8, 'cx="4" cy="4" r="4"');
const ring = shape(80, 'cx="40" cy="40" r="39" fill="none" stroke="red"');

type Markup = Record<string, string>;

/** Markup with a defect, by the kind of its finding, and valid markup that resembles it. */
function markupOf(text: string): { defects: Record<ClippingFinding['kind'], Markup>; valid: Markup } {
  const element =
    (tag: string) =>
    (style = '', ...content: string[]) =>
      `<${tag} style="${style}">${content.length > 0 ? content.join('') : text}</${tag}>`;
  const [p, div, span, button] = [element('p'), element('div'), element('span'), element('button')];
  const link = (style = '', ...content: string[]) => element('a href="#a"')(`display: block; ${style}`, ...content);
  const empty = (style: string) => div(style, '');
  const cover = (style: string) => empty(`${style}; ${background}`);
  const relative = (...content: string[]) => div('position: relative', ...content);
  const wide = div('inline-size: max-content; padding-inline-start: 500px', p());
  const icon = (style = '') =>
    button(style, '<svg width="24" height="24" viewBox="0 0 24 24"><path d="M2 2h20v20h-20z"/></svg>');
  const defects = {
    cut: {
      'overflow: hidden, too narrow': p(clipped),
      'overflow: clip, too narrow': p('inline-size: 70px; overflow: clip; white-space: nowrap'),
      'overflow: hidden, too low': p('inline-size: 70px; block-size: 30px; overflow: hidden'),
      'overflow: hidden on an ancestor': div('inline-size: 70px; overflow: hidden', div('inline-size: 400px', p())),
      'text-overflow: ellipsis': p('inline-size: 70px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'),
      'line-clamp': p(
        'inline-size: 70px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1',
      ),
      'a negative margin': div('overflow: hidden', p('margin-block-start: -14px')),
      'outside of the scrollable area': div(
        'margin-inline-start: 60px; inline-size: 200px; overflow: auto',
        p('margin-inline-start: -40px; inline-size: 240px'),
      ),
      'contain: paint': p('inline-size: 70px; contain: paint; white-space: nowrap'),
      'clip-path, a box': p('inline-size: max-content; clip-path: inset(0 30px)'),
      'clip-path, another shape': p('inline-size: max-content; clip-path: circle(20px)'),
      'above the page': p('margin-block-start: -30px'),
      'a button': button(clipped),
      'a button of a form': `<input type="submit" style="inline-size: 70px" value="${text}">`,
      'a select': `<select style="inline-size: 70px"><option>${text}</option></select>`,
      'a placeholder': `<input style="inline-size: 70px" placeholder="${text}">`,
      'a field in a box that is too narrow': div('inline-size: 70px; overflow: hidden', '<input value="1">'),
      'a field, by clip-path': '<input value="1" style="clip-path: inset(0 30px 0 0)">',
      'a checkbox, by a shape':
        '<input type="checkbox" style="inline-size: 40px; block-size: 40px; clip-path: circle(4px)">',
      'a button with an icon, by clip-path': icon('clip-path: inset(0 0 12px)'),
      'a button with an icon, by a shape': icon('clip-path: polygon(0 0, 100% 0, 0 20%)'),
      'an icon in a button that is too small': icon(
        'inline-size: 12px; block-size: 12px; padding: 0; overflow: hidden',
      ),
      'a button with an icon, beyond its box': div('block-size: 12px; overflow: hidden', icon()),
      'a placeholder of a textarea': `<textarea style="inline-size: 70px" rows="1" placeholder="${text}"></textarea>`,
    },
    overlapped: {
      'a negative margin': p() + p('margin-block-start: -14px'),
      'a negative margin in a line': p('', text, ' ', span('margin-inline-start: -40px')),
      'one cell of a grid': div('display: grid', p('grid-area: 1 / 1'), p('grid-area: 1 / 1')),
      'an absolutely positioned text': relative(p(), p('position: absolute; inset-block-start: 8px')),
      'a background in absolute position': relative(p(), cover('position: absolute; inset: 0 30px')),
      'a background with pointer-events: none': relative(
        p(),
        cover('position: absolute; inset: 0 30px; pointer-events: none'),
      ),
      'a neighbour in a row': div(
        'display: flex',
        p('flex: none; margin-inline-end: -60px'),
        cover('block-size: 30px; flex: 1'),
      ),
      'a picture that was moved': p() + div('inline-size: 60px; translate: 0 -30px', dot),
      'a higher layer':
        empty(`position: relative; z-index: 1; block-size: 30px; ${background}; margin-block-end: -30px`) + p(),
      'an element of the text': p(
        'position: relative',
        text,
        span(`position: absolute; inset: 0 30px; ${background}`, ''),
      ),
      'a pseudo-element': `<style>.a { position: relative } .a::after { content: ''; position: absolute; inset: 0; ${background} }</style><p class="a">${text}</p>`,
      'a pseudo-element of what is around it': `<style>.a { position: relative } .a::before { content: ''; position: absolute; inset: 4px 20px; ${background} }</style>${div('', `<div class="a"><p>${text}</p></div>`)}`,
      'the next line': p('inline-size: 70px; line-height: 0.5'),
      'what sticks, in its own place':
        cover('position: sticky; inset-block-start: 0; block-size: 40px; margin-block-end: -30px') + p(),
      'a transparent box over the half of a link':
        link() + empty('position: relative; z-index: 1; block-size: 90px; margin-block-start: -20px'),
      'a transparent box over a picture that is a link': relative(
        link('', `<svg width="40" height="40" style="display: block"></svg>`),
        empty('position: absolute; inset: 0; opacity: 0'),
      ),
      'below the end of the screen': empty('block-size: 3000px') + p() + p('margin-block-start: -14px'),
    },
    escaped: {
      'too narrow': p('inline-size: 70px; white-space: nowrap'),
      'too low': p('inline-size: 70px; block-size: 30px'),
      'a ground around it': div(`inline-size: 70px; ${background}`, p('inline-size: max-content')),
      'a border around it': div('inline-size: 70px; border: 1px solid', p('inline-size: max-content')),
      'into the padding': p('inline-size: 190px; padding-inline: 40px; white-space: nowrap'),
      'a button': button('inline-size: 70px; white-space: nowrap'),
      'moved out': div(background, p('inline-size: max-content; translate: 0 20px')),
      'a word that cannot break': p('inline-size: 70px; overflow-wrap: normal', text.replaceAll(' ', '')),
    },
    sideways: {
      'too wide': wide,
      'overflow-x: clip': div('overflow-x: clip', wide),
      'hidden from assistive technology': `<div aria-hidden="true" style="overflow: hidden">${wide}</div>`,
      'overflow: hidden of a band': div('margin-inline: -16px; overflow: hidden', wide),
      'overflow-x: clip of the page': `<style>body { overflow-x: clip }</style>${wide}`,
      'absolute position': p('position: absolute; inset-inline-start: calc(100vw - 40px); white-space: nowrap'),
      'out at the start': p('margin-inline-start: -60px'),
      translated: p('position: relative; inset-inline-start: 80%; white-space: nowrap'),
    },
    broken: {
      'a narrow button': button('inline-size: 24px; padding: 0; overflow-wrap: anywhere'),
      'break-all': p('inline-size: 24px; word-break: break-all'),
    },
    spaced: { 'Arabic letters': '<p style="letter-spacing: 2px">يبحر الكتان</p>' },
  };
  const valid = {
    'a text': p(),
    'the next slide of a carousel': div(
      'display: flex; inline-size: 300px; overflow: hidden',
      `${p('flex: none; inline-size: 300px')}<div aria-hidden="true" style="flex: none">${p('inline-size: 300px')}</div>`,
    ),
    'visually hidden with clip-path': p(
      'position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap',
    ),
    'visually hidden with clip-path alone': p('position: absolute; clip-path: inset(50%)'),
    'visually hidden with clip': p(
      'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)',
    ),
    'waiting above the page': p('position: absolute; inset-block-start: -100px'),
    'waiting beside the page': p('position: absolute; inset-inline-start: -9999px'),
    closed: `<details><summary>${text}</summary>${div('block-size: 9px; overflow: hidden')}</details>`,
    folded: div('display: grid; grid-template-rows: 0fr', div('min-block-size: 0; overflow: hidden')),
    transparent: p(`${clipped}; opacity: 0`),
    invisible: p(`${clipped}; visibility: hidden`),
    'inside a scroll container': div(
      'block-size: 50px; inline-size: 120px; overflow: auto',
      p('inline-size: 300px; margin-block-start: 200px'),
    ),
    'overflow: hidden that fits': p('overflow: hidden'),
    'line-height: 1': p('font-size: 60px; line-height: 1; overflow: hidden; padding-block-end: 0.15em'),
    'a tight title': p('font-size: 60px; line-height: 1.06', `${text} ${text} ${text}`) + p(),
    'a background as high as its line': span(`display: inline-block; line-height: 1.2; ${background}`),
    'a marked word': p('', `${text} <mark style="padding-inline: 4px">${text}</mark> ${text}`),
    'words beside each other': p('', `${text}<b>${text}</b>${text}`),
    'a target that is larger than its label':
      p() + div('display: flex; align-items: center; min-block-size: 44px; margin-block: -12px'),
    'a background below a text': relative(cover('position: absolute; inset: 0'), p('position: relative')),
    'a background behind a text': div(
      'position: relative; isolation: isolate',
      p(),
      cover('position: absolute; inset: 0; z-index: -1'),
    ),
    'a background that comes later, and is painted first': p() + cover('block-size: 40px; margin-block-start: -20px'),
    'a clipped picture': p() + div('block-size: 0; overflow: hidden', div('margin-block-start: -30px', dot)),
    'a link below a box that lets clicks through': relative(
      link(),
      empty('position: absolute; inset: 0; pointer-events: none'),
    ),
    'a link above a transparent box': relative(empty('position: absolute; inset: 0'), link('position: relative')),
    'a link in a box that covers others':
      empty('block-size: 30px') + div('position: relative; margin-block-start: -30px', link()),
    'a checkbox below its label': `<label style="position: relative"><input type="checkbox" style="position: absolute"><span style="position: relative; display: inline-block">${text}</span></label>`,
    'a hidden box over a link': relative(link(), empty('position: absolute; inset: 0; visibility: hidden')),
    'inside an outline': div(
      'position: relative; inline-size: 400px; padding: 180px 100px',
      p(),
      div('position: absolute; inset: 0', ring),
    ),
    'below a sticky footer':
      empty('block-size: 720px') + p() + p() + cover('position: sticky; inset-block-end: 0; block-size: 60px'),
    'a pseudo-element behind its text': `<style>.a { position: relative; isolation: isolate } .a::before { content: ''; position: absolute; inset: 0; z-index: -1; ${background} }</style><p class="a">${text}</p>`,
    'a pseudo-element before a positioned text': `<style>.a, .a > p { position: relative } .a::before { content: ''; position: absolute; inset: 0; ${background} }</style><div class="a"><p>${text}</p></div>`,
    'a pseudo-element beside its text': `<style>.a { position: relative; padding-inline-start: 40px } .a::before { content: ''; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 30px; ${background} }</style><p class="a">${text}</p>`,
    'a pseudo-element without a background': `<style>.a { position: relative } .a::after { content: ''; position: absolute; inset: 0 }</style><p class="a">${text}</p>`,
    'below a notice': p() + div(`position: fixed; inset-block-start: 0; inset-inline: 0; ${background}`),
    'below a tooltip': relative(
      p(),
      `<span role="tooltip" style="position: absolute; inset-block-start: 0; ${background}">${text}</span>`,
    ),
    'below an open list':
      relative(
        `<button aria-expanded="true">${text}</button>`,
        div(`position: absolute; inset-block-start: 40px; ${background}`),
      ) + p(),
    'positioned outside of a clipping ancestor': relative(
      div('block-size: 9px; overflow: hidden', p('position: absolute; inset-block-start: 30px')),
    ),
    'a round button with an icon': icon('overflow: hidden; border: 2px solid; border-radius: 50%'),
    'a button with an icon in a circle': icon('clip-path: circle()'),
    'a button below the end of its scroll container': div(
      'block-size: 30px; overflow: auto',
      empty('block-size: 50px'),
      icon(),
    ),
    'a field that scrolls': `<textarea style="inline-size: 200px; block-size: 30px">${text} ${text} ${text}</textarea>`,
    'a button in a folded box': div('block-size: 0; overflow: hidden', icon()),
    'a picture that fills its link': link('block-size: 40px; overflow: hidden', '<svg width="200" height="200"></svg>'),
    'a link in a tight line': p('line-height: 1; overflow: hidden', `<a href="#a">${text}</a>`),
    'a mirrored text': p('scale: -1 1'),
    'two columns': div('columns: 2; inline-size: 400px', p('', `${text} ${text} ${text}`).repeat(2)),
    'a button in two lines': button('inline-size: 90px'),
    'a word with a soft hyphen':
      '<p lang="en" style="inline-size: 100px; overflow-wrap: anywhere">Contain\u00ADership</p>',
    'a word that the browser hyphenates':
      '<p lang="en" style="inline-size: 60px; hyphens: auto; overflow-wrap: anywhere">Containership</p>',
    'a word without spaces': '<p lang="ja" style="inline-size: 40px">コンテナ船会社</p>',
    'Latin letters with space between them': '<p style="letter-spacing: 2px">Linen</p>',
    'a select that fits': `<select><option>${text}</option><option>${text} ${text}</option></select>`,
    'a long value': `<input style="inline-size: 70px" placeholder="${text}" value="${text} ${text}">`,
    'in display: contents': p('', span('display: contents')),
  };
  return { defects, valid };
}

const texts = [
  { dir: 'ltr', text: 'Linen sails on Monday' },
  { dir: 'rtl', text: 'يبحر الكتان يوم الإثنين' },
] as const;
const [{ text: english }] = texts;

beforeAll(() => setWidth(600));

describe.each(texts)('$dir', ({ dir, text }) => {
  const { defects, valid } = markupOf(text);
  const injected = Object.entries(defects).flatMap(([kind, cases]) =>
    Object.entries(cases).map(([name, markup]) => [kind, name, markup] as const),
  );
  test.each(injected)('finds %s: %s', (kind, _name, markup) => {
    inject(dir, markup);
    const findings = findClipped(root);
    expect(findings.map((finding) => finding.kind)).toEqual([kind]);
    // More than rounding.
    expect(findings[0]!.by).toBeGreaterThan(1);
  });

  test.each(Object.entries(valid))('accepts %s', (_name, markup) => {
    inject(dir, markup);
    expect(findClipped(root)).toEqual([]);
  });

  test('accepts texts at both sides of a page whose scrollbar takes space', () => {
    inject(
      dir,
      `<main style="block-size: 2000px; margin-inline: -16px"><p>${text}</p><p style="text-align: end">${text}</p></main>`,
    );
    expect(document.documentElement.clientWidth).toBeLessThan(window.innerWidth);
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
