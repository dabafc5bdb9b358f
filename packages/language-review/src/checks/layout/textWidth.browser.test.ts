import { expect, test } from 'vitest';
import { inject, root } from '../../fixtures/testPage';
import { measureTextWidth } from './textWidth.preview';

const font = 'font: 16px/1.5 sans-serif';

/** The widths of the text in the element with an id. */
function widthsOf(markup: string, source = 'Send') {
  inject('ltr', `<div style="inline-size: 300px; ${font}">${markup}</div>`);
  const before = root.innerHTML;
  const text = root.querySelector('#text')?.firstChild as Text;
  const measured = measureTextWidth(text, source);
  expect(root.innerHTML).toBe(before);
  return measured;
}

test('a text in a block has its width', () => {
  const widths = widthsOf('<p id="text" style="margin: 0; padding: 0 20px">Enviar</p>');
  expect(widths?.available).toBeCloseTo(260, -1);
  expect(widths?.source).toBeLessThan(widths?.used ?? 0);
  expect(widths?.used).toBeLessThan(60);
});

test('a text that breaks is measured as on one line', () => {
  const widths = widthsOf('<p id="text" style="margin: 0; inline-size: 100px">Enviar el mensaje ahora mismo</p>');
  expect(widths?.available).toBeCloseTo(100, -1);
  expect(widths?.used).toBeGreaterThan(180);
});

test('what a button in a row may take is left by its neighbours, which are not to break', () => {
  const row = (text: string) =>
    `<div style="display: flex; gap: 10px"><span>Two words</span><span id="text">${text}</span></div>`;
  const { available = 0 } = widthsOf(row('Enviar')) ?? {};
  const neighbour = root.querySelector('span')?.getBoundingClientRect().width ?? 0;
  expect(Math.abs(available - (300 - 10 - neighbour))).toBeLessThan(6);
});

test.each([
  ['a balanced heading', 'margin: 0; text-wrap: balance', 300],
  ['a text that never breaks', 'margin: 0; white-space: nowrap; inline-size: 200px', 200],
  ['a greatest width', 'margin: 0; max-inline-size: 120px', 120],
  ['an element as wide as its content', 'display: inline-block; padding: 0 10px', 280],
  ['one that cuts it', 'display: inline-block; padding: 0 10px; overflow: hidden; white-space: nowrap', 280],
])('%s', (_name, style, width) => {
  const { available = 0 } = widthsOf(`<p id="text" style="${style}">Enviar</p>`) ?? {};
  expect(Math.abs(available - width)).toBeLessThan(6);
});

const button = 'box-sizing: border-box; inline-size: 140px; padding: 8px 15px; border: 1px solid';

test.each([
  ['that never breaks', `<button id="text" style="${button}; overflow: hidden; white-space: nowrap">`],
  ['that is not cut', `<button id="text" style="${button}; white-space: nowrap">`],
  ['that breaks', `<button id="text" style="${button}">`],
  [
    'with an ellipsis, as its style sheet insists',
    `<style>.cut { white-space: nowrap !important }</style>
     <a class="cut" id="text" style="${button}; display: block; overflow: hidden; text-overflow: ellipsis">`,
  ],
  ['in a row', `<button id="text" style="${button}; display: inline-flex; overflow: hidden; white-space: nowrap">`],
  [
    'around a box with its text',
    `<button style="${button}; overflow: hidden"><span id="text" style="display: inline-block; white-space: nowrap">`,
  ],
  [
    'around a box that does not shrink',
    `<button style="${button}; display: flex; overflow: clip"><span id="text" style="flex: none; white-space: nowrap">`,
  ],
  [
    'around its text, which never breaks',
    `<button style="${button}; overflow: hidden"><span id="text" style="white-space: nowrap">`,
  ],
])('a button %s has the width of its content box in each language', (_name, start) => {
  for (const text of ['Envoi', 'Enviar el mensaje ahora', 'Datenschutzerklärungen', 'إرسال الرسالة الآن إلى الجميع']) {
    const { used = 0, available } = widthsOf(`${start}${text}`) ?? {};
    expect([text, available]).toEqual([text, expect.closeTo(108, 0)]);
    expect(used > 108).toBe(text !== 'Envoi');
  }
});

test('a button as wide as its content may grow, whatever cuts it', () => {
  const { available = 0 } =
    widthsOf(
      '<button style="display: inline-flex; padding: 0 20px; border: 0; overflow: hidden"><span id="text" style="white-space: nowrap">Enviar',
    ) ?? {};
  expect(available).toBeCloseTo(260, 0);
});

test.each([
  ['beside other text', '<p>Lea los <a id="text">términos</a> antes</p>'],
  ['not displayed', '<p id="text" hidden>Enviar</p>'],
])('a text %s has no line of its own', (_name, markup) => {
  expect(widthsOf(markup)).toBeUndefined();
});

test('where the source text breaks, a translation may break as well', () => {
  const paragraph = '<p id="text" style="margin: 0; inline-size: 60px">Enviar';
  expect(widthsOf(paragraph, 'Send the message')).toBeUndefined();
  expect(widthsOf(paragraph)).toBeDefined();
});
