import { expect, test } from 'vitest';
import { i18nextSyntax } from './syntax.ts';

const { errorIn } = i18nextSyntax({});

test.each([
  '{{price, currency}} {{price, currency(EUR)}} {{price, Currency(currency: EUR; minimumFractionDigits: 0)}}',
  '{{n, number(style: unit)}} {{n, number(style: percent)}} {{n, number(useGrouping: false)}}',
  "{{d, datetime(dateStyle: long; timeZone: 'Europe/Madrid')}} {{d, datetime(own)}}",
  '{{n, relativetime}} {{n, relativetime(quarter)}} {{n, relativetime(range: day; numeric: auto)}}',
  '{{names, list(type: disjunction)}} {{names, list, capitals}}',
  '{{name, own(EURO)}} {{constructor, constructor}} {{name, __proto__(a: b)}}',
])('i18next can use the formats of %s', (message) => {
  expect(errorIn?.(message)).toBeUndefined();
});

test.each([
  'currency(EURO)',
  'currency(EUR',
  'relativetime(bogus)',
  'datetime(dateStyle: longue)',
  'datetime(timeZone: Mars/X)',
  'number(minimumFractionDigits: 200)',
  'list(type: bogus)',
])('i18next cannot use %s', (format) => {
  expect(errorIn?.(`In {{value, ${format}}}`)).toBe(`has a format that i18next cannot use: ${format}`);
  expect(errorIn?.(`In {{value, capitals, ${format}}}`)).toBe(`has a format that i18next cannot use: ${format}`);
});
