import { afterEach, expect, test } from 'vitest';
import { configure } from '../config.ts';
import { isShowable } from './showableSuggestion.ts';
import { testConfig } from '../fixtures/testConfig.ts';

afterEach(() => void configure(testConfig));

test.each([
  ['Nos <0>conditions</0>', ['Our <0>terms</0>']],
  ['<strong>Puerto</strong> & < 5', ['The <strong>port</strong> & < 5']],
  ['/es/condiciones', ['/terms']],
  ['Datos: a b', ['Data: a b']],
  ['Data: 5 MB, image/text', ['Data']],
  ['{count, plural, one {# día} other {# días}}', [undefined, '{count, plural, one {# day} other {# days}}']],
  ['C:\\puerto', ['C:\\port']],
  ['\u05E6\u05D4"\u05DC: "\u05E9\u05DC\u05D5\u05DD", ("{{name}}")', ['Hello {{name}}']],
  ['„Hafen" heißt „{{name}} 2"', ['“Port” is “{{name}} 2”']],
  ["l\u2019eau d'ici, R&D & AT&T", ['Water']],
  ['Bien & rápido&nbsp;!', ['Fast&nbsp;!']],
  ['title="{{name}}"', ['alt="{{name}}"']],
  ['<a href="/x">el puerto</a>', ['<a href="/x">port</a>']],
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
  ['a data: image/svg+xml,x', ['/terms']],
  ['Hola" onmouseover="alert(1)', ['Hello']],
  ['Hola "x" onmouseover="alert(1)', ['Say "hello"']],
  ["Hola' onmouseover='alert(1)", ['Hello']],
  ['Hola "onmouseover=alert(1)//" x', ['Hello']],
  ['Hola "onmouseover=alert(1)//" x', ["It's 1 kg = 2 lb"]],
  ['<a title="a > b" onclick="alert(1)">x</a>', ['<a title="a > b" href="/x">x</a>']],
  ['Hola" autofocus', ['<a href="/x">Hello</a>']],
  ['java&Tab;script&#58;alert(1)', ['/terms']],
  ['java&#x73cript&colon;alert(1)', ['/terms']],
  ['&quot onmouseover&equals;alert(1)', ['a &amp; b']],
  ['<b>Hola</b>_bigint_x', ['<b>Hello</b>']],
  ['Hola\u2028a todos', ['Hello']],
])('is not shown before it is taken over: %s', (text, own) => {
  expect(isShowable(text, own)).toBe(false);
});

test.each([
  ['flat', '“'],
  ['flat', "'"],
  ['react-i18next', '{{'],
] as const)('%s: a long text of %s is read at once', (format, unit) => {
  configure({ ...testConfig, format });
  // Read again from each of them, it would take longer than a test may.
  expect(isShowable(unit.repeat(1_000_000), ['Bonjour'])).toBe(true);
});

const attribute = '" onmouseover="alert(1)';

test.each([
  ['react-intl', `Hola {name}${attribute}`, 'Hello {name}'],
  ['react-intl', '" onmouseover{name, select, other {=}}alert(1)', 'Hello {name, select, other {}}'],
  ['react-intl', 'java&{name}Tab;script', 'Hello {name}'],
  ['react-intl', '{n, plural, other {java&}}Tab;script', '{n, plural, other {#}}'],
  ['react-intl', 'Hola {name, date}', 'Hello {name}'],
  ['lingui', `Hola {name}${attribute}`, 'Hello {name}'],
  ['lingui', 'Hola {name, time}', 'Hello {name}'],
  ['lingui', 'Hola {n, number, bogus}', 'Hello {n, number, percent}'],
  ['flat', `Hola {name}${attribute}`, 'Hello {name}'],
  ['flat', 'java&{name}#58;alert(1)', 'Hello {name}'],
  ['react-i18next', `Hola {{name}}${attribute}`, 'Hello {{name}}'],
  ['react-i18next', 'Hola {{- name}}', 'Hello {{name}}'],
  ['react-i18next', 'Hola {{-name, upper}}', 'Hello {{name}}'],
  ['react-i18next', 'Hola {{- count}}', 'Hello {{count}}'],
  ['react-i18next', `Hola {{name}} $t(x, {'interpolation':{'escapeValue':false},'a':'('})`, 'Hello {{name}}'],
  ['react-i18next', 'Hola {{name}} $t(x, {{name}}', 'Hello {{name}}'],
] as const)('%s: %s ends no attribute, and a value is escaped and formatted as in %s', (format, text, own) => {
  configure({ ...testConfig, format });
  expect(isShowable(text, [own])).toBe(false);
  expect(isShowable(own, [own])).toBe(true);
  expect(isShowable(text, [own, text])).toBe(true);
});

const terms = 'https://x.test/{locale}/terms';

test.each([
  ['react-intl', 'java{locale, select, other {}}script:alert(1)', terms],
  ['react-intl', 'j{locale, select, en {zz} other {ava}}{locale, select, en {zz} other {scr}}ipt:alert(1)', terms],
  ['react-intl', '{locale, select, other {da}}ta:text/html,x', terms],
  ['react-intl', '{n, plural, one {x} other {data:text/html,y}}', '{n, plural, one {x} other {y}}'],
  ['react-intl', '{a, select, x {da} other {x}}ta: text/html,y', '{a, select, x {/} other {}}'],
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
