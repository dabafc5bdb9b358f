import { afterEach, expect, test } from 'vitest';
import { hasFlatCatalogs } from './catalogPaths.ts';
import { configure, type FormatName } from './config.ts';
import { testConfig } from './testConfig.ts';

afterEach(() => void configure(testConfig));

test.each<[format: FormatName, catalogs: string, isFlat: boolean]>([
  ['flat', 'locales/{language}.json', true],
  ['flat', 'locales/{language}/{namespace}.json', false],
  ['react-intl', 'locales/{language}.json', true],
  // They may be nested.
  ['react-i18next', 'locales/{language}.json', false],
  ['lingui', 'locales/{language}.po', false],
])('whether the panel can write a whole catalog of %s at %s: %s', (format, catalogs, isFlat) => {
  configure({ ...testConfig, format, catalogs });
  expect(hasFlatCatalogs()).toBe(isFlat);
});
