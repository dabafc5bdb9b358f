import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as Server from '../../src/site/server.tsx';
import { boot } from './boot.ts';
import { serveStatically } from './serveStatically.ts';


/** Where the site's server build stands while its pages are made; nothing of it is deployed. */
const workshop = 'node_modules/.cache/prerender';

/**
 * Makes a file of every page in every language, complete before any script runs. One `vite build` builds the scripts for
 * the browser, then the same site for Node, and renders with it into the page that the first has made. `vite preview`
 * serves the folder as a static host does.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: (_config, { command, isPreview }) =>
      command === 'build' || isPreview
        ? {
            builder: {
              async buildApp(builder) {
                const { client, server } = builder.environments;
                if (!client || !server) throw new Error('The build has no environments for client and server');
                await builder.build(client);
                await builder.build(server);
                await writePages(client.config.build.outDir, join(server.config.root, workshop, 'server.js'));
              },
            },
            environments: {
              server: {
                consumer: 'server',
                resolve: { noExternal: true },
                build: {
                  ssr: true,
                  outDir: workshop,
                  emptyOutDir: true,
                  copyPublicDir: false,
                  // What a browser loads when it is needed, Node has at once.
                  rolldownOptions: { input: 'src/site/server.tsx', checks: { ineffectiveDynamicImport: false } },
                },
              },
            },
          }
        : {},
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use(serveStatically(join(config.root, config.build.outDir)));
    },
  };
}

/** @throws where a page cannot be rendered, or the shell lacks a place for a part of it. */
async function writePages(folder: string, entry: string) {
  const { renderPages, files } = (await import(pathToFileURL(entry).href)) as typeof Server;
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const filled = (text: string, place: string, content: string) => {
    if (!text.includes(place)) throw new Error(`index.html has no ${place}`);
    return text.replace(place, () => content);
  };
  const [tag = '', script = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(built) ?? [];
  if (!script) throw new Error('index.html loads no script');
  const shell = filled(built, tag, `<script>${boot(script)}</script>`);
  for (const { file, language, direction, head, body } of await renderPages()) {
    let page = filled(shell, '<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`);
    page = filled(page, '</head>', `${head}</head>`);
    page = filled(page, '<div id="root"></div>', `<div id="root">${body}</div>`);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), page);
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content());
}
