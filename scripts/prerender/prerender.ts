import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defaultLanguage, languages, type Language } from '../../src/i18n/languages.ts';
import type { PageData } from '../../src/site/pageLoader.ts';
import type * as Server from '../../src/site/server.tsx';
import { readCatalog } from '../catalogs/readCatalog.ts';
import { faceData, faceRule, fallbackRule, siteFaces, typefaceLicense } from '../fonts/fonts.ts';
import { checkAddress } from '../hosts/addresses.ts';
import { headers } from '../hosts/headers.ts';
import { writeHostFiles } from '../hosts/hostFiles.ts';
import { textFiles } from '../texts/pageCatalogs.ts';
import { entryModule, pageKeys } from '../texts/pageKeys.ts';
import { boot } from './boot.ts';
import { serveStatically } from './serveStatically.ts';

/** Where the site's server build stands while its pages are made; nothing of it is deployed. */
const workshop = 'node_modules/.cache/prerender';

const entryPattern = new RegExp(`/${entryModule.replaceAll('.', '\\.')}$|rolldown.runtime`);

type Keys = ReadonlyMap<string, readonly string[]>;

/**
 * Makes a file of every page in every language, complete before any script runs. One `vite build` builds the scripts for
 * the browser, then the same site for Node, and renders with it into the page that the first has made. `vite preview`
 * serves the folder as a static host does.
 */
export function prerender(): Plugin {
  let keys: Keys | undefined;
  return {
    name: 'prerender',
    config: ({ build }, { command, isPreview }) =>
      // The workbench borrows this configuration for a build of its own.
      (command === 'build' && build?.rolldownOptions?.input === undefined) || isPreview
        ? {
            builder: {
              async buildApp(builder) {
                const { client, server } = builder.environments;
                if (!client || !server) throw new Error('The build has no environments for client and server');
                await builder.build(client);
                await builder.build(server);
                if (!keys) throw new Error('The build has no modules to read the keys of the texts from');
                await writePages(client.config.build.outDir, join(server.config.root, workshop, 'server.js'), keys);
              },
            },
            environments: {
              client: {
                build: {
                  // Scripts come when they are needed; then there is nothing to preload.
                  modulePreload: false,
                  rolldownOptions: {
                    // Everything that the application starts with is one file, whatever else needs parts of it later.
                    output: {
                      codeSplitting: {
                        groups: [
                          { name: 'app', test: entryPattern, priority: 2 },
                          {
                            name: 'legal',
                            test: /\/src\/(?:sections\/LegalDocument|screens\/legalValues)/,
                            priority: 1,
                          },
                          // What several pages are made of is one file as well: fewer steps on the way to a page.
                          { name: 'shared', test: /\/src\/|lucide-react/, minShareCount: 2 },
                        ],
                      },
                    },
                  },
                },
              },
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
    sharedDuringBuild: true,
    // The router does not say that making a component does nothing else, and names its components for developer tools:
    // both would keep all that the site does not use of it, 7 kB of script.
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|lazy|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
    // Vite wraps every later import in a helper that preloads; there is nothing for it to do here.
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      const ids = [...this.getModuleIds()];
      if (ids.some((id) => entryPattern.test(id)))
        keys = pageKeys(ids, (id) => this.getModuleInfo(id), Object.keys(readCatalog(defaultLanguage)));
    },
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use(serveStatically(resolve(config.root, config.build.outDir)));
    },
  };
}

const hash = (content: string | Buffer) => createHash('sha256').update(content);

/** What a content policy calls the content of an element in a page. */
const policyHash = (content: string) => `'sha256-${hash(content).digest('base64')}'`;

/** JSON that may stand in a script element: nothing in it can end the element. */
const inScript = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** @throws where a page cannot be rendered, or the shell lacks a place for a part of it. */
async function writePages(folder: string, entry: string, keys: Keys) {
  const { allCatalogs, files, renderPages } = (await import(pathToFileURL(entry).href)) as typeof Server;
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const filled = (text: string, place: string, content: string) => {
    if (!text.includes(place)) throw new Error(`index.html has no ${place}`);
    return text.replace(place, () => content);
  };
  const [tag = '', entryAddress = ''] = /(?:<script type="module"[^>]* src="([^"]+)"><\/script>\s*)+/.exec(built) ?? [];
  if (!entryAddress) throw new Error('index.html loads no script');
  const starter = boot(entryAddress);
  const shell = filled(built, tag, `<script>${starter}</script>`);

  const texts = [...textFiles(allCatalogs, keys)].map(([file, catalogs]) => ({
    file,
    catalogs,
    json: JSON.stringify(catalogs),
  }));
  const textsOf = (page: string, language: Language) => {
    const found = texts.find(({ file }) => file === `${language}/${page}.json`);
    if (!found) throw new Error(`There are no texts of the page ${page} in ${language}`);
    return found.catalogs;
  };
  const textFolder = `/assets/texts-${hash(texts.map(({ json }) => json).join(''))
    .digest('hex')
    .slice(0, 8)}`;
  const faces = (await siteFaces()).map((face) => ({ ...face, address: `/assets/${face.fileName}` }));
  /** Every page has Latin letters: those of the company, and those of the digits. */
  const isNeeded = ({ script }: (typeof faces)[number], language: Language) =>
    script === 'Latin' || new RegExp(`\\p{Script=${script}}`, 'u').test(JSON.stringify(allCatalogs[language]));

  const policy = { scripts: new Set([policyHash(starter)]), styles: new Set<string>() };
  for (const { file, page, language, direction, head, style, body } of await renderPages()) {
    checkAddress(file);
    const own = faces.filter((face) => isNeeded(face, language));
    const fontStyle = own.map((face) => faceRule(face, face.address)).join('') + fallbackRule;
    const fonts = own
      .map(({ address }) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin/>`)
      .join('');
    const sheets = `<style>${fontStyle}</style>${style}`;
    for (const [, sheet = ''] of sheets.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) policy.styles.add(policyHash(sheet));
    const missing = languages.flatMap(({ code }) => {
      const face = faces.find((other) => !own.includes(other) && isNeeded(other, code));
      return face ? [[code, faceData(face, face.address)]] : [];
    });
    const data: PageData = {
      folder: textFolder,
      faces: Object.fromEntries(missing) as PageData['faces'],
      first: { page, language, catalogs: textsOf(page, language) },
    };
    let html = filled(shell, '<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`);
    html = filled(html, '</head>', `${fonts}${head}${sheets}</head>`);
    html = filled(
      html,
      '<div id="root"></div>',
      `<div id="root">${body}</div><script type="application/json" id="page">${inScript(data)}</script>`,
    );
    await write(join(folder, file), html);
  }
  for (const { file, json } of texts) await write(join(folder, textFolder, file), json);
  for (const { address, data } of faces) await write(join(folder, address), data);
  for (const [name, content] of Object.entries(files)) await write(join(folder, name), content());
  // Vite has listed the packages of the scripts; the typeface is cut from a package as well.
  await appendFile(join(folder, 'licenses.txt'), await typefaceLicense());
  await writeHostFiles(folder, headers(policy));
}
