import { readdirSync, readFileSync } from 'node:fs';
import type { ErrorPayload, Plugin } from 'vite';
import type { LanguageReviewConfig } from '../config.ts';
import { escapeRegExp } from '../messages.ts';
import { CatalogError, parseCatalog } from './parseCatalog.ts';

function errorOf(source: string, file: string, root: string): CatalogError | undefined {
  try {
    parseCatalog(source, file, root);
  } catch (error) {
    if (error instanceof CatalogError) return error;
    throw error;
  }
  return undefined;
}

const overlayError = ({ message, id, loc, frame }: CatalogError): ErrorPayload => ({
  type: 'error',
  err: { message, stack: '', id, loc, frame },
});

/**
 * Reports the errors of catalogs. A build and a test fail. A development server shows the error over every page until the
 * file is fixed, and loads pages without that catalog.
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
        // A preview that fails to load stays hidden below Storybook's spinner, and the overlay with it.
        logger.error(`${error.message}\n${error.frame}`);
        return '{}';
      },
    },
    // The page on screen is not reloaded.
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
        if (error) page.send(overlayError(error));
      });
    },
  };
}
