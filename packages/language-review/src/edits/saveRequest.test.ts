import { afterEach, expect, test, vi } from 'vitest';
import '../fixtures/testConfig.ts';
import { parseSharedChanges } from '../sharing/sharedChanges.ts';
import { loadCatalog, saveChanges } from './saveChanges.panel';

afterEach(() => vi.unstubAllGlobals());

const edits = [
  { language: 'fr', key: 'phone', text: 'Tél.', from: 'Téléphone' },
  { language: 'fr', key: 'email', text: 'Courriel' },
] as const;

const unsaved = {
  edits,
  decisions: [
    { language: 'fr', key: 'phone', source: 'Telephone', text: 'Tél.' },
    { language: 'fr', key: 'email', source: 'Email', text: 'Courriel', withdrawn: true },
  ],
  notes: [{ language: 'fr', id: '00c0ffee', text: 'Too long' }],
  by: 'Mona',
} as const;

const mockFetch = (respond: () => Promise<Response>) => {
  const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(respond);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('changes are sent as they are shared', async () => {
  const fetch = mockFetch(async () => Response.json({ saved: 2 }));
  expect(await saveChanges('fr', unsaved)).toEqual({ saved: 2 });
  const [url, { method, body }] = fetch.mock.calls[0]!;
  expect([url, method]).toEqual(['./language-review/save/fr', 'POST']);
  expect(parseSharedChanges(body as string)).toEqual(unsaved);
  expect(fetch).toHaveBeenCalledOnce();
});

test.each([
  [422, { key: 'phone' }, ''],
  [409, { key: 'phone' }, ' Undo your change to see what stands there now.'],
  [409, {}, ''],
])(
  'a rejection has the error of the workbench, the key of the message, and what helps: %s %j',
  async (status, of, hint) => {
    mockFetch(async () => Response.json({ error: 'It is no text.', ...of }, { status }));
    expect(await saveChanges('fr', unsaved)).toEqual({ error: `It is no text.${hint}`, ...of });
  },
);

test.each([
  ['a failed connection', () => Promise.reject(new TypeError('Failed to fetch')), /does not answer/],
  ['an HTML response', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), /answered with 502/],
  ['success without a number', async () => Response.json({}), /answered with 200/],
  ['the JSON value null', async () => Response.json(null), /answered with 200/],
])('%s has its own error', async (_, respond, sentence) => {
  mockFetch(respond);
  expect(await saveChanges('fr', unsaved)).toEqual({ error: expect.stringMatching(sentence) });
});

test('a catalog is read from the file that Storybook serves', async () => {
  const fetch = mockFetch(async () => Response.json([['phone', 'Du fichier']]));
  expect(await loadCatalog('fr')).toEqual(new Map([['phone', 'Du fichier']]));
  expect(fetch).toHaveBeenCalledExactlyOnceWith('./language-review/catalogs/fr.json', expect.anything());
});
