import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import type { PictureSource } from '#src/components/Picture/pictureSource.ts';
import { cache, encodedPicture, presets, type EncodedPicture, type Preset } from './encode.ts';

const query = new RegExp(`\\?(?:${presets.join('|')})$`);

/** The path before a query, and the query. */
const partsOf = (id: string) => id.split('?') as [path: string, query: Preset];

/** @param prefix URL of the folder of the files, with a trailing slash */
function sourceOf({ avif, webp, preview, top, foot }: EncodedPicture, prefix: string): PictureSource {
  const srcsetOf = (files: EncodedPicture['webp']) =>
    files.map(({ fileName, width }) => `${prefix}${fileName} ${width}w`).join(', ');
  const largest = webp.at(-1);
  if (!largest) throw new Error('The picture has no encoded files');
  const { fileName, width, height } = largest;
  return { avif: srcsetOf(avif), webp: srcsetOf(webp), src: prefix + fileName, width, height, preview, top, foot };
}

/**
 * An import with `?picture` or `?portrait` gives a `PictureSource`. A build emits its files, a development server serves them
 * from the cache. A missing master fails both.
 */
export function pictures(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use(`${config.base}@pictures`, ({ url = '' }, response, next) => {
        const [, name, format] = /^\/([\w-]+)\.(avif|webp)$/.exec(url) ?? [];
        const file = join(cache, `${name}.${format}`);
        if (!name || !existsSync(file)) return next();
        response.setHeader('Content-Type', `image/${format}`);
        createReadStream(file).pipe(response);
      });
    },
    resolveId: {
      filter: { id: query },
      async handler(id, importer = '', options) {
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        if (found) return found;
        // Requests to a development server are relative to the root.
        const [path] = partsOf(id.startsWith('/') ? join(config.root, id) : resolve(dirname(importer), id));
        return this.error(`There is no picture ${normalizePath(relative(config.root, path))}`);
      },
    },
    load: {
      filter: { id: query },
      async handler(id) {
        const [file, preset] = partsOf(id);
        const picture = await encodedPicture(file, preset);
        this.addWatchFile(file);
        const building = config.command === 'build';
        const { assetsDir } = config.build;
        // The server build refers to the files of the client build.
        if (building && this.environment.config.consumer === 'client') {
          for (const { fileName } of [...picture.avif, ...picture.webp]) {
            this.emitFile({
              type: 'asset',
              fileName: `${assetsDir}/${fileName}`,
              source: await readFile(join(cache, fileName)),
            });
          }
        }
        const source = sourceOf(picture, config.base + (building ? `${assetsDir}/` : '@pictures/'));
        return { code: `export default ${JSON.stringify(source)}`, moduleType: 'js' };
      },
    },
  };
}
