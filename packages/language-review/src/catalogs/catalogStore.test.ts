import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogs, MessageKey } from '../config.ts';
import type { Edit } from '../edits/edits.ts';
import '../fixtures/testConfig.ts';
import { catalogStore } from './catalogStore.preview';

let stored = '[]';

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('localStorage', { getItem: () => stored });
});
afterEach(() => {
  stored = '[]';
  vi.unstubAllGlobals();
});

const markup: Edit = { language: 'es', key: 'title' as MessageKey, text: '<img src=x onerror=alert(1)>' };

test('what somebody suggests is shown for messages of the project only', () => {
  catalogStore.load({ en: { title: 'Port', 'steps.0': 'Load' }, es: {} } as Catalogs);
  const suggested = ['title', 'steps.0', 'steps.999999999', 'steps.Infinity', '__proto__.polluted', 'title_few'];
  catalogStore.show(
    [],
    suggested.map((key) => ({ language: 'es', key: key as MessageKey, text: 'x' })),
  );
  expect(catalogStore.current().catalogs.es).toEqual({ title: 'x', 'steps.0': 'x' });
  expect(catalogStore.current().own.es).toEqual({});
  catalogStore.show([], [markup]);
  expect(catalogStore.current().catalogs.es).toEqual({});
});

test('an edit that this browser has not stored is shown where it is harmless', () => {
  catalogStore.load({ en: { title: 'Port' }, es: {} } as Catalogs);
  catalogStore.show([{ ...markup, text: 'Puerto' }], []);
  expect(catalogStore.current().own.es).toEqual({ title: 'Puerto' });
  catalogStore.show([markup], []);
  expect(catalogStore.current().catalogs.es).toEqual({});
  stored = JSON.stringify([markup]);
  catalogStore.show([markup], []);
  expect(catalogStore.current().own.es).toEqual({ title: markup.text });
});
