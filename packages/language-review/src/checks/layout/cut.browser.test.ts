import { testLayoutCheck } from '../../fixtures/testLayoutCheck';
import { cut } from './cut.preview';

const clipped = 'inline-size: 70px; overflow: hidden; white-space: nowrap';
const shape = (size: number, circle: string) => `<svg viewBox="0 0 ${size} ${size}"><circle ${circle}></circle></svg>`;
const dot = shape(8, 'cx="4" cy="4" r="4"');

testLayoutCheck(cut, ({ text, p, div, button, link, empty, relative, wide, icon }) => ({
  finds: {
    Cut: {
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
    'Scrolls sideways': {
      'too wide': wide,
      'overflow-x: clip': div('overflow-x: clip', wide),
      'hidden from assistive technology': `<div aria-hidden="true" style="overflow: hidden">${wide}</div>`,
      'overflow: hidden of a band': div('margin-inline: -16px; overflow: hidden', wide),
      'overflow-x: clip of the page': `<style>body { overflow-x: clip }</style>${wide}`,
      'absolute position': p('position: absolute; inset-inline-start: calc(100vw - 40px); white-space: nowrap'),
      'out at the start': p('margin-inline-start: -60px'),
      translated: p('position: relative; inset-inline-start: 80%; white-space: nowrap'),
    },
  },
  accepts: {
    'a text': p(),
    'a log that begins at its end': div(
      'display: flex; flex-direction: column-reverse; block-size: 60px; overflow-y: auto',
      p('flex: none').repeat(6),
    ),
    'a carousel that begins at its end': div(
      'display: flex; flex-direction: row-reverse; inline-size: 200px; overflow-x: auto',
      p('flex: none; inline-size: 150px').repeat(3),
    ),
    'the next slide of a carousel': div(
      'display: flex; inline-size: 300px; overflow: hidden',
      `${p('flex: none; inline-size: 300px')}<div aria-hidden="true" style="flex: none">${p('inline-size: 300px')}</div>`,
    ),
    'a text that an image replaces': p('text-indent: -9999px; overflow: hidden'),
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
    'a clipped picture': p() + div('block-size: 0; overflow: hidden', div('margin-block-start: -30px', dot)),
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
    'a select that fits': `<select><option>${text}</option><option>${text} ${text}</option></select>`,
    'a long value': `<input style="inline-size: 70px" placeholder="${text}" value="${text} ${text}">`,
  },
}));
