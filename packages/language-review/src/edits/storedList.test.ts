import { afterEach, expect, test, vi } from 'vitest';
import { isStorageFailing, storedList } from './storedList.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

function stubStorage(stored: Map<string, string>, setItem: (key: string, value: string) => void) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem });
}
afterEach(() => vi.unstubAllGlobals());

test('what is not valid here is kept beside the items', () => {
  const stored = new Map([['list', '[1, "of another branch"]']]);
  stubStorage(stored, (key, value) => void stored.set(key, value));
  const list = storedList('list', isNumber);
  expect(list.read()).toEqual([1]);
  list.write([2, 3]);
  expect(stored.get('list')).toBe('["of another branch",2,3]');
});

test.each(['{', '7', ''])('a list that holds %j is empty', (broken) => {
  stubStorage(new Map([['list', broken]]), () => undefined);
  expect(storedList('list', isNumber).read()).toEqual([]);
});

test('storage that is full or blocked is reported until it works again', () => {
  const stored = new Map<string, string>();
  let isFull = true;
  stubStorage(stored, (key, value) => {
    if (isFull) throw new DOMException('', 'QuotaExceededError');
    stored.set(key, value);
  });
  const list = storedList('list', isNumber);
  list.write([1]);
  expect(isStorageFailing()).toBe(true);
  isFull = false;
  list.write([1]);
  expect(isStorageFailing()).toBe(false);
  expect(list.read()).toEqual([1]);
});
