import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isReachable, untilReachable } from '#app/offline/connection.tsx';
import { isTranslated } from './isTranslated';
import type { LoadPage, ShownPage } from './pageLoader';
import { createLoader } from './pageRoute';

vi.mock(import('#app/offline/connection.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  isReachable: vi.fn<typeof isReachable>(async () => true),
  untilReachable: vi.fn<typeof untilReachable>(async () => undefined),
}));
vi.mock(import('./isTranslated'), () => ({ isTranslated: vi.fn<typeof isTranslated>(() => false) }));

const load = vi.fn<LoadPage>();
const loadDocument = vi.fn<() => void>();
const loaded: LoadPage = async (page, language) => ({ page, language, catalogs: { en: {} }, Page: () => null });
const gone: LoadPage = () => Promise.reject(new Error('It is gone'));

beforeEach(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
  load.mockImplementation(loaded);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A visit that begins at the English home page. @param sent what the server has sent of it */
function begin(sent?: ShownPage) {
  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '*',
        element: null,
        loader: createLoader(load, {
          shown: () => router.state.loaderData.page as ShownPage,
          loadDocument,
          stay: () => undefined,
        }),
      },
    ],
    sent && { hydrationData: { loaderData: { page: sent } } },
  );
  const shown = () => {
    const { language, page, error } = router.state.loaderData.page as ShownPage;
    return { at: router.state.location.pathname, language, page, ...(error && { error: error.message }) };
  };
  return { shown, go: (url: string) => router.navigate(url) };
}

const home = { at: '/', language: 'en', page: 'home' };

test('a page that the server has not sent, as in development, is loaded', async () => {
  const { shown } = begin();
  await vi.waitFor(() => expect(shown()).toEqual(home));
});

test('the page stays until the next one is loaded, and the last navigation counts', async () => {
  const { shown, go } = begin(await loaded('home', 'en'));
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  load.mockImplementationOnce((page, language) => slow.then(() => loaded(page, language)));
  const first = go('/fr/contact');
  expect(shown()).toEqual(home);
  await go('/es/privacy-policy');
  finish();
  await first;
  expect(shown()).toEqual({ at: '/es/privacy-policy', language: 'es', page: 'privacyPolicy' });
});

test('a file that is gone: the document is loaded once, then the page says so, until its files are there again', async () => {
  const { shown, go } = begin(await loaded('home', 'en'));
  load.mockImplementation(gone);
  void go('/contact');
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(1));
  expect(shown()).toEqual(home);
  await go('/contact');
  expect(shown()).toEqual({ ...home, at: '/contact', error: 'It is gone' });
  load.mockImplementation(loaded);
  await go('/contact?again');
  expect(shown()).toEqual({ at: '/contact', language: 'en', page: 'contact' });
  expect(loadDocument).toHaveBeenCalledTimes(1);
  load.mockImplementation(gone);
  void go('/contact?later');
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(2));
});

test('without storage, no document is loaded again', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { shown, go } = begin(await loaded('home', 'en'));
  load.mockImplementation(gone);
  await go('/contact');
  expect(shown()).toMatchObject({ error: 'It is gone' });
  expect(loadDocument).not.toHaveBeenCalled();
});

test('a server that is silent: the page stays, and the next one comes once the server answers', async () => {
  const { shown, go } = begin(await loaded('home', 'en'));
  load.mockImplementationOnce(gone);
  vi.mocked(isReachable).mockResolvedValueOnce(false);
  vi.mocked(untilReachable).mockImplementationOnce(async () => expect(shown()).toEqual(home));
  await go('/contact');
  expect(untilReachable).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual({ at: '/contact', language: 'en', page: 'contact' });
});

test('a page that the browser has translated: another language loads the document, once the server answers; a link does not', async () => {
  vi.mocked(isTranslated).mockReturnValue(true);
  const { shown, go } = begin(await loaded('home', 'en'));
  await go('/contact');
  expect(loadDocument).not.toHaveBeenCalled();
  vi.mocked(isReachable).mockResolvedValueOnce(false);
  void go('/ar/contact');
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(1));
  expect(untilReachable).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual({ at: '/contact', language: 'en', page: 'contact' });
  vi.mocked(isTranslated).mockReturnValue(false);
});

test('a path that cannot be decoded is not found, with the messages of the present page', async () => {
  // The router warns of it.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { shown, go } = begin(await loaded('home', 'en'));
  await go('/%E0%A4%A');
  expect(shown()).toMatchObject({ page: 'home', language: 'en', error: expect.stringContaining('%E0') as string });
  expect(load).not.toHaveBeenCalled();
});
