import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  catalogFindings,
  collect,
  isError,
  parseGlossary,
  parseWords,
  spellingFindings,
  validateConfig,
} from 'language-review/node';
import { typescript } from 'system-tools/process';
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import languageReview from '../language-review.config.ts';

const root = resolve(import.meta.dirname, '..');

test('the configuration is valid', () => {
  expect(() => validateConfig(languageReview, root)).not.toThrow();
});

const { catalogs, coverage } = await collect(root, languageReview);

describe('the messages of this project', () => {
  test('are found', () => {
    expect(coverage.keys.length).toBeGreaterThan(100);
    expect(catalogs.length).toBeGreaterThan(3);
  });

  test.each(catalogs)('have no errors in $language', ({ findings }) => {
    expect(findings.filter(isError)).toEqual([]);
  });
});

describe('a fault planted in the catalogs of this project is found', () => {
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
  const glossary = parseGlossary(read(languageReview.glossary), languageReview.glossary);
  const words = parseWords(read(languageReview.words), languageReview.words);
  const messagesOf = (language: Language) => catalogs.find((catalog) => catalog.language === language)?.messages ?? [];

  /** The findings in a catalog with another text of a key. */
  const findingsOf = async (language: Language, key: string, change: (text: string) => string) => {
    const messages = messagesOf(language).map((message) =>
      message.key === key ? { ...message, text: change(message.text) } : message,
    );
    expect(messages, `${key} still has the words that this test replaces`).not.toEqual(messagesOf(language));
    const ofKey = (all: typeof messages) => all.filter((message) => message.key === key);
    const english = language === 'en' ? messages : messagesOf('en');
    const found = [
      ...catalogFindings(language, messages, english, { glossary }),
      // One dictionary is enough: `collect` has used all.
      ...(language === 'es' ? ((await spellingFindings(language, ofKey(messages), words)) ?? []) : []),
    ];
    return found.map((finding) => `${finding.key} ${finding.message}`);
  };
  const replacing = (from: string, to: string) => (text: string) => text.replace(from, to);
  const adding = (more: string) => (text: string) => `${text} ${more}`;

  test.each<[fault: string, Language, string, (text: string) => string, string]>([
    [
      '“tú” where the site says “usted”',
      'es',
      'faqSubtitle',
      adding('Pregúntenos tú.'),
      'says “tú”, which the glossary avoids',
    ],
    [
      '“vosotros” where the site says “usted”',
      'es',
      'faqSubtitle',
      adding('Lo que vosotros quieran.'),
      'says “vosotros”, which the glossary avoids',
    ],
    [
      'its verb forms',
      'es',
      'faqSubtitle',
      adding('Lo que queráis y escribís.'),
      'says “queráis”, which the glossary avoids',
    ],
    ['its imperative', 'es', 'faqSubtitle', adding('Escribidnos.'), 'says “escribidnos”, which the glossary avoids'],
    [
      '“tu” where the site says “vous”',
      'fr',
      'faqSubtitle',
      adding('Si tu as une question.'),
      'says “tu”, which the glossary avoids',
    ],
    [
      'an English sentence in Spanish',
      'es',
      'faq5Answer',
      adding('We check every batch twice.'),
      'is partly in English: “We check every batch twice”',
    ],
    ['a misspelt word', 'es', 'contactSubtitle', replacing('cotización', 'cotisación'), 'has “cotisación”: misspelt'],
    [
      'another translation of the same text',
      'fr',
      'contactUs',
      () => 'Écrivez-nous',
      'in another way than contactPageTitle',
    ],
    [
      'a term that the glossary translates otherwise',
      'fr',
      'factChecksText',
      replacing('lot', 'colis'),
      'lacks “lot” for “batch”',
    ],
    ['a second English word for a package', 'en', 'faq4Answer', replacing('package', 'parcel'), 'says “parcel”'],
    [
      'a second English word for a driver',
      'en',
      'shippingImageAlt',
      replacing('delivery driver', 'courier'),
      '“courier”',
    ],
    [
      'a second Spanish word for the sample',
      'es',
      'factChecksText',
      replacing('la muestra aprobada', 'nuestra muestra'),
      'says',
    ],
    [
      'another French name of the number',
      'fr',
      'shippingContent',
      replacing('de suivi', 'de colis'),
      'lacks “numéro de suivi”',
    ],
    [
      'a second Arabic word for a package',
      'ar',
      'faq4Answer',
      replacing('الطرد', 'الصندوق'),
      'lacks “طرد” or “طرود” for “package”',
    ],
  ])('%s', async (_fault, language, key, change, message) => {
    const found = await findingsOf(language, key, change);
    expect(found.filter((finding) => finding.startsWith(`${key} `) && finding.includes(message))).toHaveLength(1);
  });
});

test.each([
  [['--help'], 0, 'Checks the texts of every language'],
  [['--fix'], 2, "Unknown option '--fix'"],
  [['--require-approved', 'tlh'], 2, 'There are no translations into "tlh"'],
])('npm run i18n -- %s', (options, status, words) => {
  const run = spawnSync(
    process.execPath,
    [...typescript, resolve(root, 'packages/language-review/src/cli.ts'), ...options],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect(run.stdout + run.stderr).toContain(words);
  expect(run.status).toBe(status);
});
