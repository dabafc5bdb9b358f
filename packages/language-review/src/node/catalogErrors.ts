import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { LanguageReviewConfig } from '../config.ts';
import { escapeRegExp } from '../messages.ts';
import { catalogErrorIn } from './parseCatalog.ts';

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
        const error = catalogErrorIn(source, id, this.environment.config.root);
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
      if (type === 'delete' || !catalog.test(file)) return;
      const error = catalogErrorIn(await read(), file, this.environment.config.root);
      if (error) throw error;
    },
    configureServer({ config: { root }, environments: { client } }) {
      client.hot.on('vite:client:connect', (_data, page) => {
        for (const name of readdirSync(`${root}/${catalogs}`).filter((each) => each.endsWith('.json'))) {
          const file = `${root}/${catalogs}/${name}`;
          const error = catalogErrorIn(readFileSync(file, 'utf8'), file, root);
          if (!error) continue;
          const { message, id, loc, frame } = error;
          page.send({ type: 'error', err: { message, stack: '', id, loc, frame } });
          return;
        }
      });
    },
  };
}
