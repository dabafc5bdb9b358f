import { readFileSync } from 'node:fs';
import { keysNamedIn } from '../i18n/coverage.ts';

/** What a module imports: at once, or later. */
export interface ModuleImports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** The first module of the site, and the one that names its screens. */
export const entryModule = 'src/site/main.tsx';
const parts = /\/src\/site\/parts\.ts$/;

/** A page by the path of its module: `src/site/pages/home.tsx` is `home`. */
const pagePath = /\/src\/site\/pages\/(\w+)\.tsx$/;

/**
 * The keys of the texts that each page may show, by the name of the page, as the sources have them: those of the modules
 * that every page has, and those of the modules behind its screen.
 * @param ids the modules of the site
 * @param importsOf what one of them imports
 * @throws where no screen is found
 */
export function pageKeys(
  ids: Iterable<string>,
  importsOf: (id: string) => ModuleImports | null,
  allKeys: readonly string[],
): Map<string, string[]> {
  const keys = new Set(allKeys);
  const own = [...ids].filter((id) => /\/src\/.*\.tsx?$/.test(id) && !id.includes('/node_modules/'));
  const screens = new Map(
    own
      .filter((id) => parts.test(id))
      .flatMap((id) => importsOf(id)?.dynamicallyImportedIds ?? [])
      .flatMap((id): Array<[string, string]> => {
        const [, page] = pagePath.exec(id) ?? [];
        return page ? [[id, page]] : [];
      }),
  );
  if (screens.size === 0) throw new Error('src/site/parts.ts loads no screens');

  /** The keys of a module and of all that it leads to, but for the screens. */
  const keysFrom = (start: string): string[] => {
    const seen = new Set([start]);
    for (const id of seen) {
      const { importedIds = [], dynamicallyImportedIds = [] } = importsOf(id) ?? {};
      for (const next of [...importedIds, ...dynamicallyImportedIds]) {
        if (own.includes(next) && !screens.has(next)) seen.add(next);
      }
    }
    return [...seen].flatMap((id) => keysNamedIn(readFileSync(id, 'utf8'), keys));
  };

  const entry = own.find((id) => id.endsWith(`/${entryModule}`));
  if (!entry) throw new Error(`The site has no ${entryModule}`);
  const common = keysFrom(entry);
  return new Map([...screens].map(([id, page]) => [page, [...new Set([...common, ...keysFrom(id)])]]));
}
