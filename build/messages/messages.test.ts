import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogs } from '#i18n/lookup.ts';
import { catalogsOf, messageFiles } from './pageCatalogs.ts';
import { pageKeys } from './pageKeys.ts';

describe('the messages of a page in a language', () => {
  const catalogs: Catalogs = {
    en: { heroTitle: 'Title', faqTitle: 'Questions', legal: 'Legal' },
    es: { heroTitle: 'Título', faqTitle: ' ' },
  };

  test('are those of its keys', () => {
    expect(catalogsOf(catalogs, 'en', ['heroTitle'])).toEqual({ en: { heroTitle: 'Title' } });
  });

  test('include English ones only where a translation is missing', () => {
    expect(catalogsOf(catalogs, 'es', ['heroTitle', 'faqTitle'])).toEqual({
      en: { faqTitle: 'Questions' },
      es: { heroTitle: 'Título' },
    });
  });
});

test('a missing catalog is an error', () => {
  expect(() => messageFiles({ en: {}, es: {}, fr: {} }, new Map())).toThrow(
    'There is no catalog src/i18n/messages/ar.json',
  );
});

describe('the keys of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const sources = {
    'app/browser.tsx': { code: "t('notifications')", imports: ['app/hydration/islands.ts'] },
    'app/hydration/islands.ts': {
      code: '',
      dynamicImports: ['app/pages/home.tsx', 'app/pages/contact.tsx', 'layout/Footer.tsx'],
    },
    'layout/Footer.tsx': { code: '<Message id="copyright" />' },
    'app/pages/home.tsx': { code: '', imports: ['sections/Hero.tsx'] },
    'app/pages/contact.tsx': {
      code: "const rules = { tooShort: 'nameTooShort', other: 'noKey' }",
      dynamicImports: ['sections/Hero.tsx'],
    },
    'sections/Hero.tsx': { code: '<Message id="heroTitle" />' },
  };
  const id = (name: string) => join(folder, 'src', name);
  const imports = new Map(
    Object.entries<{ code: string; imports?: string[]; dynamicImports?: string[] }>(sources).map(
      ([name, { imports: staticImports = [], dynamicImports = [] }]) => [
        id(name),
        { importedIds: staticImports.map(id), dynamicallyImportedIds: dynamicImports.map(id) },
      ],
    ),
  );
  const allKeys = ['notifications', 'copyright', 'nameTooShort', 'heroTitle', 'faqTitle'];

  beforeAll(() => {
    for (const [name, { code }] of Object.entries(sources)) {
      mkdirSync(dirname(id(name)), { recursive: true });
      writeFileSync(id(name), code);
    }
  });
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
      'src/app/hydration/islands.ts loads no screens',
    );
  });
});
