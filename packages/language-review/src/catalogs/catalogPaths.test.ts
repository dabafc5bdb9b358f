import { afterEach, expect, test } from 'vitest';
import { catalogAt, catalogsName, hasFlatCatalogs } from './catalogPaths.ts';
import { configure, type FormatName } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';

afterEach(() => void configure(testConfig));

test.each<[format: FormatName, catalogs: string, isFlat: boolean]>([
  ['flat', 'locales/{language}.json', true],
  ['react-intl', 'locales/{language}.json', true],
  // They may be nested.
  ['react-i18next', 'locales/{language}.json', false],
  ['lingui', 'locales/{language}.po', false],
])('whether the panel can write a whole catalog of %s at %s: %s', (format, catalogs, isFlat) => {
  configure({ ...testConfig, format, catalogs });
  expect(hasFlatCatalogs()).toBe(isFlat);
});

test.each([
  ['locales/{language}.json', 'es.json'],
  ['locales/app.{language}.json', 'app.es.json'],
  ['{language}.json', 'es.json'],
  ['src/locales/{language}/{namespace}.json', 'es/*.json'],
  ['src/{namespace}/{language}.json', '*/es.json'],
  ['src/features/{namespace}/locales/{language}.json', '*/locales/es.json'],
])('the catalogs of a language at %s are called %s', (catalogs, name) => {
  configure({ ...testConfig, catalogs });
  expect(catalogsName('es')).toBe(name);
});

test.each(['locales/{language}.json', './locales/{language}.json', '/locales/{language}.json'])(
  'a module in another folder imports the catalogs of %s',
  (catalogs) => {
    configure({ ...testConfig, catalogs });
    expect(catalogAt('../locales/es.json')?.language).toBe('es');
  },
);
