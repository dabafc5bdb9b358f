import { testLayoutCheck } from '../../fixtures/testLayoutCheck';
import { covered } from './covered.preview';

const shape = (size: number, circle: string) => `<svg viewBox="0 0 ${size} ${size}"><circle ${circle}></circle></svg>`;
const dot = shape(8, 'cx="4" cy="4" r="4"');
const ring = shape(80, 'cx="40" cy="40" r="39" fill="none" stroke="red"');

const field = (style: string) => `<input style="inline-size: 100%; block-size: 40px; ${style}">`;

testLayoutCheck(covered, ({ text, background, p, div, span, button, link, empty, cover, relative }) => ({
  finds: {
    Covered: {
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
      'a button over the text of a field': relative(
        field(''),
        button('position: absolute; inset-block-start: 8px; inset-inline-end: 4px', '×'),
      ),
      'below the end of the screen': empty('block-size: 3000px') + p() + p('margin-block-start: -14px'),
    },
  },
  accepts: {
    'a tight title': p('font-size: 60px; line-height: 1.06', `${text} ${text} ${text}`) + p(),
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
    'a link below a box that lets clicks through': relative(
      link(),
      empty('position: absolute; inset: 0; pointer-events: none'),
    ),
    'a link where the list of a closed menu would be':
      `<details style="position: relative"><summary>${text}</summary><ul style="position: absolute; z-index: 1; inset-inline: 0; display: grid"><li>${link()}</li><li>${link()}</li></ul></details>` +
      link(),
    'a link above a transparent box': relative(empty('position: absolute; inset: 0'), link('position: relative')),
    'a link in a box that covers others':
      empty('block-size: 30px') + div('position: relative; margin-block-start: -30px', link()),
    'a checkbox below its label': `<label style="position: relative"><input type="checkbox" style="position: absolute"><span style="position: relative; display: inline-block">${text}</span></label>`,
    'a button in the padding of a field': relative(
      field('padding-inline-end: 40px'),
      button('position: absolute; inset-block-start: 8px; inset-inline-end: 4px', '×'),
    ),
    'a button in the corner of a link': relative(
      link('padding-block-end: 90px'),
      div('position: absolute; inset-block-end: 8px; inset-inline-end: 8px', button('', '×')),
    ),
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
    'two columns': div('columns: 2; inline-size: 400px', p('', `${text} ${text} ${text}`).repeat(2)),
  },
}));
