import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { UserError } from 'system-tools/user-error';
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite';
import { messageKeys } from '#i18n/catalogKeys.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import { entryModule, pageKeys } from '../messages/pageKeys.ts';
import { readMessages } from '../messages/readMessages.ts';
import { dropUnusedCode } from './dropUnusedCode.ts';
import { serveStatically } from './serveStatically.ts';
import { pageScripts, type PageScripts } from './pageScripts.ts';
import { writePages, type PageKeys } from './writePages.ts';

/** The server build of the site, which renders the pages; it is not deployed. */
const serverFolder = 'node_modules/.cache/prerender';

const entryPattern = new RegExp(`/${entryModule.replaceAll('.', '\\.')}$|rolldown.runtime`);

/** What most pages show. */
const sharedPattern =
  /\/src\/(?:sections\/Section|components\/Picture|theme|i18n\/(?:names|graphemes|IntlText))\b|lucide-react/;

/** The exports of the package lead to its builds with warnings for developers. */
const routerBuild = join(
  dirname(createRequire(import.meta.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);

const productionRouter = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
];

const clientBuild: EnvironmentOptions = {
  build: {
    // The bootstrap script preloads what a page needs, and other pages are prefetched.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Each file is evaluated in a task of its own: one for both would block the page for longer.
            {
              name: 'react',
              test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/app\/reactDom/,
              priority: 3,
            },
            // What the entry imports and what most pages share is one file, for fewer requests; what the legal pages share, another.
            { name: 'app', test: new RegExp(`${entryPattern.source}|${sharedPattern.source}`), priority: 2 },
            { name: 'legal', test: /\/src\/(?:sections\/LegalDocument|screens\/legalValues)/ },
          ],
        },
      },
    },
  },
};

const serverBuild: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: true },
  build: {
    ssr: true,
    outDir: serverFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    // The server bundle contains what a browser imports dynamically.
    rolldownOptions: { input: 'src/app/server.tsx', checks: { ineffectiveDynamicImport: false } },
  },
};

/**
 * Prerenders every page in every language, complete without scripts: `vite build` builds the scripts for the browser, then the
 * site for Node, which renders the pages. `vite preview` serves the folder as a static host does.
 */
export function prerender(): Plugin {
  let keys: PageKeys | undefined;
  let scripts: PageScripts | undefined;

  async function buildApp(builder: ViteBuilder) {
    const { client, server } = builder.environments;
    if (!client || !server) throw new Error('The build has no environments for client and server');
    await builder.build(client);
    await builder.build(server);
    if (!keys || !scripts) throw new Error('The build has no modules to read the message keys from');
    await writePages(client.config.build.outDir, join(server.config.root, serverFolder, 'server.js'), keys, scripts);
  }

  return {
    name: 'prerender',
    config: ({ build }, { command, isPreview }) =>
      // Storybook builds with this configuration as well.
      (command === 'build' && build?.rolldownOptions?.input === undefined) || isPreview
        ? {
            builder: { buildApp },
            resolve: { alias: productionRouter },
            environments: { client: clientBuild, server: serverBuild },
          }
        : {},
    sharedDuringBuild: true,
    transform: dropUnusedCode,
    // Vite wraps every dynamic import in a helper that preloads; without preloading it has nothing to do.
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      const ids = [...this.getModuleIds()];
      if (ids.some((id) => entryPattern.test(id)))
        keys = pageKeys(ids, (id) => this.getModuleInfo(id), messageKeys(readMessages(defaultLanguage)));
    },
    writeBundle(_options, bundle) {
      if (this.environment.name === 'client' && keys) scripts = pageScripts(Object.values(bundle));
    },
    configurePreviewServer: async ({ middlewares, config }) => {
      const folder = resolve(config.root, config.build.outDir);
      if (!existsSync(folder))
        throw new UserError(`There is no ${config.build.outDir}/ to serve: run npm run build first.`);
      if (process.env.npm_lifecycle_event === 'preview') {
        const { onShellEnd } = await import('system-tools/process');
        onShellEnd(() => process.exit());
      }
      middlewares.use(serveStatically(folder));
    },
  };
}
