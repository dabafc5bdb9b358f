import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { reactIntl } from '../adapters/reactIntl/reactIntl.preview.tsx';
import { readCatalogs } from '../adapters/readCatalogs.ts';
import { trackKeyUsage } from '../adapters/flat/trackKeyUsage.ts';
import type { Catalog, Catalogs, MessageKey } from '../config.ts';
import { decisionStore } from '../approvals/decisionStore.panel.ts';
import { noteStore } from '../notes/noteStore.panel.ts';
import { progressStatuses } from '../coverage/progressStatuses.panel.ts';
import { noChanges } from '../edits/changes.ts';
import { decisionConflict, editConflict } from '../sharing/conflicts.panel.ts';
import { lookup } from './messages.ts';
import { applyNoteChanges } from '../notes/applyNoteChanges.server.ts';
import { catalogJson } from './catalogJson.ts';
import { report } from '../coverage/report.server.ts';
import { readSavedFeedback } from '../edits/savedFeedback.server.ts';
import { readStoriesByMessage, readTextWidths, saveStoryResults } from '../coverage/storyResults.server.ts';
import { runTextChecks } from '../checks/text/textChecks.server.ts';
import { parseSharedChanges } from '../sharing/sharedChanges.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { createTestProject } from '../fixtures/testProject.ts';

/** What every object has, and a key from outside can be called. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'] as unknown as MessageKey[];

/** As `JSON.parse` reads them: `{ __proto__: … }` in code would be no key. */
const objectOf = <Value>(value: Value, keys: readonly string[] = inherited) =>
  JSON.parse(`{${keys.map((key) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(', ')}}`) as Record<
    string,
    Value
  >;

const { root, write, save, writeCatalog, readCatalog, remove } = createTestProject();
const source = (text: string, keys: readonly string[] = inherited) =>
  `${JSON.stringify(objectOf(text, keys), null, 2)}\n`;

const storyFile = 'src/A.stories.tsx';

/** The result of a story that shows all of these keys, each as wide as is said. */
const resultOf = (width: { used: number; available: number }) => ({
  file: storyFile,
  stories: ['a--b'],
  story: 'a--b',
  language: 'es' as const,
  keys: inherited,
  widths: inherited.map((key) => ({
    key,
    language: 'es' as const,
    text: 'es',
    isLabel: true,
    viewport: 320,
    story: 'a--b',
    ...width,
  })),
});

beforeEach(() => {
  for (const file of ['src/i18n/approvals/es.json', 'src/i18n/notes/es.json']) write(file, '{}');
  write(testConfig.storyResults, '{}');
  for (const language of ['en', 'es', 'ar', 'fr']) writeCatalog(language, source(language));
  return () => {
    if (Object.keys(Object.prototype).length > 0) throw new Error('A key was written to the prototype of all objects');
  };
});
afterAll(remove);

describe('that no catalog has', () => {
  const catalogs: Catalogs = { en: { title: 'Port' } as Catalog, es: { title: 'Puerto' } as Catalog };

  beforeEach(() => {
    writeCatalog('en', source('Port', ['title']));
    writeCatalog('es', source('Puerto', ['title']));
  });

  test.each(inherited)('%s: an edit, an approval and a decision are refused with a sentence', async (key) => {
    await expect(save('es', { edits: [{ key, text: 'x', from: 'y' }] })).rejects.toMatchObject({ status: 422, key });
    await expect(save('es', { by: 'Mona', decisions: [{ key, source: 'x', text: 'y' }] })).rejects.toMatchObject({
      status: 409,
      key,
    });
    await expect(save('es', { decisions: [{ key, source: 'x', text: 'y', withdrawn: true }] })).resolves.toMatchObject({
      saved: 1,
      approvals: {},
    });
    expect(readCatalog('es')).toBe(source('Puerto', ['title']));
  });

  test.each(inherited)('%s: a suggestion is named as a conflict', (key) => {
    const edit = { language: 'es' as const, key, text: 'x' };
    const reason = `There is no key "${key}" in the English catalog.`;
    expect(editConflict(edit, catalogs, [])).toEqual({ reason, canTake: false });
    const decision = { language: 'es' as const, key, source: 'x', text: 'y' };
    expect(decisionConflict(decision, catalogs, noChanges, [])).toMatchObject({ canTake: false, now: undefined });
    expect(lookup(catalogs, 'es', key)).toEqual({ text: key, language: 'en' });
    expect(catalogJson(new Map(Object.entries(catalogs.es!)), new Map(Object.entries(catalogs.en!)), [edit])).toBe(
      source('Puerto', ['title']),
    );
  });

  test('an approval of such a key is removed from its file', async () => {
    write(
      'src/i18n/approvals/es.json',
      JSON.stringify(objectOf({ source: 'x', text: 'y', by: 'Mona', on: '2030-01-02' })),
    );
    const { approvals } = await save('es', {
      decisions: [{ key: 'title', source: 'Port', text: 'Puerto', withdrawn: true }],
    });
    expect(approvals).toEqual({});
  });
});

describe('that all catalogs have', () => {
  test('the catalogs are read and reported as any other', async () => {
    const [named, ...others] = inherited;
    write(storyFile, '');
    write('src/Page.tsx', `t('${named}')`);
    await saveStoryResults(root, [resultOf({ used: 20, available: 10 })]);
    const { text } = await report(root, testConfig);
    for (const key of inherited) expect(text).toContain(`${key} is wider than its line`);
    for (const key of others) expect(text).toContain(`  ${key} is named by no source`);
    expect(text).not.toContain(`  ${named} is named by no source`);
    expect(text).toMatch(/^es .* 5 +100\u202F% +0 /m);
    const { findings } = await runTextChecks(root);
    for (const key of inherited) expect(JSON.stringify(findings.es)).toContain(`"${key}":[{"kind":"width"`);
  });

  test.each(inherited)('%s is edited, approved and noted', async (key) => {
    const place = { story: key, role: 'link', name: key, key, nth: 0, width: 320 };
    const saved = await save('es', {
      by: 'Mona',
      edits: [{ key, text: 'nuevo', from: 'es' }],
      decisions: [{ key, source: 'en', text: 'nuevo' }],
      notes: [{ id: '00c0ffee', place, text: 'x' }],
    });
    expect(saved.saved).toBe(3);
    expect(readCatalog('es')).toBe(
      source('es').replace(`${JSON.stringify(key)}: "es"`, `${JSON.stringify(key)}: "nuevo"`),
    );
    const { approvals, notes, errors } = readSavedFeedback(root);
    expect(errors).toEqual([]);
    expect(Object.entries(approvals.es!)).toEqual([[key, expect.objectContaining({ text: 'nuevo' })]]);
    expect(notes.es).toMatchObject({ '00c0ffee': { story: key } });
  });

  test('adapters have their messages', () => {
    const files = { '/src/i18n/messages/en.json': objectOf('en'), '/src/i18n/messages/es.json': objectOf('es') };
    for (const { es } of [readCatalogs(files), reactIntl(files).readMessages()])
      expect(Object.entries(es!)).toEqual(inherited.map((key) => [key, 'es']));
    const onMessage = vi.fn<(key: MessageKey, language: string) => void>();
    const onUnknown = vi.fn<(key: string) => void>();
    const tracked = trackKeyUsage(readCatalogs(files), 'es', { onMessage, onUnknown });
    for (const key of inherited) Object.hasOwn(tracked.es!, key);
    expect(onMessage.mock.calls).toEqual(inherited.map((key) => [key, 'es']));
    expect(onUnknown).not.toHaveBeenCalled();
  });

  test('the results of stories are kept', async () => {
    write(storyFile, '');
    await saveStoryResults(root, [resultOf({ used: 1, available: 2 })]);
    for (const results of [readStoriesByMessage(root), readTextWidths(root, () => 'es')])
      expect(Object.keys(results ?? {}).toSorted()).toEqual([...inherited].toSorted());
  });
});

test.each(inherited)('a story called %s has its notes and approvals, and no other has them', (story) => {
  const count = { approved: 1, stale: 0, total: 2 };
  const progress = { approvals: objectOf({ es: count }, [story]), openNotes: objectOf({ es: 1 }, [story]) };
  expect(progressStatuses(progress, ['es'])).toMatchObject([
    { storyId: story, description: expect.stringContaining('1 open note') as string },
  ]);
  expect(progressStatuses({ approvals: objectOf({ es: count }, ['a--b']), openNotes: {} }, ['es'])).toHaveLength(1);
});

test.each(inherited)('the panel counts the notes on a story called %s, and finds no approval of such a key', (key) => {
  const note = { story: key, role: 'link', name: '', nth: 0, width: 0, isResolved: false, thread: [] };
  noteStore.setFiles({ es: { '00c0ffee': note } });
  expect(Object.entries(noteStore.openCounts())).toEqual([[key, { es: 1 }]]);
  decisionStore.setFiles({ es: {} });
  expect(decisionStore.inFile({ language: 'es', key })).toBeUndefined();
});

test.each(inherited)('a note is not found by the id %s', (id) => {
  expect(() => applyNoteChanges(new Map(), [{ id, isResolved: true }], { by: '', on: '' })).toThrow('no longer');
});

test.each(inherited)('a shared review with %s in all places pollutes nothing', (key) => {
  const json = JSON.stringify({
    languageReview: 1,
    by: key,
    edits: [{ language: 'es', key, text: key, from: key }],
    decisions: [{ language: 'es', key, source: key, text: key }],
    notes: [
      { language: 'es', id: '00c0ffee', text: key, place: { story: key, role: key, name: key, key, nth: 0, width: 0 } },
    ],
  });
  expect(JSON.stringify(parseSharedChanges(json))).toContain(key);
  const polluting = json.replace('"by"', '"__proto__": { "edits": [], "languageReview": 1 }, "by"');
  expect(() => parseSharedChanges(polluting.replace('"languageReview":1,', ''))).toThrow('It is not a review');
});
