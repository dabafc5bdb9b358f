import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '../../src/company';
import type { Language } from '../../src/i18n/languages';
import { splitPlaceholders, translate, type Catalog } from '../../src/i18n/lookup';
import { inEachLanguage, type Texts } from './languages';
import { buildSite, inCopy, projectCopy, serve, serveSite } from './projectCopy';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The line that a language takes in the list of languages. */
const line = "  { code: 'de', name: 'Deutsch', short: 'DE', direction: 'ltr', intl: 'de-DE' },\n";

const catalogFile = join(root, 'tests/fixtures/de.json');
const catalogIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Catalog;
const catalog = catalogIn(catalogFile);
const englishCatalog = catalogIn(join(root, 'src/i18n/messages/en.json'));

const lackingIn = (own: Catalog, other: Catalog) => Object.keys(other).filter((key) => !(key in own));

/** Keys that only one of the two catalogs has. */
export const keysOfOne = [...lackingIn(catalog, englishCatalog), ...lackingIn(englishCatalog, catalog)];

const textOf: Texts['t'] = (key, values) => translate({ en: catalog }, 'en', key, values);

/** The language that is added; the code is none of this project's own. */
export const german: Texts = {
  code: 'de' as Language,
  name: 'Deutsch',
  direction: 'ltr',
  t: textOf,
  shown: textOf,
  address: (path) => (path === '/' ? '/de' : `/de${path}`),
};

/** All languages where German is added. */
export const withGerman: readonly Texts[] = [...inEachLanguage, german];

/** The pieces of text between placeholders that are English and not German as well, of two letters or more. */
const englishPieces = Object.entries(englishCatalog)
  .filter(([key, text]) => text !== catalog[key as keyof Catalog])
  .flatMap(([, text]) => [{ text: text.replace('{company}', company.name) }, ...splitPlaceholders(text)])
  .flatMap((piece) => ('text' in piece ? piece.text.split('\n\n') : []))
  .map((piece) => piece.trim())
  .filter((piece) => /\p{L}{2}/u.test(piece));

/** The texts among these that are English; a single word only where it is the whole text. */
export const englishAmong = (texts: readonly string[]): string[] =>
  texts.filter((text) =>
    englishPieces.some((piece) => text === piece || (piece.includes(' ') && text.includes(piece))),
  );

/**
 * A copy of the project with a line for German in the list of languages and nothing else.
 * @throws where the list of languages does not end as expected
 */
function copyWithLine() {
  const { folder, remove } = projectCopy('new-language');
  const list = join(folder, 'src/i18n/languages.ts');
  const [before, after, ...more] = readFileSync(list, 'utf8').split(/^(?=\] as const satisfies)/m);
  if (!after || more.length > 0)
    throw new Error('src/i18n/languages.ts has no list of languages where one is expected');
  writeFileSync(list, before + line + after);
  return { folder, remove };
}

const buildWorkbench = (folder: string) =>
  inCopy(folder, 'storybook', [
    'build',
    '--quiet',
    '--loglevel',
    'error',
    '--disable-telemetry',
    '--output-dir',
    'storybook-static',
  ]);

/** Where the project that has German is found: the addresses of its site and its workbench. */
export interface GermanProject {
  site: string;
  workbench: string;
}

/**
 * Copies the project, adds German, builds and serves the copy's site and workbench on free ports while it is used. Nothing
 * is left of it afterwards.
 * @throws where one of the builds fails, with what it printed
 */
export async function withGermanProject(test: (project: GermanProject) => Promise<void>) {
  const { folder, remove } = copyWithLine();
  const servers: Array<Awaited<ReturnType<typeof serve>>> = [];
  try {
    cpSync(catalogFile, join(folder, 'src/i18n/messages/de.json'));
    await buildSite(folder);
    await buildWorkbench(folder);
    const site = await serveSite(folder);
    servers.push(site);
    // Without the site's configuration, which does not apply to it.
    const workbench = await serve({ root: folder, configFile: false, build: { outDir: 'storybook-static' } });
    servers.push(workbench);
    await test({ site: site.address, workbench: workbench.address });
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    remove();
  }
}

/** What the build of the site says where the line is there and the catalog is not; undefined where it does not fail. */
export async function failureWithoutCatalog(): Promise<string | undefined> {
  const { folder, remove } = copyWithLine();
  try {
    return await buildSite(folder).then(
      () => undefined,
      (error: unknown) => String(error),
    );
  } finally {
    remove();
  }
}
