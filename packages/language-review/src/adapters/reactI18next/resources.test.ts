import { expect, test } from 'vitest';
import type { Catalogs } from '../../config.ts';
import '../../fixtures/testConfig.ts';
import { changedContents } from './resources.ts';

test.each([[false], [5], [null], [[]]])('a text is shown where the catalog has %j in place of its object', (home) => {
  const contents = [
    { language: 'en', namespace: undefined, content: { home: { title: 'Port' } } },
    { language: 'fr', namespace: undefined, content: { home } },
  ] as const;
  const catalogs = { en: { 'home.title': 'Port' }, fr: { 'home.title': 'Le port' } } as Catalogs;
  const [changed] = changedContents(contents, { en: catalogs.en, fr: {} }, catalogs);
  expect(changed?.content).toHaveProperty('home.title', 'Le port');
});
