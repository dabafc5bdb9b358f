import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import type { Language } from '#i18n/languages.ts';
import { splitPlaceholders, translate, type Catalog } from '#i18n/lookup.ts';
import { inEachLanguage, siteLanguage, type SiteLanguage } from './languages';
import { root, storybookBuild } from './builds';
import { buildSite, chooseStories, inCopy, projectCopy, serveSite, serveWorkbench, type serve } from './projectCopy';

/** Its line in the list of languages. */
const entry = "  { code: 'de', name: 'Deutsch', short: 'DE', direction: 'ltr', intl: 'de-DE' },\n";

const catalogFile = join(root, 'e2e/fixtures/de.json');
const catalogIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Catalog;
const catalog = catalogIn(catalogFile);
const englishCatalog = catalogIn(join(root, 'src/i18n/messages/en.json'));

/** Keys that only one of the two catalogs has. */
export const keysOfOne = Object.keys({ ...englishCatalog, ...catalog }).filter(
  (key) => !(key in catalog && key in englishCatalog),
);

/** The added language; the project itself has no such code. */
export const german = siteLanguage({ code: 'de' as Language, name: 'Deutsch', direction: 'ltr' }, (key, values) =>
  translate({ en: catalog }, 'en', key, values),
);

/** All languages, including German. */
export const withGerman: readonly SiteLanguage[] = [...inEachLanguage, german];

/** The parts of English messages between placeholders that differ from German, of two letters or more. */
const englishPieces = Object.entries(englishCatalog)
  .filter(([key, text]) => text !== catalog[key as keyof Catalog])
  .flatMap(([, text]) => [{ text: text.replace('{company}', company.name) }, ...splitPlaceholders(text)])
  .flatMap((piece) => ('text' in piece ? piece.text.split('\n\n') : []))
  .map((piece) => piece.trim())
  .filter((piece) => /\p{L}{2}/u.test(piece));

/** The texts that are English; a single word counts only if it is the entire text. */
export const englishAmong = (texts: readonly string[]) =>
  texts.filter((text) =>
    englishPieces.some((piece) => text === piece || (piece.includes(' ') && text.includes(piece))),
  );

/**
 * Adds German to the list of languages and to the stores of a copy, without its catalog.
 * @throws if the list of languages does not end as expected
 */
function addEntry(folder: string) {
  const list = join(folder, 'src/i18n/languages.ts');
  const [before, after, ...more] = readFileSync(list, 'utf8').split(/^(?=\] as const satisfies)/m);
  if (!after || more.length > 0)
    throw new Error('src/i18n/languages.ts has no list of languages where one is expected');
  writeFileSync(list, before + entry + after);
  const data = join(folder, 'src/content/company.ts');
  const subjects = readFileSync(data, 'utf8').replaceAll(/^ {8}fr: .*,\n/gm, `$&        de: 'Ein Fachgeschäft',\n`);
  writeFileSync(data, subjects);
}

/** URLs of its site and its workbench. */
export interface GermanProject {
  site: string;
  workbench: string;
  /** The error of a build of the site without the catalog; undefined if it did not fail. */
  failureWithoutCatalog: string | undefined;
}

/**
 * Copies the project, adds German, builds the copy's site and workbench, and serves them on free ports while `test` runs.
 * @throws if one of the builds fails; the message contains its output
 */
export async function withGermanProject(test: (project: GermanProject) => Promise<void>) {
  const { folder, remove } = projectCopy('new-language');
  const servers: Array<Awaited<ReturnType<typeof serve>>> = [];
  try {
    addEntry(folder);
    const failureWithoutCatalog = await buildSite(folder).then(() => undefined, String);
    cpSync(catalogFile, join(folder, 'src/i18n/messages/de.json'));
    await buildSite(folder);
    const workbenchFolder = join(folder, 'storybook-static');
    // A story is enough, and without documentation.
    chooseStories(folder, ['src/layout/Header']);
    await inCopy(folder, 'storybook', [...storybookBuild(workbenchFolder), '--test']);
    const site = await serveSite(folder);
    servers.push(site);
    const workbench = await serveWorkbench(workbenchFolder);
    servers.push(workbench);
    await test({ site: site.url, workbench: workbench.url, failureWithoutCatalog });
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    remove();
  }
}
