import { afterEach, expect, test } from 'vitest';
import { configure } from './config.ts';
import { isShowable } from './showableSuggestion.ts';
import { testConfig } from './testConfig.ts';

afterEach(() => void configure(testConfig));

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

const terms = 'https://x.test/{locale}/terms';

test.each([
  ['react-intl', 'java{locale, select, other {}}script:alert(1)', terms],
  ['react-intl', 'j{locale, select, en {zz} other {ava}}{locale, select, en {zz} other {scr}}ipt:alert(1)', terms],
  ['react-intl', '{locale, select, other {da}}ta:text/html,x', terms],
  ['lingui', 'java{undefined}script:alert(1)', terms],
  ['lingui', 'java{locale}script:alert(1)', terms],
  ['flat', 'java{locale}script:alert(1)', terms],
  ['react-i18next', 'java$t(zz, {"defaultValue":""})script:alert(1)', 'https://x.test/{{locale}}'],
  ['react-i18next', '$t(zz, {"defaultValue":"java"})$t(zz, {"defaultValue":"script:alert(1)"})', '/terms'],
  ['react-i18next', 'java{{locale}}script:alert(1)', 'https://x.test/{{locale}}'],
] as const)('%s: no value is needed to run %s', (format, text, own) => {
  configure({ ...testConfig, format });
  expect(isShowable(text, [own])).toBe(false);
  expect(isShowable(own, [own])).toBe(true);
});
