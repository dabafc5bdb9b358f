import { describe, expect, test } from 'vitest';
import { exampleConfig } from '../config/exampleConfig.ts';
import { changedTexts, languageIssue, taggedStories, type ReadFile } from './languages.ts';

const snapshotIn = (locale: string) => ({ mode: `${locale} large text`, storyId: 'A--one', globals: { locale } });

const issueOf = (snapshot: ReturnType<typeof snapshotIn>, shown: readonly string[], tagged: ReadonlySet<string>) =>
  languageIssue(snapshot, shown, tagged, exampleConfig.languages);

test('a story that shows a language which its mode does not declare has an issue, unless it has the tag', () => {
  const shown = snapshotIn('en');
  expect(issueOf(shown, ['en'], new Set())).toBeUndefined();
  expect(issueOf(shown, [], new Set())).toBeUndefined();
  expect(issueOf(shown, ['en', 'fr', 'es'], new Set(['B--one']))).toBe(
    "It shows messages in French, Spanish, which its mode en large text does not declare: give the story the tag 'several-languages'.",
  );
  expect(issueOf(shown, ['fr'], new Set(['A--one']))).toBeUndefined();
  expect(issueOf(snapshotIn('en-XA'), ['en'], new Set())).toBeUndefined();
  expect(issueOf(snapshotIn('all'), ['en', 'es', 'ar', 'fr'], new Set())).toBeUndefined();
});

test('tags are read from the story index', () => {
  const entries = {
    one: { id: 'one', tags: ['several-languages'] },
    two: { id: 'two', tags: ['stable'] },
    three: { id: 'three' },
  };
  expect(taggedStories({ entries }, 'several-languages')).toEqual(new Set(['one']));
});

describe('a change of a catalog', () => {
  const messages: Record<string, object> = {
    en: { title: 'Title', more: 'More' },
    es: { title: 'Título', more: 'Más' },
    ar: { title: 'عنوان', more: 'أكثر' },
    fr: { title: 'Titre', more: 'Plus' },
  };
  const codeOf = (path: string) => /(\w+)\.json$/.exec(path)![1]!;
  /** Reads catalogs that equal `messages` except for those given. */
  const reading =
    (before: typeof messages, now: typeof messages = {}): ReadFile =>
    async (path, side) =>
      JSON.stringify((side === 'before' ? before : now)[codeOf(path)] ?? messages[codeOf(path)]);
  const find = (code: string, read: ReadFile, kind: 'added' | 'modified' = 'modified') =>
    changedTexts(code, { path: `src/i18n/messages/${code}.json`, kind }, exampleConfig.languages, read);

  test('has the keys of its changed messages', async () => {
    const changed = reading({ fr: { title: 'Avant', more: 'Plus' } });
    expect(await find('fr', changed)).toEqual({
      keys: ['title'],
      known: ['title', 'more'],
      languages: new Set(['fr']),
    });
    expect(await find('fr', reading({}), 'added')).toMatchObject({ keys: ['title', 'more'] });
    expect(await find('fr', reading({ fr: { more: 'Plus', title: 'Titre' } }))).toMatchObject({ keys: [] });
  });

  test('may leave a message empty, or move it into an object', async () => {
    expect(await find('fr', reading({ fr: {} }, { fr: { title: '' } }))).toMatchObject({ keys: ['title'] });
    const flat = { fr: { 'nav.home': 'Accueil' } };
    expect(await find('fr', reading(flat, { fr: { nav: { home: 'Accueil' } } }))).toMatchObject({ keys: ['nav.home'] });
  });

  test('may be in objects and lists, after a byte order mark', async () => {
    const nested = (home: string, step: string) => `\uFEFF${JSON.stringify({ nav: { home }, steps: ['Un', step] })}`;
    const read: ReadFile = async (_, side) => (side === 'now' ? nested('Accueil', 'Trois') : nested('Avant', 'Deux'));
    expect(await find('fr', read)).toMatchObject({ keys: ['nav.home', 'steps.1'] });
  });

  test('that cannot be parsed is named; one of the base has no messages', async () => {
    const broken =
      (wrong: string): ReadFile =>
      async (_, side) =>
        side === wrong ? '<<<<<<< HEAD' : '{"a":"b"}';
    await expect(find('fr', broken('now'))).rejects.toThrow(
      'src/i18n/messages/fr.json is not a JSON object of messages: repair it (it may have conflict markers).',
    );
    expect(await find('fr', broken('before'))).toMatchObject({ keys: ['a'] });
  });

  const oldTitle = { en: { title: 'Before', more: 'More' } };
  test.each([
    ['a changed message', oldTitle, { es: { more: 'Más' }, fr: { title: ' ', more: 'Plus' } }, ['en', 'es', 'fr']],
    ['another message, not the changed one', oldTitle, { es: { title: 'Título' } }, ['en']],
    ['a new message', { en: { title: 'Title' } }, { fr: { title: 'Titre' } }, ['en', 'fr']],
    ['a removed message', {}, { en: { title: 'Title' }, fr: { title: 'Titre' } }, ['en', 'fr']],
  ])('in English is shown by languages that lack %s', async (_, before, now, codes) => {
    expect((await find('en', reading(before, now))).languages).toEqual(new Set(codes));
  });

  test('is shown by a region whose catalog has its differences only', async () => {
    const catalogs = Object.fromEntries(['en', 'pt', 'pt-BR', 'pt_AO', 'ptx'].map((code) => [code, `${code}.json`]));
    const read: ReadFile = async (path, side) =>
      JSON.stringify(path === 'pt.json' ? { title: side } : path === 'pt_AO.json' ? { title: 'own' } : {});
    const config = { ...exampleConfig.languages, catalogs };
    const { languages } = await changedTexts('pt', { path: 'pt.json', kind: 'modified' }, config, read);
    expect(languages).toEqual(new Set(['pt', 'pt-BR']));
  });
});
