import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { escapeRegExp } from 'system-tools/escape-reg-exp';
import { configure, type LanguageReviewConfig } from '../config.ts';
import { catalogErrorIn, catalogFiles, isCatalog } from './catalogFiles.server.ts';

const raw = '?raw';

/** Also where the folder of the catalogs is away, as on another branch: nothing else would catch it. */
function firstError(root: string) {
  try {
    for (const { path } of catalogFiles(root)) {
      const file = join(root, path);
      const error = catalogErrorIn(readFileSync(file, 'utf8'), file, root);
      if (!error) continue;
      const { message, id, loc, frame } = error;
      return { message, id, loc, frame };
    }
    return undefined;
  } catch (error) {
    return { message: `The catalogs cannot be read: ${(error as Error).message}` };
  }
}

/**
 * Reports the errors of catalogs. A build and a test fail. A development server shows the error over every page until the
 * file is fixed, and loads pages without that catalog.
 * @param projectRoot the folder that the paths of the configuration begin in; by default, the root of Vite
 */
export function catalogErrors(config: LanguageReviewConfig, projectRoot?: string): Plugin {
  const { catalogs } = configure(config);
  let root = '';
  return {
    name: 'catalog-errors',
    enforce: 'pre',
    configResolved(resolved) {
      root = projectRoot ?? resolved.root;
    },
    transform: {
      filter: { id: new RegExp(String.raw`${escapeRegExp(catalogs.slice(catalogs.lastIndexOf('}') + 1))}(?:\?raw)?$`) },
      handler(code, id) {
        const isRaw = id.endsWith(raw);
        const file = isRaw ? id.slice(0, -raw.length) : id;
        if (!isCatalog(root, file)) return undefined;
        // Vite has made a module of a text.
        const source = isRaw ? readFileSync(file, 'utf8') : code;
        const error = catalogErrorIn(source, file, root);
        if (!error) return undefined;
        const { name, mode, logger } = this.environment;
        if (name !== 'client' || mode !== 'dev') throw error;
        // A preview that fails to load stays hidden below Storybook's spinner, and the overlay with it.
        logger.error(`${error.message}\n${error.frame}`);
        return isRaw ? 'export default ""' : '{}';
      },
    },
    // The page on screen is not reloaded.
    async hotUpdate({ type, file, read }) {
      if (type === 'delete' || !isCatalog(root, file)) return;
      const error = catalogErrorIn(await read(), file, root);
      if (error) throw error;
    },
    configureServer({ environments: { client } }) {
      client.hot.on('vite:client:connect', (_data, page) => {
        const error = firstError(root);
        if (error) page.send({ type: 'error', err: { ...error, stack: '' } });
      });
    },
  };
}
