import { readdirSync, readFileSync } from 'node:fs';
import type { ErrorPayload, Plugin } from 'vite';
import { CatalogFault, parseCatalog } from './parseCatalog.ts';

const folder = 'src/i18n/messages';
const catalog = /\/src\/i18n\/messages\/[^/?]+\.json$/;

/** What is wrong with a catalog; undefined where nothing is. */
function faultOf(source: string, file: string): CatalogFault | undefined {
  try {
    parseCatalog(source, file);
  } catch (error) {
    if (error instanceof CatalogFault) return error;
    throw error;
  }
  return undefined;
}

/** A fault as Vite's overlay reads it. */
const shown = ({ message, id, loc, frame }: CatalogFault): ErrorPayload => ({
  type: 'error',
  err: { message, stack: '', id, loc, frame },
});

/**
 * Says what is wrong with a catalog, and where: a build and a test fail with it; a development server shows it above every page
 * until the file is mended, and what a page does without that catalog below.
 */
export function catalogErrors(): Plugin {
  return {
    name: 'catalog-errors',
    enforce: 'pre',
    transform: {
      filter: { id: catalog },
      handler(source, id) {
        const fault = faultOf(source, id);
        if (!fault) return undefined;
        const { name, mode, logger } = this.environment;
        if (name !== 'client' || mode !== 'dev') throw fault;
        // A preview that could not load would stay below Storybook's spinner, and its overlay with it.
        logger.error(`${fault.message}\n${fault.frame}`);
        return '{}';
      },
    },
    // What is on the screen stays as it was.
    async hotUpdate({ type, file, read }) {
      const fault = type !== 'delete' && catalog.test(file) && faultOf(await read(), file);
      if (fault) throw fault;
    },
    configureServer({ config: { root }, environments: { client } }) {
      client.hot.on('vite:client:connect', (_data, page) => {
        const files = readdirSync(`${root}/${folder}`)
          .filter((name) => name.endsWith('.json'))
          .map((name) => `${root}/${folder}/${name}`);
        const [fault] = files.flatMap((file) => faultOf(readFileSync(file, 'utf8'), file) ?? []);
        if (fault) page.send(shown(fault));
      });
    },
  };
}
