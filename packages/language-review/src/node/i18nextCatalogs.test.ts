import { afterEach, beforeEach, expect, test } from 'vitest';
import { configure, type LanguageReviewConfig } from '../config.ts';
import { testConfig } from '../testConfig.ts';
import { createTestProject } from '../testProject.ts';
import { report } from './report.ts';

/*
 * What the command says of the catalogs of i18next.
 */

let project: ReturnType<typeof createTestProject>;
beforeEach(() => {
  project = createTestProject();
});
afterEach(async () => {
  await project.remove();
  configure(testConfig);
});

const write = (path: string, messages: object) => project.write(path, JSON.stringify(messages, null, 2));

/** The report without the table and the remarks that are always there. */
async function reportOf(config: Partial<LanguageReviewConfig>) {
  const options = {
    ...testConfig,
    accepted: {},
    format: 'react-i18next' as const,
    catalogs: 'locales/{language}.json',
  };
  const { text, errors } = await report(project.root, { ...options, locales: ['en', 'fr', 'ar'], ...config });
  return { text, errors, rows: text.split('\n').map((line) => line.split(/ {2,}/)) };
}

test('keys that only end like plural forms are complete as they are', async () => {
  write('locales/en.json', { berth_free: 'Free berth', berth_other: 'Any other', lock_one: 'First lock' });
  write('locales/fr.json', { berth_free: 'Quai libre', berth_other: 'Tout autre', lock_one: 'Première écluse' });
  write('locales/ar.json', { berth_free: 'رصيف متاح', berth_other: 'رصيف آخر', lock_one: 'الهويس الأول' });
  const { text, errors, rows } = await reportOf({ sources: 'none' });
  expect(text).toContain('The catalogs are in order.');
  expect(errors).toBe(0);
  expect(rows).toContainEqual(expect.arrayContaining(['ar', 'Arabic', '3', '100\u202F%']));
});

test('a base key stands for the forms that are missing, and a noun may stand without its number', async () => {
  write('locales/en.json', {
    mast: '{{count}} masts',
    mast_one: '{{count}} mast',
    rope_one: 'rope',
    rope_other: 'ropes',
  });
  write('locales/fr.json', { mast: '{{count}} mâts', rope_one: 'corde', rope_many: 'de cordes', rope_other: 'cordes' });
  write('locales/ar.json', { mast: '{{count}} صارٍ', rope: 'حبال' });
  const { text, errors } = await reportOf({ sources: 'none' });
  expect(text).toContain('The catalogs are in order.');
  expect(errors).toBe(0);
});

test('a form that the library would take from the default language is missing; what could be better is advice', async () => {
  write('locales/en.json', { day_one: 'A day', day_other: '{{count}} days' });
  write('locales/fr.json', { day_one: 'Un jour', day_two: 'Deux jours', day_other: '{{count}}\u00A0jours' });
  const config = { sources: 'none', locales: ['en', 'fr'] as const };
  const { text, errors } = await reportOf(config);
  expect(text).toContain('Advice: 2 texts\n  locales/fr.json:2  day_one does not say {{count}}, though French');
  expect(text).toContain(
    'locales/fr.json:3  day_two is a plural form that French does not have: it is never shown (form)',
  );
  expect(text).toContain('French: 1 error\n  locales/fr.json  day_many is missing');
  expect(errors).toBe(1);
  const accepted = { fr: { day_one: { form: 'never 0' }, day_two: { form: 'kept' } } };
  expect((await reportOf({ ...config, accepted })).text).not.toContain('Advice');
});
