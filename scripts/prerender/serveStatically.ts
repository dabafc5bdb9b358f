import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { decoded } from '../../src/site/decoded.ts';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Serves a folder as hosts of static files do: `/contact` is `contact.html`, a slash at its end is sent away, and an unknown
 * address gets the nearest `404.html` up its path, with that status.
 */
export function serveStatically(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = decoded(pathname);
    if (path !== undefined) {
      if (isFile(join(folder, path))) return next();
      const page = path === '/' ? '/index.html' : `${path}.html`;
      if (isFile(join(folder, page))) {
        request.url = page + search;
        return next();
      }
      const bare = path.replace(/\/+$/, '');
      if (bare !== path && isFile(join(folder, `${bare}.html`))) {
        response.writeHead(301, { Location: pathname.replace(/\/+$/, '') + search }).end();
        return undefined;
      }
    }
    const [, first = ''] = pathname.split('/');
    const missing = [join(folder, first, '404.html'), join(folder, '404.html')].find(isFile);
    if (!missing) return next();
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    createReadStream(missing).pipe(response);
    return undefined;
  };
}
