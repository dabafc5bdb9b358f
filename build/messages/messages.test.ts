import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Catalogs, MessageKey } from '#i18n/lookup.ts';
import { catalogsOf, messageFiles } from './pageCatalogs.ts';
import { pageKeys } from './pageKeys.ts';

describe('the messages of a page in a language', () => {
  const catalogs: Catalogs = {
    en: { heroTitle: 'Title', faqTitle: 'Questions', legal: 'Legal' },
    es: { heroTitle: 'Título', faqTitle: ' ' },
  };

  test('are those of its keys, and English ones only where a translation is missing', () => {
    expect(catalogsOf(catalogs, 'en', ['heroTitle'])).toEqual({ en: { heroTitle: 'Title' } });
    expect(catalogsOf(catalogs, 'es', ['heroTitle', 'faqTitle'])).toEqual({
      en: { faqTitle: 'Questions' },
      es: { heroTitle: 'Título' },
    });
  });

  test('include the offers of the page in other languages', () => {
    const offers = Object.fromEntries(
      ['en', 'es', 'ar', 'fr'].map((code) => [code, { languageOffer: `This page in ${code}`, heroTitle: code }]),
    ) as unknown as Catalogs;
    expect(catalogsOf(offers, 'es', ['heroTitle', 'languageOffer'])).toEqual({
      ...Object.fromEntries(['en', 'ar', 'fr'].map((code) => [code, { languageOffer: `This page in ${code}` }])),
      es: { languageOffer: 'This page in es', heroTitle: 'es' },
    });
  });

  test('have all plural forms of the language, or the English ones where a form is missing', () => {
    const en = { factLanguages_one: '{count} language', factLanguages_other: '{count} languages' };
    const incomplete = { factLanguages_one: '{count} idioma', factLanguages_other: '{count} idiomas' };
    const complete = { ...incomplete, factLanguages_many: '{count} idiomas' };
    const of = (es: Catalogs['es']) => catalogsOf({ en, es }, 'es', ['factLanguages']);
    expect(of(complete)).toEqual({ en: {}, es: complete });
    expect(of(incomplete)).toEqual({ en, es: incomplete });
    expect(of({ ...complete, factLanguages_few: '{count}' }).es).toEqual(complete);
  });
});

test('a missing catalog is an error', () => {
  expect(() => messageFiles({ en: {}, es: {}, fr: {} }, new Map())).toThrow(
    'There is no catalog src/i18n/messages/ar.json',
  );
});

describe('the keys of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const modules: Record<string, [code: string, imports?: string[], dynamicImports?: string[]]> = {
    'app/browser.tsx': ["t('notifications')", ['app/navigation/screens.ts']],
    'app/navigation/screens.ts': ['', [], ['app/pages/home.tsx', 'app/pages/contact.tsx', 'layout/Footer.tsx']],
    'layout/Footer.tsx': ['<Message id="copyright" />'],
    'app/pages/home.tsx': ['', ['sections/Hero.tsx']],
    'app/pages/contact.tsx': ["const rules = { tooShort: 'nameTooShort', other: 'noKey' }", [], ['sections/Hero.tsx']],
    'sections/Hero.tsx': ['<Message id="heroTitle" />'],
  };
  const id = (name: string) => join(folder, 'src', name);
  const imports = new Map(
    Object.entries(modules).map(([name, [code, imported = [], dynamicallyImported = []]]) => {
      mkdirSync(dirname(id(name)), { recursive: true });
      writeFileSync(id(name), code);
      return [id(name), { importedIds: imported.map(id), dynamicallyImportedIds: dynamicallyImported.map(id) }];
    }),
  );
  const allKeys: MessageKey[] = ['notifications', 'copyright', 'nameTooShort', 'heroTitle', 'faqTitle'];

  afterAll(() => rmSync(folder, { recursive: true }));

  test('are those of common modules and those of its own modules', () => {
    const keys = pageKeys(imports.keys(), (module) => imports.get(module) ?? null, allKeys);
    expect(Object.fromEntries([...keys].map(([page, own]) => [page, own.toSorted()]))).toEqual({
      home: ['copyright', 'heroTitle', 'notifications'],
      contact: ['copyright', 'heroTitle', 'nameTooShort', 'notifications'],
    });
  });

  test('cannot be determined where no page is imported', () => {
    expect(() => pageKeys([id('app/browser.tsx')], () => null, allKeys)).toThrow(
      'src/app/navigation/screens.ts loads no screens',
    );
  });
});
