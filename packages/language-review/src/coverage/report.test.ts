import type { StoryResult } from '../checks/textWidths.ts';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testConfig } from '../fixtures/testConfig.ts';
import { catalogSource, createTestProject } from '../fixtures/testProject.ts';
import { report } from './report.server.ts';
import { saveStoryResults } from './storyResults.server.ts';

let project: ReturnType<typeof createTestProject>;
const catalog = (language: string, messages: Record<string, string>) =>
  project.writeCatalog(language, catalogSource(messages));
const english = {
  email: 'Email',
  message: 'Message',
  notifications: 'Notifications',
  termsContactTitle: 'Contact',
  testimonialName: 'Ana',
  emailPlaceholder: 'x@example.com',
};
const translate = (...texts: string[]) =>
  Object.fromEntries(Object.keys(english).map((key, index) => [key, texts[index] ?? '']));
const spanish = translate('Correo', 'Mensaje', 'Avisos', 'Contacto', 'Ana', 'y@example.com');
const arabic = translate('البريد', 'الرسالة', 'الإشعارات', 'تواصل', 'آنا', 'x@example.com');
const french = { ...english, emailPlaceholder: 'nom@example.com' };

beforeEach(() => {
  project = createTestProject();
  for (const [code, messages] of Object.entries({ en: english, es: spanish, ar: arabic, fr: french }))
    catalog(code, messages);
  const keys = Object.keys(english).map((key) => `t('${key}')`);
  project.write('src/Page.tsx', keys.join());
});
afterEach(() => project.remove());

test('lists how complete each language is', async () => {
  const { text, errors } = await report(project.root, testConfig);
  const rows = text.split('\n').map((line) => line.split(/ {2,}/));
  expect(rows).toContainEqual([
    'language',
    'texts',
    'complete',
    'missing',
    'same as English',
    'accepted',
    'approved',
    'changed since',
    'tightest label',
  ]);
  expect(rows).toContainEqual(['en', 'English', '6', '100\u202F%', '0', '0', '0']);
  expect(rows).toContainEqual(['es', 'Spanish', '6', '100\u202F%', '0', '0', '1', '0', '0']);
  expect(rows).toContainEqual(['fr', 'French', '6', '100\u202F%', '0', '0', '5', '0', '0']);
  expect(text).toContain(
    '\n\nWhen the texts last changed is not known: `git log` fails here, or lacks the whole history.\n\nChanged since approval: none\n\nOpen notes: none\n\nUnused: none\n\nShown by no story: not measured yet: run npm test\n\nNot checked for spelling, as `dictionaries` of language-review.config.ts names none: English, Spanish, Arabic, French\n\nThe catalogs are in order.',
  );
  expect(errors).toBe(0);
});

test('lists each error with its file and line', async () => {
  catalog('es', { ...spanish, message: 'Mensaje?' });
  const { message: _, ...incomplete } = french;
  catalog('fr', incomplete);
  const { text, errors } = await report(project.root, testConfig);
  expect(text).toContain('\n\nSpanish: 1 error\n  src/i18n/messages/es.json:3  message ? has no ¿: Mensaje? (copy)\n');
  expect(text).toContain('\n\nFrench: 1 error\n  src/i18n/messages/fr.json  message is missing (missing)\n');
  expect(text).toContain('in `accepted` of language-review.config.ts: by the name in brackets.\n\n');
  expect(text).toContain('\nThe catalogs have 2 errors.');
  expect(text).toMatch(/^fr .* 5 +83\u202F% +1 /m);
  expect(errors).toBe(2);
});

test('a key that only tests and stories name is unused', async () => {
  project.write('src/Page.tsx', "t('message')");
  for (const file of ['Page.test.ts', 'Page.stories.tsx']) project.write(`src/${file}`, "t('email')");
  const { text, errors } = await report(project.root, testConfig);
  expect(text).toContain('src/i18n/messages/en.json:2  email is named by tests and stories only (unused)');
  expect(text).toContain('\n\nUnused: 5 texts\n  email\n');
  expect(errors).toBe(5);
});

test('where no source names a message, as in another folder than `sources`, none is unused', async () => {
  project.write('src/Page.tsx', 'setup()');
  const { text, errors } = await report(project.root, testConfig);
  expect(text).toContain(
    '\n\nUnused: not known: nothing in src names a text. If the sources are elsewhere, set `sources` in language-review.config.ts\n',
  );
  expect(errors).toBe(0);
});

test('where an extractor removes what is not used, none is unused, wherever the sources are', async () => {
  const catalogs = 'locales/{language}/messages.po';
  for (const code of ['en', 'es', 'ar', 'fr'])
    project.write(`locales/${code}/messages.po`, 'msgid "email"\nmsgstr "Email"\n');
  const { text } = await report(project.root, { ...testConfig, format: 'lingui', catalogs, sources: 'none' });
  expect(text).toContain('\n\nUnused: none\n');
});

/** Saves the results of a story in Spanish. */
function measure(measured: Partial<Pick<StoryResult, 'keys' | 'widths'>>) {
  const story = { file: 'src/Form.stories.tsx', stories: ['form--sent'], story: 'form--sent', language: 'es' as const };
  project.write(story.file, '');
  return saveStoryResults(project.root, [{ ...story, keys: [], widths: [], ...measured }]);
}

test('messages that no story shows are notes, not errors', async () => {
  await measure({ keys: ['email', 'notifications', 'message', 'termsContactTitle'] });
  const { text, errors } = await report(project.root, testConfig);
  expect(text).toContain('\n\nShown by no story: 2 texts\n  testimonialName\n  emailPlaceholder\n\n');
  expect(errors).toBe(0);
});

test('a label that was measured to be wider than its line is an error; one whose text has changed since is not', async () => {
  const place = { language: 'es', isLabel: true, viewport: 320, story: 'form--sent' } as const;
  const width = { ...place, used: 241, available: 190 };
  await measure({
    widths: [
      { ...width, key: 'email', text: 'Correo' },
      { ...width, key: 'message', text: 'El mensaje' },
    ],
  });
  const { text, errors } = await report(project.root, testConfig);
  expect(text).toContain(
    'es.json:2  email is wider than its line: 241 of 190\u202Fpx at 320\u202Fpx, in form--sent (width)',
  );
  expect(text).toMatch(/^es .* 126\u202F% email$/m);
  expect(errors).toBe(1);
});

test('lists the catalogs that cannot be read, and nothing else', async () => {
  project.write('src/i18n/messages/fr.json', '{\n  "email": "E-mail",\n}');
  project.write('src/i18n/messages/xx.json', '{}');
  rmSync(project.catalogPath('ar'));
  const { text, errors } = await report(project.root, testConfig);
  expect(text.split('\n')).toEqual([
    'src/i18n/messages/xx.json belongs to no locale of language-review.config.ts.',
    'src/i18n/messages/ar.json is missing.',
    expect.stringMatching(/^src\/i18n\/messages\/fr\.json is broken in line 2, column 20: /),
  ]);
  expect(errors).toBe(3);
});

test('lists what has changed since it was approved, with the old and the new text', async () => {
  const approval = (source: string, text: string) => ({ source, text, by: 'Mona', on: '2030-01-02' });
  const approvals = {
    email: approval('Email', 'Correo'),
    message: approval('Message', 'El mensaje'),
    notifications: approval('Notices', 'Avisos'),
  };
  project.write('src/i18n/approvals/es.json', JSON.stringify(approvals));
  const { text, errors } = await report(project.root, testConfig);
  expect(text.split('\n').map((line) => line.split(/ {2,}/))).toContainEqual(
    expect.arrayContaining(['Spanish', '1', '2']),
  );
  expect(text).toContain(`Changed since approval: 2 texts
  src/i18n/messages/es.json:3  message: the translation has changed since Mona approved it on 2030-01-02
    from  El mensaje
    to    Mensaje
  src/i18n/messages/es.json:4  notifications: the English text has changed since Mona approved it on 2030-01-02
    from  Notices
    to    Notifications
`);
  expect(errors).toBe(0);

  const required = await report(project.root, testConfig, ['es']);
  expect(required.text).toContain('src/i18n/messages/es.json:3  message has changed since it was approved');
  expect(required.text).toContain('src/i18n/messages/es.json:5  termsContactTitle is not approved');
  expect(required.errors).toBe(5);
});

test('a text under a key that only its language has of a plural is counted, and has to be approved', async () => {
  catalog('en', { days_one: 'One day', days_other: '{count} days' });
  catalog('es', { days: '{count}\u00A0días' });
  catalog('fr', {
    days_zero: 'Aucun jour',
    days_one: '{count}\u00A0jour',
    days_many: '{count}\u00A0de jours',
    days_other: '{count}\u00A0jours',
  });
  catalog('ar', { days_zero: 'لا أيام' });
  project.write('src/Page.tsx', "t('days')");
  const { text } = await report(project.root, testConfig, ['es', 'fr']);
  expect(text).toContain('\n\nSpanish: 1 error\n  src/i18n/messages/es.json:2  days is not approved');
  expect(text).toContain('  src/i18n/messages/fr.json:2  days_zero is not approved');
  expect(text).toContain('\n\nFrench: 4 errors\n');
  const rows = text.split('\n').map((line) => line.split(/ {2,}/));
  expect(rows).toContainEqual(['es', 'Spanish', '1', '100\u202F%', '0', '0', '0', '0', '0']);
  // A base key that would stand for the missing forms is not missing as well.
  expect(rows).toContainEqual(['ar', 'Arabic', '1', '16\u202F%', '5', '0', '0', '0', '0']);
});

test('names a file of approvals that cannot be read', async () => {
  project.write('src/i18n/approvals/fr.json', '{\n<<<<<<< ours\n}');
  const { text, errors } = await report(project.root, testConfig);
  expect(text).toBe(
    'src/i18n/approvals/fr.json has the markers of a merge conflict in line 2: resolve the conflict first.',
  );
  expect(errors).toBe(1);
});

test('lists the notes that are not resolved', async () => {
  const place = { story: 'home--page', role: 'banner', name: '', nth: 0, width: 320 };
  const thread = [
    { text: 'Too close', by: 'Mona', on: '2030-01-02' },
    { text: 'To the\nedge?', by: 'Ali', on: '2030-01-03' },
  ];
  const notes = {
    '00000001': { ...place, isResolved: false, thread },
    '00000002': { ...place, isResolved: true, thread },
  };
  project.write('src/i18n/notes/ar.json', JSON.stringify(notes));
  const { text, errors } = await report(project.root, testConfig);
  expect(text).toContain('\n\nOpen notes: 1 note\n  ar  home--page, banner\n    2030-01-03, Ali: To the edge?\n\n');
  expect(errors).toBe(0);
});

test('prints nothing of the files that a terminal would follow, and each entry in its lines', async () => {
  const forged = '\u001B[1A\u001B[2K\u009B2J\n  saved';
  const approval = { source: 'Message', text: `El mensaje${forged}`, by: `Mona${forged}`, on: '2030-01-02' };
  const place = { story: `home--page${forged}`, role: 'link', name: forged, nth: 0, width: 320 };
  const note = { ...place, isResolved: false, thread: [{ text: forged, by: forged, on: '2030-01-02' }] };
  project.write('src/i18n/approvals/es.json', JSON.stringify({ message: approval }));
  project.write('src/i18n/notes/es.json', JSON.stringify({ '00c0ffee': note }));
  catalog('fr', { ...french, [`mess${forged}`]: `Le message${forged}` });
  project.write('workbench/shownBy.json', JSON.stringify({ [`mess${forged}`]: [forged] }));
  const { text } = await report(project.root, testConfig);
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text.split('\n')).not.toContainEqual(expect.stringMatching(/^ *saved/));
});

test.each(['src/i18n/approvals/es.json', 'src/i18n/notes/es.json', 'src/i18n/messages/es.json'])(
  'neither does the error of %s',
  async (file) => {
    project.write(file, '{ "\u009B2J\\u001B[2K": "x", "\u009B2J\\u001B[2K": {} }');
    const { text } = await report(project.root, testConfig);
    expect(text).toContain(file);
    expect(text).not.toMatch(/[^\P{Cc}\n]/u);
    project.write(file, '{ \u009B2J\u001B[2K');
    expect((await report(project.root, testConfig)).text).not.toMatch(/[^\P{Cc}\n]/u);
  },
);
