import type { CatalogMessage } from '../catalogs/messages.ts';
import { describe, expect, test } from 'vitest';
import { acceptedReason, configure, type Language } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { catalogFindings } from './catalogFindings.server.ts';

const catalogOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([key, text], index): CatalogMessage => ({ key, text, line: index + 2 }));

const english = catalogOf({
  email: 'E-mail',
  notifications: 'Notifications',
  heroTitle: 'By {company}',
  faqTitle: 'Questions',
  legal: 'Legal',
  city: 'City',
});
const french = catalogOf({
  email: 'E-mail',
  notifications: 'Avis',
  heroTitle: 'Par {societe}',
  faqTitle: 'Questions',
  legal: ' ',
  oldKey: 'Vieux',
});
const findings = catalogFindings('fr', french, english).map(({ key, line, message }) => `${key}:${line} ${message}`);

test.each([
  'city:undefined is missing',
  'legal:6 is empty',
  'oldKey:7 is unknown: the English catalog has no such key',
  'heroTitle:4 has other placeholders than English: {societe}, not {company}',
  'faqTitle:5 is the English text: translate it',
  'notifications:3 has nothing to accept for `identical`: take it out of `accepted` in language-review.config.ts',
])('%s', (finding) => {
  expect(findings).toContain(finding);
});

test('a message may equal English for a reason', () => {
  expect(testConfig.accepted.fr?.email).toHaveProperty('identical');
  const found = catalogFindings('fr', french, english).filter(({ key }) => key === 'email');
  expect(found.map(({ accepted }) => accepted)).toEqual([testConfig.accepted.fr?.email?.identical]);
});

test.each([
  ['fuzzy', { text: 'Avis', isFuzzy: true }, 'fuzzy'],
  ['empty', { text: '' }, 'missing'],
  ['invalid', { text: 'Avis {' }, 'syntax'],
])('a reason is not needless while a message is %s', (_, message, kind) => {
  configure({ ...testConfig, format: 'react-intl' });
  const found = catalogFindings('fr', [{ key: 'notifications', line: 2, ...message }], english);
  configure(testConfig);
  expect(found.filter(({ key }) => key === 'notifications').map((each) => each.kind)).toEqual([kind]);
});

test.each([
  ['is empty', '', ['missing']],
  ['has values and signs alone', '{count} → {max}', []],
  ['is a name of the project', `→ ${testConfig.brandTerms[0]}`, []],
])('a text of both languages that %s is not to be translated', (_, text, kinds) => {
  const texts = catalogOf({ legal: text });
  expect(catalogFindings('fr', texts, texts).map(({ kind }) => kind)).toEqual(kinds);
});

test('a reason accepts the findings of one check', () => {
  const accepted = testConfig.accepted.fr?.notifications?.identical;
  const source = catalogOf({ notifications: 'Two notes', city: 'City' });
  const notes = catalogOf({ notifications: 'Two notes', city: '2 villes' });
  expect(catalogFindings('fr', notes, source)).toEqual([
    { key: 'notifications', line: 2, kind: 'identical', message: 'is the English text: translate it', accepted },
    { key: 'city', line: 3, kind: 'numbers', message: 'has other numbers than English: 2, not none' },
  ]);
});

test('of the patterns that fit a key, the first one with a reason for the check counts', () => {
  configure({ ...testConfig, accepted: { all: { 'n*': { unused: 'codes' }, 'notif*': { identical: 'names' } } } });
  expect(acceptedReason('fr', 'notifications', 'identical')).toBe('names');
  configure(testConfig);
});

describe('plural forms', () => {
  const days = { days_one: 'One day of {total}', days_other: '{count} days of {total}' };
  const inFrench = {
    days_one: '{count}\u00A0jour de {total}',
    days_many: '{count}\u00A0jours de {total}',
    days_other: '{count}\u00A0jours de {total}',
  };
  const inArabic = {
    days_zero: 'لا أيام من {total}',
    days_one: 'يوم من {total}',
    days_two: 'يومان من {total}',
    days_few: '{count} أيام من {total}',
    days_many: '{count} يومًا من {total}',
    days_other: '{count} يوم من {total}',
  };
  const findingsOf = (language: Language, texts: Record<string, string>, source: Record<string, string> = days) =>
    catalogFindings(language, catalogOf(texts), catalogOf(source)).map(({ key, message }) => `${key} ${message}`);

  test('of the language are wanted, and a form for a single number may leave it out', () => {
    expect(findingsOf('en', days)).toEqual([]);
    expect(findingsOf('ar', inArabic)).toEqual([]);
    expect(findingsOf('fr', inFrench)).toEqual([]);
  });

  test('are missing', () => {
    const { days_two: _two, ...withoutTwo } = inArabic;
    const { days_other: _other, ...withoutOther } = inFrench;
    const { days_one: _one, ...withoutOne } = days;
    expect(findingsOf('ar', withoutTwo)).toEqual(['days_two is missing']);
    expect(findingsOf('fr', withoutOther)).toEqual(['days_other is missing']);
    expect(findingsOf('en', withoutOne, withoutOne)).toEqual(['days_one is missing']);
  });

  test('are those of another language', () => {
    expect(findingsOf('fr', { ...inFrench, days_two: inFrench.days_other })).toEqual([
      'days_two is a plural form that French does not have: it is never shown',
    ]);
  });

  test.each<[Language, Record<string, string>, string]>([
    [
      'ar',
      { ...inArabic, days_few: 'أيام من {total}' },
      'days_few has other placeholders than English: {total}, not {count} {total}',
    ],
    ['ar', { ...inArabic, days_two: 'يومان' }, 'days_two has other placeholders than English: none, not {total}'],
    // In French, the form is also that of 0.
    [
      'fr',
      { ...inFrench, days_one: 'un jour de {total}' },
      'days_one does not say {count}, though French has this form for 0 as well',
    ],
  ])('leave a placeholder out: %s', (language, texts, finding) => {
    expect(findingsOf(language, texts)).toEqual([finding]);
  });

  test('of English have the placeholders of `other`', () => {
    const wrong = { ...days, days_one: 'One day' };
    expect(findingsOf('en', wrong, wrong)).toEqual(['days_one has other placeholders than English: none, not {total}']);
  });
});
