import { describe, expect, test } from 'vitest';
import '../fixtures/testConfig.ts';
import type { Approval } from '../approvals/approvals.ts';
import type { TextWidth } from '../checks/textWidths.ts';
import { coverageOf, type CatalogSource } from './coverage.ts';

const catalog = (
  language: CatalogSource['language'],
  texts: Record<string, string>,
  approvals: Record<string, Approval> = {},
): CatalogSource => ({
  language,
  messages: Object.entries(texts).map(([key, text], index) => ({ key, text, line: index + 2 })),
  findings: [],
  approvals: new Map(Object.entries(approvals)),
  history: { day: '2025-04-12', line: (_file, line) => `2025-04-0${line}`, commits: new Map() },
});

const approvedBy = (source: string, text: string): Approval => ({ source, text, by: 'Mona', on: '2030-01-02' });

const widthOf = (text: string, used: number): TextWidth => ({
  text,
  used,
  available: 100,
  isLabel: true,
  viewport: 320,
  story: 'a--b',
});

const widths = {
  email: { fr: widthOf('E-mail', 40) },
  heroTitle: { fr: widthOf('Un titre beaucoup trop long', 120) },
};

const catalogs = [
  catalog('en', {
    email: 'E-mail',
    heroTitle: 'Short',
    faqTitle: 'Questions we hear often',
    legal: 'Legal',
    city: 'City',
  }),
  {
    ...catalog(
      'fr',
      { faqTitle: 'Vos questions', email: 'E-mail', heroTitle: 'Un titre beaucoup trop long', city: 'City' },
      { faqTitle: approvedBy('Questions', 'Vos questions'), email: approvedBy('E-mail', 'E-mail') },
    ),
    findings: [
      { key: 'heroTitle', kind: 'width' as const, message: 'is wider than its line', accepted: 'it may break' },
      { key: 'city', kind: 'history' as const, message: 'is older than the English text' },
      { key: 'legal', kind: 'missing' as const, message: 'is missing' },
      { key: 'title', kind: 'unknown' as const, message: 'is unknown' },
    ],
  },
];

describe('coverage', () => {
  const { languages, keys, storiesKnown, historyKnown } = coverageOf(
    catalogs,
    new Set(['email', 'heroTitle', 'faqTitle', 'city']),
    { email: ['a--b', 'c--d'], gone: ['a--b'] },
    widths,
  );
  const [english, french] = languages;

  test('counts the messages of a language, and finds the label that takes most of its line', () => {
    expect(french).toEqual({
      language: 'fr',
      translated: 4,
      total: 5,
      missing: 1,
      identical: 1,
      accepted: 1,
      found: 1,
      foundAccepted: 1,
      catalogErrors: 1,
      tightest: expect.objectContaining({ key: 'heroTitle', used: 120, accepted: 'it may break' }) as object,
      approved: 1,
      stale: 1,
      approvable: 4,
      changed: '2025-04-12',
    });
    expect(english).toMatchObject({ translated: 5, missing: 0, identical: 0, accepted: 0, tightest: undefined });
  });

  test('lists the keys in the order of the English catalog, with their use and stories', () => {
    expect(keys.map(({ key, used, stories }) => [key, used, stories])).toEqual([
      ['email', true, ['a--b', 'c--d']],
      ['heroTitle', true, []],
      ['faqTitle', true, []],
      ['legal', false, []],
      ['city', true, []],
    ]);
    expect(storiesKnown).toBe(true);
  });

  test('has the issues of each message and the day of its line; equal to English for a reason is no issue', () => {
    expect(keys.map(({ messages }) => messages.fr)).toMatchObject([
      { issues: [], findings: [], changed: '2025-04-03', acceptedIssue: { issue: 'identical' } },
      { issues: [], findings: [{ kind: 'width' }], width: { used: 120 }, changed: '2025-04-04' },
      { issues: [], changed: '2025-04-02' },
      { issues: ['missing'], changed: undefined },
      { issues: ['identical'], changed: '2025-04-05' },
    ]);
    expect(historyKnown).toBe(true);
  });

  test('lists each plural form, in the languages that have it', () => {
    const plural = coverageOf(
      [
        catalog('en', { name: 'Name', days_one: 'One day', days_other: '{count} days' }),
        catalog('ar', { name: 'الاسم', days_two: 'يومان', days_other: '{count} يوم' }),
      ],
      new Set(['name', 'days']),
      { days: ['a--b'] },
    );
    expect(plural.keys.map(({ key, used, stories }) => [key, used, stories.length])).toEqual([
      ['name', true, 0],
      ...['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`days_${form}`, true, 1]),
    ]);
    expect(plural.keys.map(({ messages }) => messages.en?.issues)).toEqual([
      [],
      undefined,
      [],
      undefined,
      undefined,
      undefined,
      [],
    ]);
    expect(plural.keys.map(({ messages }) => messages.ar?.issues.includes('missing'))).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(plural.languages).toMatchObject([
      { translated: 3, total: 3 },
      { translated: 3, total: 7 },
    ]);
  });

  test('marks stories as unknown where they were not measured', () => {
    expect(coverageOf(catalogs, new Set(), undefined).storiesKnown).toBe(false);
  });

  test('marks the history as unknown where git has none', () => {
    const undated = coverageOf(
      catalogs.map((each) => ({ ...each, history: undefined })),
      new Set(),
      undefined,
    );
    expect(undated.historyKnown).toBe(false);
    expect(undated.languages.map(({ changed }) => changed)).toEqual([undefined, undefined]);
    expect(undated.keys[0]?.messages.fr?.changed).toBeUndefined();
  });
});
