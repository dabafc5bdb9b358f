import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogSource, createTestProject } from '../../fixtures/testProject.ts';
import { testConfig } from '../../fixtures/testConfig.ts';
import { git as runGit } from '../../fixtures/testGit.ts';
import { collect } from '../../coverage/collect.server.ts';

type Texts = Record<'email' | 'city' | 'legal', string>;

const texts: Record<string, Texts> = {
  en: { email: 'Email', city: 'City', legal: 'Legal' },
  es: { email: 'Correo', city: 'Ciudad', legal: 'Legales' },
  ar: { email: 'البريد', city: 'المدينة', legal: 'قانوني' },
  fr: { email: 'Courriel', city: 'Ville', legal: 'Droit' },
};

let project: ReturnType<typeof createTestProject>;

const git = (...args: string[]) => runGit(project.root, args);
const commit = () => {
  git('add', '.');
  git('commit', '-qm', 'Change');
};
const change = (language: string, changed: Partial<Texts>) =>
  project.writeCatalog(language, catalogSource({ ...texts[language], ...changed }));
const exchange = (language: string) => change(language, { email: texts[language]!.city, city: texts[language]!.email });

const found = async () => {
  const { catalogs } = await collect(project.root, testConfig);
  return catalogs.flatMap(({ language, findings }) =>
    findings
      .filter(({ kind }) => kind === 'history')
      .map(({ key, line, message }) => `${language}:${line} ${key} ${message}`),
  );
};

beforeEach(() => {
  project = createTestProject();
  for (const language of Object.keys(texts)) change(language, {});
  git('init', '-q');
  commit();
});
afterEach(() => project.remove());

const older = 'email is older than the English text: correct it, or approve it as it is';

test.each([
  ['before it is committed', () => {}],
  ['in its own commit', commit],
])('English has changed without its translations: %s', async (_when, commitIt) => {
  change('en', { email: 'Your email' });
  change('ar', { email: 'بريدك' });
  commitIt();
  expect(await found()).toEqual([`es:2 ${older}`, `fr:2 ${older}`]);
});

test('English has changed in the last commit of a translation, which changes another text', async () => {
  change('en', { email: 'Your email' });
  for (const language of ['es', 'ar', 'fr']) change(language, { email: 'Moi' });
  change('fr', { city: 'Cité' });
  commit();
  expect(await found()).toEqual([`fr:2 ${older}`]);
});

test('catalogs are behind a link', async () => {
  const folder = join(project.root, 'src/i18n/messages');
  renameSync(folder, join(project.root, 'shared'));
  symlinkSync('../../shared', folder);
  commit();
  change('en', { email: 'Your email' });
  change('ar', { email: 'بريدك' });
  commit();
  expect(await found()).toEqual([`es:2 ${older}`, `fr:2 ${older}`]);
});

test('what is approved has a state of its own', async () => {
  change('en', { email: 'Your email' });
  const approval = { source: 'Email', text: '', by: 'Mona', on: '2030-01-02' };
  for (const [language, { email }] of Object.entries(texts))
    if (language !== 'en')
      project.write(
        `${testConfig.approvals}/${language}.json`,
        JSON.stringify({ email: { ...approval, text: email } }),
      );
  expect(await found()).toEqual([]);
});

test.each([
  ['before it is committed', () => {}],
  ['in a commit', commit],
])('two messages were exchanged: %s', async (_when, commitIt) => {
  exchange('fr');
  commitIt();
  expect(await found()).toEqual(['fr:2 email has been exchanged with city']);
});

test('two messages were exchanged in English', async () => {
  exchange('en');
  expect(await found()).toContain('en:2 email has been exchanged with city');
});

test('keys that were exchanged, in all languages, are right', async () => {
  for (const language of Object.keys(texts)) exchange(language);
  expect(await found()).toEqual([]);
});

test('a catalog that was broken is not compared', async () => {
  project.writeCatalog('fr', '{');
  commit();
  change('fr', {});
  expect(await found()).toEqual([]);
});
