import { expect, test, vi } from 'vitest';
import type { Catalogs, MessageKey } from '../config.ts';
import '../fixtures/testConfig.ts';
import { catalogStore } from './catalogStore.preview';

test('what somebody suggests is shown for messages of the project only', () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  catalogStore.load({ en: { title: 'Port', 'steps.0': 'Load' }, es: {} } as Catalogs);
  const suggested = ['title', 'steps.0', 'steps.999999999', 'steps.Infinity', '__proto__.polluted', 'title_few'];
  catalogStore.show(
    [],
    suggested.map((key) => ({ language: 'es', key: key as MessageKey, text: 'x' })),
  );
  expect(catalogStore.current().catalogs.es).toEqual({ title: 'x', 'steps.0': 'x' });
  expect(catalogStore.current().own.es).toEqual({});
  catalogStore.show([], [{ language: 'es', key: 'title' as MessageKey, text: '<img src=x onerror=alert(1)>' }]);
  expect(catalogStore.current().catalogs.es).toEqual({});
  vi.unstubAllGlobals();
});
