import { readFileSync } from 'node:fs';
import { keysNamedIn } from 'language-review/node';
import type { MessageKey } from '#i18n/lookup.ts';

export const entryModule = 'src/app/browser.tsx';

const screensModule = /\/src\/app\/navigation\/screens\.ts$/;

/** Matches the module of a page: `src/app/pages/home.tsx` is `home`. */
const pagePath = /\/src\/app\/pages\/(\w+)\.tsx$/;

/** The name of the page whose module it is. */
export const pageOf = (id: string) => pagePath.exec(id)?.[1];

/**
 * The keys of the messages that each page may show, by its name: those that its modules, and those of every page, name.
 * @throws {Error} when no screen is found
 */
export function pageKeys(
  ids: Iterable<string>,
  importsOf: (id: string) => Record<'importedIds' | 'dynamicallyImportedIds', readonly string[]> | null,
  allKeys: readonly MessageKey[],
) {
  const keys = new Set(allKeys);
  const own = [...ids].filter((id) => /\/src\/.*\.tsx?$/.test(id) && !id.includes('/node_modules/'));
  const screens = new Map(
    own
      .filter((id) => screensModule.test(id))
      .flatMap((id) => importsOf(id)?.dynamicallyImportedIds ?? [])
      .flatMap((id) => (pagePath.exec(id) ?? []).slice(1).map((page) => [id, page] as const)),
  );
  if (screens.size === 0) throw new Error('src/app/navigation/screens.ts loads no screens');

  /** The keys of a module and of its transitive imports, without the screens. */
  const keysFrom = (start: string) => {
    const seen = new Set([start]);
    for (const id of seen) {
      const { importedIds = [], dynamicallyImportedIds = [] } = importsOf(id) ?? {};
      for (const next of [...importedIds, ...dynamicallyImportedIds]) {
        if (own.includes(next) && !screens.has(next)) seen.add(next);
      }
    }
    return [...seen].flatMap((id) => keysNamedIn(id, readFileSync(id, 'utf8'), keys));
  };

  const entry = own.find((id) => id.endsWith(`/${entryModule}`));
  if (!entry) throw new Error(`The site has no ${entryModule}`);
  const common = keysFrom(entry);
  return new Map([...screens].map(([id, page]) => [page, [...new Set([...common, ...keysFrom(id)])]]));
}
