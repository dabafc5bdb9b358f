import type { Plugin } from 'vite';
import { readCatalog } from '../catalogs/readCatalog.ts';
import { defaultLanguage, isLanguage } from '../../src/i18n/languages.ts';
import type { PageData } from '../../src/site/pageLoader.ts';

const folder = '/@texts';

/** Gives the pages of a development server their texts: the whole catalogs, as they stand in the files at that moment. */
export function devTexts(): Plugin {
  const data: PageData = { folder, faces: {} };
  return {
    name: 'dev-texts',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(folder, ({ url = '' }, response, next) => {
        const [, language = ''] = url.split('/');
        if (!isLanguage(language)) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(
          JSON.stringify({ [defaultLanguage]: readCatalog(defaultLanguage), [language]: readCatalog(language) }),
        );
      });
    },
    handleHotUpdate({ file, server }) {
      if (/\/src\/i18n\/messages\/\w+\.json$/.test(file)) server.ws.send({ type: 'full-reload' });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/src/theme/fonts.css' }, injectTo: 'head' },
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'page' },
        children: JSON.stringify(data),
        injectTo: 'body',
      },
    ],
  };
}
