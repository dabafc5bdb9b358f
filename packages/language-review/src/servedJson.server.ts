import type { Plugin } from 'vite';
import type { ServedError } from './api.ts';

/**
 * Serves JSON files of the workbench, up to date at each request, and writes them into a build. One that cannot be made is answered
 * with a `ServedError`, and fails a build.
 * @param contents by path, relative to the page of the workbench: `./language-review/feedback.json`
 */
export function servedJson(name: string, contents: Readonly<Record<string, () => unknown>>): Plugin {
  const json = async (make: () => unknown) => JSON.stringify(await make());
  return {
    name,
    configureServer({ middlewares }) {
      for (const [path, make] of Object.entries(contents)) {
        middlewares.use(path.slice(1), (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          json(make).then(
            (source) => response.end(source),
            (error: unknown) => {
              const body: ServedError = { error: error instanceof Error ? error.message : String(error) };
              response.writeHead(500).end(JSON.stringify(body));
            },
          );
        });
      }
    },
    async generateBundle() {
      for (const [path, make] of Object.entries(contents))
        this.emitFile({ type: 'asset', fileName: path.slice(2), source: await json(make) });
    },
  };
}
