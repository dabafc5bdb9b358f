import { expect, test } from 'vitest';
import { isShowable } from './showableSuggestion.ts';

test.each([
  ['Nos <0>conditions</0>', ['Our <0>terms</0>']],
  ['<strong>Puerto</strong> & < 5', ['The <strong>port</strong> & < 5']],
  ['/es/condiciones', ['/terms']],
  ['Datos: a b', ['Data: a b']],
  ['{count, plural, one {# día} other {# días}}', [undefined, '{count, plural, one {# day} other {# days}}']],
  ['C:\\puerto', ['C:\\port']],
])('is shown: %s', (text, own) => {
  expect(isShowable(text, own)).toBe(true);
});

test.each([
  ['<img src=x onerror=alert(1)>', ['Port']],
  ['<b onclick=alert(1)>a</b>', ['<b>a</b>']],
  ['a <b', ['<b>a</b>']],
  ['<img src=x', ['Port']],
  ['$t(none, { "defaultValue": "\\u003cimg src=x onerror=alert(1)\\u003e" })', ['$t(none)']],
  [' java\tscript:alert(1)', ['/terms']],
  ['[a](JavaScript:alert(1))', ['[a](/terms)']],
  ['data:text/html,x', ['/terms']],
])('is not shown before it is taken over: %s', (text, own) => {
  expect(isShowable(text, own)).toBe(false);
});
