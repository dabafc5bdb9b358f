import type { Plugin } from 'vite';
import { readMessages } from './readMessages.ts';
import { defaultLanguage, isLanguage } from '#i18n/languages.ts';
import type { PageData } from '#app/pageData.ts';

const folder = '/@messages';

/** Serves the messages on a development server: full catalogs, read from the files at each request. */
export function devMessages(): Plugin {
  const data: PageData = { folder, scripts: [], fonts: {} };
  return {
    name: 'dev-messages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(folder, ({ url = '' }, response, next) => {
        const [, language = ''] = url.split('/');
        if (!isLanguage(language)) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(
          JSON.stringify({ [defaultLanguage]: readMessages(defaultLanguage), [language]: readMessages(language) }),
        );
      });
    },
    handleHotUpdate({ file, server }) {
      if (/\/src\/i18n\/messages\/[\w-]+\.json$/.test(file)) server.ws.send({ type: 'full-reload' });
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
