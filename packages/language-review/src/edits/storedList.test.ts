import { afterEach, expect, test, vi } from 'vitest';
import { isStorageFailing, projectKey, storedList } from './storedList.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

function stubPage(project: string, href: string) {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: project }) });
  vi.stubGlobal('location', { href });
}

function stubStorage(stored: Map<string, string>, setItem: (key: string, value: string) => void) {
  stubPage('"app"', 'http://localhost:6006/?path=/story/button');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem,
  });
}
afterEach(() => vi.unstubAllGlobals());

test('what is not valid here is kept beside the items', () => {
  const stored = new Map<string, string>();
  stubStorage(stored, (key, value) => void stored.set(key, value));
  stored.set(projectKey('list'), '[1, "of another branch"]');
  const list = storedList('list', isNumber);
  expect(list.read()).toEqual([1]);
  list.write([2, 3]);
  expect(stored.get(projectKey('list'))).toBe('["of another branch",2,3]');
});

test.each([
  ['of two folders in development', '"app /b"', 'http://localhost:6006/'],
  ['that are published side by side', '"app /a"', 'http://localhost:6006/app-b/'],
])('projects %s have lists of their own', (_, project, page) => {
  const stored = new Map<string, string>();
  stubStorage(stored, (key, value) => void stored.set(key, value));
  const list = storedList('list', isNumber);
  stubPage('"app /a"', 'http://localhost:6006/?path=/story/button');
  list.write([1]);
  stubPage(project, page);
  expect(list.read()).toEqual([]);
  list.write([2]);
  stubPage('"app /a"', 'http://localhost:6006/iframe.html?id=button');
  expect(list.read()).toEqual([1]);
});

test.each(['{', '7', ''])('a list that holds %j is empty', (broken) => {
  const stored = new Map<string, string>();
  stubStorage(stored, () => undefined);
  stored.set(projectKey('list'), broken);
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

test('a page that the browser shows again as it was reads what other tabs have stored', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const listener = vi.fn<() => void>();
  storedList('list', isNumber).subscribe(listener);
  for (const persisted of [false, true]) page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(listener).toHaveBeenCalledTimes(1);
});
