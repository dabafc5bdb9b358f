import { execFile } from 'node:child_process';
import {
  chmodSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { identityOf } from 'system-tools/lock';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure, type Language, type MessageKey } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { catalogSource as catalog, createTestProject } from '../fixtures/testProject.ts';
import { parseCatalog } from '../catalogs/catalogFiles.server.ts';
import { applyEdits } from './applyEdits.server.ts';
import { saveChanges } from './saveChanges.server.ts';

// The original functions, except where a test simulates a full disk.
vi.mock(import('node:fs/promises'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    writeFile: vi.fn<typeof writeFile>(actual.writeFile),
    rename: vi.fn<typeof rename>(actual.rename),
  };
});

const project = createTestProject();
const { root, catalogPath: path, writeCatalog: write, readCatalog: read, remove } = project;
const catalogFiles = () => readdirSync(dirname(path('es')));

const english = catalog({ title: 'Port', greeting: 'Hello {name}', answer: 'Yes', last: 'End' });
const spanish = catalog({ title: 'Puerto', greeting: 'Hola {name}', last: 'Fin' });

beforeEach(() => {
  write('en', english);
  write('es', spanish);
});
afterAll(remove);

interface Change {
  key: string;
  text: string;
  from?: string | undefined;
}

const save = (code: string, ...edits: Change[]) => project.save(code, { edits });
const good: Change = { key: 'title', text: 'El puerto', from: 'Puerto' };
const last: Change = { key: 'last', text: 'El fin', from: 'Fin' };

test('messages are saved, and nothing else in the file changes', async () => {
  chmodSync(path('es'), 0o640);
  expect(await save('es', good, last)).toEqual({ saved: 2 });
  expect(read('es')).toBe(spanish.replace('Puerto', 'El puerto').replace('Fin', 'El fin'));
  expect(statSync(path('es')).mode & 0o777).toBe(0o640);
  expect(catalogFiles()).toEqual(['en.json', 'es.json']);
});

test.each([
  ['is very long', 'Todo '.repeat(2000)],
  ['has markup in it', '<img src=x onerror="alert(1)"> & \\'],
  ['has paragraphs', 'Uno\n\nDos'],
  ['has marks in the order of an Arabic keyboard', 'تأك\u0651\u064Eد'],
])('a text that %s is saved unchanged', async (_, text) => {
  await save('es', { ...good, text });
  expect(JSON.parse(read('es'))).toMatchObject({ title: text });
  expect(read('es').split('\n')).toHaveLength(spanish.split('\n').length);
});

const englishFile = { path: 'file.json', namespace: undefined };

const changed = (source: string, key: string, text: string, from = english, language: Language = 'es') =>
  applyEdits(
    source,
    [{ language, key: key as MessageKey, text }],
    parseCatalog(from, englishFile, ''),
    { ...englishFile, language },
    '',
  );

test('a text that another process saves meanwhile is kept', async () => {
  project.write('node_modules/.cache/language-review/lock', identityOf(process.ppid));
  const saved = save('es', good);
  await setTimeout(50);
  write('es', spanish.replace('Fin', 'El fin'));
  rmSync(join(root, 'node_modules/.cache/language-review/lock'));
  await saved;
  expect(read('es')).toBe(spanish.replace('Puerto', 'El puerto').replace('Fin', 'El fin'));
});

test('a text that is saved while the files are written is kept', async () => {
  const edited = spanish.replace('Fin', 'El fin');
  vi.mocked(writeFile).mockImplementationOnce(async (draft, text) => {
    writeFileSync(draft as string, text as string);
    write('es', edited);
  });
  await expect(save('es', good)).rejects.toThrow(
    /es\.json has changed while it was saved, so nothing of this language is saved: try again\.$/,
  );
  expect(read('es')).toBe(edited);
  await save('es', good);
  expect(read('es')).toBe(edited.replace('Puerto', 'El puerto'));
});

test('a catalog that is a link stays one', async () => {
  renameSync(path('es'), `${path('es')}.shared`);
  symlinkSync('es.json.shared', path('es'));
  await save('es', good);
  expect(readlinkSync(path('es'))).toBe('es.json.shared');
  expect(read('es')).toContain('El puerto');
  rmSync(path('es'));
  rmSync(`${path('es')}.shared`);
});

describe('a message that the catalog does not have', () => {
  test.each([
    ['between its neighbours', { title: 'Puerto', last: 'Fin' }, ['title', 'answer', 'last']],
    ['before all others', { last: 'Fin' }, ['answer', 'last']],
    ['after all others', { title: 'Puerto', greeting: 'Hola {name}' }, ['title', 'greeting', 'answer']],
    ['alone', {}, ['answer']],
  ])('is inserted where the English catalog has it: %s', (_, texts, expected) => {
    const result = changed(catalog(texts), 'answer', 'Sí');
    expect(Object.keys(JSON.parse(result) as object)).toEqual(expected);
    expect(result).toBe(catalog(JSON.parse(result) as Record<string, string>));
  });

  test('has the line breaks of the file', () => {
    const source = spanish.replaceAll('\n', '\r\n');
    expect(changed(source, 'answer', 'Sí')).toBe(source.replace('{name}",\r\n', '{name}",\r\n  "answer": "Sí",\r\n'));
  });

  test('may be empty', () => {
    expect(changed(catalog({ title: ' ' }), 'title', 'Puerto')).toBe(catalog({ title: 'Puerto' }));
  });
});

describe('a plural form', () => {
  const plural = catalog({ days_one: 'One day', days_other: '{count} days', last: 'End' });

  test('that English does not have is inserted in the order of forms', () => {
    const before = catalog({ days_one: 'يوم', days_other: '{count} يوم', last: 'النهاية' });
    const after = JSON.parse(changed(before, 'days_two', 'يومان', plural, 'ar')) as object;
    expect(Object.keys(after)).toEqual(['days_one', 'days_two', 'days_other', 'last']);
  });

  test('that only a translation has is inserted behind the others', () => {
    const after = changed(catalog({ days_one: 'un día', last: 'Fin' }), 'days_zero', 'ningún día', plural);
    expect(Object.keys(JSON.parse(after) as object)).toEqual(['days_one', 'last', 'days_zero']);
  });

  test('that the language does not have is rejected', () => {
    expect(() => changed('{}', 'days_two', 'dos días', plural)).toThrow(
      'Spanish does not have the plural form of "days_two".',
    );
  });

  test('for several numbers has to have the number', () => {
    expect(() => changed('{}', 'days_few', 'أيام', plural, 'ar')).toThrow(
      'has no placeholders, but the English text has {count}',
    );
  });
});

const strayIn = (character: string) =>
  `holds the character ${character}, which is no text; of all control characters only line breaks may stand in it.`;
const conflict = 'was changed in its file in the meantime.';

test.each<[string, Change, string]>([
  ['empty text', { ...last, text: ' \n' }, 'is empty.'],
  ['control character', { ...last, text: 'F\u0007in' }, strayIn('U+0007')],
  ['override of the direction', { ...last, text: 'F\u202Ein' }, strayIn('U+202E')],
  ['carriage return', { ...last, text: 'F\r\nin' }, strayIn('U+000D')],
  ['separator of lines', { ...last, text: 'F\u2028in' }, strayIn('U+2028')],
  ['line break after the text', { ...last, text: 'Fin\n' }, 'has an empty line too many: Fin⏎.'],
  ['line break before the text', { ...last, text: ' \n Fin' }, 'has an empty line too many:  ⏎ Fin.'],
  ['second empty line', { ...last, text: 'El\n \n\nfin' }, 'has an empty line too many: El⏎ ⏎⏎fin.'],
  ['lone surrogate', { ...last, text: 'F\uD83Din' }, strayIn('U+D83D')],
  [
    'decomposed letter',
    { ...last, text: 'Fi\u0301n' },
    'is not in the composed form of Unicode (NFC): a letter and its accent must be one character.',
  ],
  [
    'other placeholder',
    { key: 'greeting', text: 'Hola {nombre}', from: 'Hola {name}' },
    'has {nombre}, but the English text has {name}.',
  ],
  ['unknown placeholder', { ...last, text: 'Fin {name}' }, 'has {name}, but the English text has no placeholders.'],
  ['message that was changed meanwhile', { ...last, from: 'Otro' }, conflict],
  ['message that was added meanwhile', { ...last, from: undefined }, conflict],
  ['message that was removed meanwhile', { key: 'answer', text: 'Sí', from: 'Si' }, conflict],
])('%s: nothing is saved, not even valid changes', async (_, change, problem) => {
  const message = `The text of "${change.key}" ${problem}`;
  await expect(save('es', good, change)).rejects.toMatchObject({ message, key: change.key });
  expect(read('es')).toBe(spanish);
});

test('what the project accepts is saved', async () => {
  configure({ ...testConfig, accepted: { es: { last: { copy: 'the library needs it' } } } });
  await save('es', { ...last, text: 'Fin\n' });
  expect(JSON.parse(read('es'))).toMatchObject({ last: 'Fin\n' });
  configure(testConfig);
});

test.each(['titel', '__proto__'])('the unknown key %s: nothing is saved', async (key) => {
  const message = `There is no key "${key}" in the English catalog.`;
  await expect(save('es', good, { key, text: 'x' })).rejects.toMatchObject({ message, key });
  expect(read('es')).toBe(spanish);
});

test('a text that is too long is not saved', () => {
  expect(() => changed(spanish, 'last', 'x'.repeat(10_001))).toThrow('may have at most 10,000 characters.');
});

test.each([
  ['{', 'It is not a JSON file'],
  ['[]', 'It is not a review'],
  [
    '{ "languageReview": 1, "edits": [{ "language": "fr", "key": "title", "text": "x" }] }',
    'another language than "es"',
  ],
])('%s is refused', async (body, message) => {
  const refused = { status: 400, message: expect.stringContaining(message) as string };
  await expect(saveChanges(root, 'es', body)).rejects.toMatchObject(refused);
});

test.each(['xx', '../en', ''])('"%s" is no language', async (code) => {
  await expect(save(code, good)).rejects.toThrow(`There is no language "${code}".`);
});

test('an English message keeps the placeholders that the other languages use', async () => {
  await expect(save('en', { key: 'greeting', text: 'Hello', from: 'Hello {name}' })).rejects.toThrow(
    'has no placeholders, but the English text has {name}',
  );
  await save('en', { key: 'greeting', text: '{name}, hello', from: 'Hello {name}' });
  expect(read('en')).toBe(english.replace('Hello {name}', '{name}, hello'));
});

test.each([
  [
    'a comma',
    spanish.replace('",', '"'),
    'es.json is broken in line 2, column 20: a comma is missing after the text of "title".',
  ],
  ['UTF-8 without a mark', `\uFEFF${spanish}`, 'es.json is broken in line 1, column 1: an invisible byte order mark'],
  ['UTF-8', Buffer.from(spanish.replace('Fin', 'Añ'), 'latin1'), 'es.json is not written in UTF-8.'],
])('a catalog that lacks %s is not changed', async (_, content, message) => {
  write('es', content);
  await expect(save('es', good)).rejects.toThrow(message);
  expect(readFileSync(path('es'))).toEqual(Buffer.from(content));
});

test('an invalid English catalog is named', async () => {
  write('en', '{');
  await expect(save('es', good)).rejects.toThrow('en.json is broken in line 1, column 2');
});

test('saving twice is saving once', async () => {
  await save('es', good);
  expect(await save('es', good)).toEqual({ saved: 1 });
});

test('of two changes of a message at the same time, the second is rejected', async () => {
  const [first, second] = await Promise.allSettled([save('es', good), save('es', { ...good, text: 'Otro' })]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  expect(read('es')).toContain('"El puerto"');
});

test('changes at the same time are all saved', async () => {
  const texts = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key${index}`, 'before']));
  write('en', catalog(texts));
  write('es', catalog(texts));
  await Promise.all(Object.keys(texts).map((key) => save('es', { key, text: `after ${key}`, from: 'before' })));
  expect(JSON.parse(read('es'))).toEqual(Object.fromEntries(Object.keys(texts).map((key) => [key, `after ${key}`])));
});

describe('on a full disk', () => {
  const full = new Error('ENOSPC: no space left on device');

  test.each([
    [
      'in the middle of the file',
      () =>
        vi.mocked(writeFile).mockImplementationOnce((file) => {
          writeFileSync(file as string, '{ "title": "El p');
          return Promise.reject(full);
        }),
    ],
    ['at its end', () => vi.mocked(rename).mockRejectedValueOnce(full)],
  ])('%s, the old file stays, without a temporary one', async (_, fill) => {
    fill();
    await expect(save('es', good)).rejects.toThrow('ENOSPC');
    expect(read('es')).toBe(spanish);
    expect(catalogFiles()).toEqual(['en.json', 'es.json']);
    await save('es', good);
    expect(read('es')).toContain('"El puerto"');
  });
});

test('a catalog that this user may not write is named', async () => {
  const denied = Object.assign(new Error('EACCES'), { code: 'EACCES' });
  vi.mocked(writeFile).mockImplementationOnce((file) =>
    Promise.reject(Object.assign(denied, { path: file as string })),
  );
  await expect(save('es', good)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining(`may not read or write ${path('es')}: `) as string,
  });
});

describe('approvals', () => {
  const approvals = () => project.read('src/i18n/approvals/es.json');
  const decide = (changes: object) => project.save('es', { by: 'Mona', ...changes });
  const title = { key: 'title', source: 'Port', text: 'Puerto' };
  const end = { key: 'last', source: 'End', text: 'Fin' };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-02T12:00:00Z') });
    rmSync(join(root, 'src/i18n/approvals'), { recursive: true, force: true });
    return () => vi.useRealTimers();
  });

  test('are one line each, sorted by key, with name and day', async () => {
    const { saved, approvals: all } = await decide({ decisions: [title, end] });
    expect(saved).toBe(2);
    expect(all).toEqual(JSON.parse(approvals()));
    expect(approvals()).toBe(`{
  "last": { "source": "End", "text": "Fin", "by": "Mona", "on": "2030-01-02" },
  "title": { "source": "Port", "text": "Puerto", "by": "Mona", "on": "2030-01-02" }
}
`);
  });

  test('are saved together with the edits that they approve', async () => {
    await decide({ edits: [good], decisions: [{ ...title, text: 'El puerto' }] });
    expect(JSON.parse(approvals())).toMatchObject({ title: { text: 'El puerto' } });
    expect(read('es')).toContain('El puerto');
  });

  test('are taken back, and removed with their message', async () => {
    await decide({ decisions: [title, end] });
    write('es', catalog({ title: 'Puerto' }));
    await decide({ decisions: [{ ...title, withdrawn: true }] });
    expect(approvals()).toBe('{}\n');
  });

  test('that are saved while the files are written are kept', async () => {
    const pulled = JSON.stringify({ last: { source: 'End', text: 'Fin', by: 'Noor', on: '2030-01-02' } });
    vi.mocked(writeFile).mockImplementationOnce(async (draft, text) => {
      writeFileSync(draft as string, text as string);
      project.write('src/i18n/approvals/es.json', pulled);
    });
    await expect(decide({ edits: [good], decisions: [{ ...title, text: 'El puerto' }] })).rejects.toThrow(
      'src/i18n/approvals/es.json has changed while it was saved, so nothing of this language is saved: try again.',
    );
    expect(approvals()).toBe(pulled);
    expect(read('es')).toBe(spanish);
  });

  test('are not taken back where somebody has approved other texts meanwhile', async () => {
    await decide({ decisions: [title] });
    await decide({ by: 'Noor', edits: [good], decisions: [{ ...title, text: 'El puerto' }] });
    await decide({ decisions: [{ ...title, withdrawn: true }] });
    expect(JSON.parse(approvals())).toMatchObject({ title: { text: 'El puerto', by: 'Noor' } });
  });

  test.each([
    ['the translation', { ...title, text: 'Puertos' }],
    ['its source', { ...title, source: 'Ports' }],
    ['the key', { ...title, key: '__proto__' }],
  ])('are refused where %s is another one: nothing is saved', async (_, approval) => {
    const message = expect.stringContaining('has changed in the meantime') as string;
    const refused = decide({ edits: [last], decisions: [end, approval] });
    await expect(refused).rejects.toMatchObject({ status: 409, message, key: expect.any(String) as string });
    expect(read('es')).toBe(spanish);
    expect(() => approvals()).toThrow('ENOENT');
  });

  test.each([
    ['a conflict', '{\n<<<<<<< HEAD\n}\n', 'has the markers of a merge conflict in line 2'],
    ['broken JSON', '{ "title": ', 'is not valid JSON'],
    ['a list', '[]', 'is not an object of approvals'],
    [
      'a key that stands twice',
      `{\n${['A', 'B'].map((by) => `"title": ${JSON.stringify({ source: 'Port', text: 'Puerto', by, on: '2030-01-02' })}`).join(',\n')}\n}`,
      'is broken in line 3, column 1: the key "title" stands here a second time',
    ],
    ['another form', '{ "title": { "text": "Puerto" } }', 'the approval "title" is not { "source"'],
    ...['2026-13-45', '2026-02-30', '2026-00-10', '2026-04-31T00:00Z'].map((on) => [
      `the day ${on}`,
      JSON.stringify({ title: { source: 'Port', text: 'Puerto', by: 'Mona', on } }),
      'the approval "title" is not { "source", "text", "by", "on" }, "on" a day as 2030-12-31',
    ]),
  ] as Array<[string, string, string]>)('do not replace a file with %s', async (_, content, message) => {
    project.write('src/i18n/approvals/es.json', content);
    const refused = expect.stringMatching(/^src\/i18n\/approvals\/es\.json/) as string;
    await expect(decide({ decisions: [title] })).rejects.toMatchObject({ message: refused });
    await expect(decide({ decisions: [title] })).rejects.toThrow(message);
    expect(approvals()).toBe(content);
  });

  test('do not replace a file that is not written in UTF-8', async () => {
    const approval = JSON.stringify({ title: { source: 'Port', text: 'Puertó', by: 'José', on: '2030-01-02' } });
    project.write('src/i18n/approvals/es.json', Buffer.from(approval, 'latin1'));
    await expect(decide({ decisions: [title] })).rejects.toThrow('approvals/es.json is not written in UTF-8.');
  });

  test('have the name of git where none was entered, and are refused where there is none', async () => {
    const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: root });
    await git('init', '-q');
    await git('config', 'user.name', 'Git Name');
    await decide({ decisions: [title], by: ' ' });
    expect(approvals()).toContain('"by": "Git Name"');
    await git('config', 'user.name', '');
    await expect(decide({ decisions: [title], by: '' })).rejects.toThrow('Enter your name');
    await expect(decide({ decisions: [title], by: 'x'.repeat(101) })).rejects.toThrow('at most 100');
    for (const by of ['Mona\u001B[2J', 'Mona\u009B2J', 'Mo\0na', 'Mo\u007Fna', '\u202EanoM', 'Mona\u2066'])
      await expect(decide({ decisions: [title], by })).rejects.toThrow(
        'The name of the reviewer holds the character U+',
      );
    await git('config', 'user.name', 'Mona\u001B[1A');
    await expect(decide({ decisions: [title], by: '' })).rejects.toThrow(
      'holds the character U+001B, which is no text.',
    );
  });

  test('are kept while the catalog of their messages is away', async () => {
    await decide({ decisions: [title, end] });
    rmSync(path('es'));
    await decide({ decisions: [{ ...title, withdrawn: true }] });
    expect(Object.keys(JSON.parse(approvals()) as object)).toEqual(['last']);
  });

  test('of several requests at once are all saved', async () => {
    await Promise.all([decide({ decisions: [title] }), decide({ decisions: [end] })]);
    expect(Object.keys(JSON.parse(approvals()) as object)).toEqual(['last', 'title']);
  });
});

describe('notes', () => {
  const file = 'src/i18n/notes/es.json';
  const place = { story: 'home--page', role: 'link', name: 'Contacto', key: 'title', nth: 0, width: 320 };
  const saveNotes = (...notes: object[]) => project.save('es', { notes, by: 'Mona' });
  const note = { id: '00c0ffee', place, text: 'Too long' };
  const reply = { id: '00c0ffee', text: 'Shortened' };
  const readNotes = () => project.read(file);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-02T12:00:00Z') });
    rmSync(join(root, file), { force: true });
    return () => vi.useRealTimers();
  });

  test('stay in the file that a link leads to', async () => {
    await saveNotes(note);
    const target = join(root, 'notes.shared.json');
    renameSync(join(root, file), target);
    symlinkSync(target, join(root, file));
    await saveNotes(reply);
    expect(readlinkSync(join(root, file))).toBe(target);
    expect(readNotes()).toContain('Shortened');
    rmSync(target);
  });

  test('are one line each, with their thread', async () => {
    expect(await saveNotes(note, { ...note, id: '00000001', text: 'Mirrored wrongly' })).toMatchObject({ saved: 2 });
    expect(await saveNotes(reply, { id: '00c0ffee', isResolved: true })).toMatchObject({
      notes: { '00c0ffee': { isResolved: true, thread: [{ text: 'Too long' }, { text: 'Shortened', by: 'Mona' }] } },
    });
    const [, first, second] = readNotes().split('\n');
    expect(first).toContain('"00000001": { "story": "home--page", "role": "link", "name": "Contacto", "key": "title"');
    expect(second).toContain('"thread": [{"text":"Too long","by":"Mona","on":"2030-01-02"}');
  });

  test('that are sent again, as after a lost answer, are saved once', async () => {
    await saveNotes(note, reply);
    const saved = readNotes();
    await saveNotes(note, reply);
    expect(readNotes()).toBe(saved);
  });

  test('are resolved without a name', async () => {
    await saveNotes(note);
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    await expect(project.save('es', { notes: [{ id: note.id, isResolved: true }] })).resolves.toMatchObject({
      saved: 1,
    });
    vi.unstubAllEnvs();
  });

  test('that are gone cannot be answered, and nothing is saved', async () => {
    await expect(saveNotes(note, { ...reply, id: '00000002' })).rejects.toMatchObject({ status: 409, key: '00000002' });
    expect(() => readNotes()).toThrow('ENOENT');
  });

  test.each([
    ['text', { ...note, text: 'Too\u001B[2K long' }],
    ['reply', { ...reply, text: 'Too\u009B2K long' }],
    ...(['story', 'role', 'name', 'key'] as const).map(
      (field) => [field, { ...note, place: { ...place, [field]: 'link\nsaved' } }] as [string, object],
    ),
  ])('with a control character in its %s are refused, and nothing is saved', async (_, refused) => {
    const message = expect.stringMatching(/holds the character U\+00(?:1B|9B|0A), which is no text/) as string;
    await expect(saveNotes(note, refused)).rejects.toMatchObject({ status: 422, key: '00c0ffee', message });
    expect(() => readNotes()).toThrow('ENOENT');
  });

  test.each([
    ['conflict markers', '<<<<<<< HEAD\n', 'markers of a merge conflict in line 1'],
    [
      'a note without a thread',
      JSON.stringify({ '00c0ffee': { ...place, isResolved: false, thread: [] } }),
      'the note',
    ],
  ])('are not saved over a file with %s', async (_, content, error) => {
    project.write(file, content);
    await expect(saveNotes(note)).rejects.toThrow(error);
    expect(readNotes()).toBe(content);
  });
});
