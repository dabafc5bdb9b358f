import { readdirSync, readFileSync } from 'node:fs';
import type { ErrorPayload, Plugin } from 'vite';
import type { LanguageReviewConfig } from '../config.ts';
import { escapeRegExp } from '../messages.ts';
import { CatalogError, parseCatalog } from './parseCatalog.ts';

/** What is wrong with a catalog; undefined where nothing is. */
function errorOf(source: string, file: string, root: string): CatalogError | undefined {
  try {
    parseCatalog(source, file, root);
  } catch (error) {
    if (error instanceof CatalogError) return error;
    throw error;
  }
  return undefined;
}

/** An error as Vite's overlay reads it. */
const shown = ({ message, id, loc, frame }: CatalogError): ErrorPayload => ({
  type: 'error',
  err: { message, stack: '', id, loc, frame },
});

/**
 * Says what is wrong with a catalog, and where: a build and a test fail with it; a development server shows it above every page
 * until the file is mended, and what a page does without that catalog below.
 */
export function catalogErrors({ catalogs }: Pick<LanguageReviewConfig, 'catalogs'>): Plugin {
  const catalog = new RegExp(String.raw`/${escapeRegExp(catalogs)}/[^/?]+\.json$`);
  return {
    name: 'catalog-errors',
    enforce: 'pre',
    transform: {
      filter: { id: catalog },
      handler(source, id) {
        const error = errorOf(source, id, this.environment.config.root);
        if (!error) return undefined;
        const { name, mode, logger } = this.environment;
        if (name !== 'client' || mode !== 'dev') throw error;
        // A preview that could not load would stay below Storybook's spinner, and its overlay with it.
        logger.error(`${error.message}\n${error.frame}`);
        return '{}';
      },
    },
    // What is on the screen stays as it was.
    async hotUpdate({ type, file, read }) {
      const error =
        type !== 'delete' && catalog.test(file) && errorOf(await read(), file, this.environment.config.root);
      if (error) throw error;
    },
    configureServer({ config: { root }, environments: { client } }) {
      client.hot.on('vite:client:connect', (_data, page) => {
        const files = readdirSync(`${root}/${catalogs}`)
          .filter((name) => name.endsWith('.json'))
          .map((name) => `${root}/${catalogs}/${name}`);
        const [error] = files.flatMap((file) => errorOf(readFileSync(file, 'utf8'), file, root) ?? []);
        if (error) page.send(shown(error));
      });
    },
  };
}
