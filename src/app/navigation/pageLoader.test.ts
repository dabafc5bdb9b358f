import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageData } from '#app/pageData.ts';
import { pages } from '#content/pages.ts';
import { createPageLoader } from './pageLoader';
import { loadErrorPage } from './PageBoundary';
import { prefetchPages } from './prefetchPages';
import { savesData } from './savesData';
import { loadScreen } from './screens';

const Page = () => null;

vi.mock(import('./screens'), () => ({ loadScreen: vi.fn<typeof loadScreen>(async () => ({ Page })) }));
vi.mock(import('./PageBoundary'), () => ({
  loadErrorPage: vi.fn<typeof loadErrorPage>(() => Promise.reject(new TypeError('Failed to fetch'))),
}));

const first = { page: 'home', language: 'en', catalogs: { en: { contactUs: 'Contact us' } } } as const;
const font = { family: 'Arabic', url: '/arabic.woff2', descriptors: {} };
const data: PageData = { folder: '/messages', scripts: [], first, fonts: { ar: font } };

const request = vi.fn<(url: string) => Promise<Response>>();
const catalogs = { en: { contactUs: 'Contact us' } };

beforeEach(() => {
  request.mockImplementation(() => Promise.resolve(Response.json(catalogs)));
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('what a page needs is requested once, and nothing for the page that the server has sent', async () => {
  const load = createPageLoader(data);
  expect(await load('home', 'en')).toEqual({ ...first, Page });
  expect(request).not.toHaveBeenCalled();
  const contact = load('contact', 'en');
  expect(load('contact', 'en')).toBe(contact);
  expect(await contact).toEqual({ page: 'contact', language: 'en', catalogs, Page });
  expect(request.mock.calls).toEqual([['/messages/en/contact.json']]);
});

test.each([
  ['messages', () => request.mockResolvedValueOnce(new Response(null, { status: 404 }))],
  ['script', () => vi.mocked(loadScreen).mockRejectedValueOnce(new TypeError('Failed to fetch'))],
])('after a failure of its %s, a page is requested again', async (_, fail) => {
  fail();
  const load = createPageLoader(data);
  await expect(load('contact', 'en')).rejects.toThrow(/contact could not be loaded|Failed to fetch/);
  expect(await load('contact', 'en')).toMatchObject({ page: 'contact' });
});

test('the font of a language is loaded with its first page; without it, the page is shown all the same', async () => {
  const add = vi.fn<(font: unknown) => void>();
  const loadFont = vi
    .fn<() => Promise<string>>(() => Promise.resolve('loaded'))
    .mockRejectedValueOnce(new Error('404'));
  vi.stubGlobal('document', { fonts: { add } });
  vi.stubGlobal(
    'FontFace',
    class {
      load = loadFont;
    },
  );
  const load = createPageLoader(data);
  expect(await load('home', 'ar')).toMatchObject({ language: 'ar' });
  expect(add).not.toHaveBeenCalled();
  await load('contact', 'ar');
  await load('termsOfService', 'ar');
  expect(add.mock.calls).toEqual([['loaded']]);
  expect(loadFont).toHaveBeenCalledTimes(2);
});

test.each([
  [{}, false],
  [{ connection: { saveData: false, effectiveType: '3g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
])('nothing is loaded ahead where that costs the visitor: %o', (navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(savesData()).toBe(expected);
});

test('the other pages and the error page are loaded ahead, also where one is missing', async () => {
  vi.stubGlobal('document', { createElement: () => ({ content: { nodeType: 11 } }) });
  vi.mocked(loadScreen).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await prefetchPages(createPageLoader(data), first);
  expect(request).toHaveBeenCalledTimes(Object.keys(pages).length - 1);
  expect(loadErrorPage).toHaveBeenCalledTimes(1);
});
