import { beforeAll, expect, test } from 'vitest';
import { layoutOf, mirrorIssues } from './mirroring.preview';
import { inject, root, setWidth } from '../../fixtures/testPage';

const box = 'inline-size: 80px; block-size: 20px; background: #123';
const boxWith = (style: string) => `<div style="${box}; ${style}"></div>`;

const icon = (shapes: string, attributes = '') =>
  `<svg ${attributes} viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2">${shapes}</svg>`;
const arrow = '<path d="M5 12h14"></path><path d="m12 5 7 7-7 7"></path>';
const mirrored = '<style>:dir(rtl) > svg { scale: -1 1 }</style>';

const defects = {
  'an arrow': `<main>${icon(arrow)}</main>`,
  'an arrow in a line of text': `<main><p>Linen ${icon(arrow)}</p></main>`,
  'a chevron that a rotation points sideways': `<main>${icon('<path d="m6 9 6 6 6-6"></path>', 'style="rotate: -90deg"')}</main>`,
  'a filled arrow': `<main>${icon('<path fill="#123" stroke="none" d="M4 9h9V4l8 8-8 8v-5H4z"></path>')}</main>`,
  'bullets of a list, drawn': `<main>${icon('<path d="M8 6h13M8 12h13M8 18h13"></path><path d="M3 6h.01M3 12h.01M3 18h.01"></path>')}</main>`,
  'a physical margin': `<main>${boxWith('margin-left: 24px')}</main>`,
  'a physical padding': '<main style="padding-left: 24px"><p>Linen</p></main>',
  'a physical alignment': '<main><p style="text-align: left">Linen</p></main>',
  'a physical inset': `<main style="position: relative; block-size: 40px">${boxWith('position: absolute; left: 0')}</main>`,
  'a physical float': `<main>${boxWith('float: left')}</main>`,
  'a translation': `<main>${boxWith('translate: 12px 0')}</main>`,
  'a fixed order': `<main style="display: flex; direction: ltr">${boxWith('')}</main>`,
  'a line that breaks elsewhere':
    '<main style="inline-size: 130px"><p>Linen sails on Monday</p></main><style>:dir(rtl) > p { inline-size: 70px }</style>',
  'an image with a physical margin': '<main><img alt="" width="40" height="40" style="margin-left: 9px"></main>',
  'another height':
    '<main><p>Linen</p><div style="block-size: 20px"></div></main><style>:dir(rtl) > p { margin-block-end: 9px }</style>',
  'an element in one direction only':
    '<main><p>Linen</p><i>sails</i></main><style>i { display: block } :dir(rtl) > i { display: none }</style>',
};

const validMarkup = {
  'an arrow that is mirrored': `${mirrored}<main>${icon(arrow)}</main>`,
  'a mirrored arrow in a line of text': `${mirrored}<main><p>Linen ${icon(arrow)}</p></main>`,
  'an arrow of another drawing in the other direction': `<style>:dir(ltr) > .rtl, :dir(rtl) > .ltr { display: none }</style><main>${icon(`<g class="ltr">${arrow}</g><g class="rtl"><path d="M19 12H5"></path><path d="m12 19-7-7 7-7"></path></g>`)}</main>`,
  'an arrow that declares its direction': `<main>${icon('<path d="M6 3l14 9-14 9z"></path>', 'dir="ltr"')}</main>`,
  'a chevron down': `<main>${icon('<path d="m6 9 6 6 6-6"></path>')}</main>`,
  'a check mark': `<main>${icon('<path d="M20 6 9 17l-5-5"></path>')}</main>`,
  'a clock': `<main>${icon('<circle cx="12" cy="12" r="10"></circle><path d="M12 6v6l4 2"></path>')}</main>`,
  'a cross': `<main>${icon('<path d="M18 6 6 18M6 6l12 12"></path>')}</main>`,
  'a globe': `<main>${icon('<circle cx="12" cy="12" r="10"></circle><path d="M2 12h20"></path>')}</main>`,
  'logical margins, places and alignment': `<main style="position: relative; padding-inline: 8px 90px"><p style="text-align: end">Linen</p>${boxWith('position: absolute; inset-inline-start: 0')}</main>`,
  'lines that start at the other side':
    '<main style="inline-size: 130px"><p>Linen sails on <a href="#a">Monday</a>, (wool) on Friday!</p></main>',
  'a row that turns around': `<main style="display: flex; gap: 9px">${boxWith('')}<p>Linen</p></main>`,
  'a phone number in a line': '<main><p>Phone: <bdi dir="ltr">+1 (307) 555</bdi></p></main>',
  'a logo that declares its direction': `<main><div dir="ltr" style="display: flex; inline-size: 200px">${boxWith('')}</div></main>`,
  'decoration, which is checked as a whole': `<main><div aria-hidden="true">${boxWith('margin-left: 9px')}</div></main>`,
  'an SVG, which is checked as a whole':
    '<main><svg width="40" height="9"><rect width="9" height="9"></rect></svg></main>',
  'a rounding difference': `<main>${boxWith('margin-left: 0.4px')}</main>`,
};

const width = 1280;

beforeAll(() => setWidth(width));

function issuesOf(markup: string) {
  const layoutIn = (dir: 'ltr' | 'rtl') => {
    inject(dir, markup);
    return layoutOf(root);
  };
  return mirrorIssues(layoutIn('ltr'), layoutIn('rtl'), document.documentElement.clientWidth);
}

test.each(Object.entries(defects))('finds %s', (_name, markup) => {
  expect(issuesOf(markup)).toHaveLength(1);
});

test.each(Object.entries(validMarkup))('accepts %s', (_name, markup) => {
  expect(issuesOf(markup)).toEqual([]);
});

test('accepts a page whose scrollbar takes space, at the left from right to left', () => {
  const issues = issuesOf(`<main style="block-size: 2000px"><p>Linen</p>${boxWith('')}</main>`);
  expect(document.documentElement.offsetLeft).toBeGreaterThan(0);
  expect(issues).toEqual([]);
});

test('reports the outermost element, where it is and where it should be', () => {
  const found = issuesOf(
    `<main><p>Linen</p><div style="position: absolute; left: 10px; top: 0; ${box}"><p>sails</p></div></main>`,
  );
  expect(found).toEqual([
    {
      cause: 'Not mirrored',
      where: 'main > div',
      by: width - 100,
      expected: { left: width - 90, right: width - 10, top: 0, bottom: 20 },
      found: { left: 10, right: 90, top: 0, bottom: 20 },
    },
  ]);
});
