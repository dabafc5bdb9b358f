import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { testConfig } from './testConfig.ts';

const catalogName = (language: string) => testConfig.catalogs.replace('{language}', language);

/** A project in a temporary folder, for unit tests. */
export function createTestProject() {
  const root = mkdtempSync(join(tmpdir(), 'language-review-'));
  let server: ViteDevServer | undefined;
  const catalogPath = (language: string) => join(root, catalogName(language));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  write(testConfig.glossary, '[]');
  write(testConfig.words, '{}');
  return {
    root,
    write,
    catalogPath,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    writeCatalog: (language: string, content: string | Buffer) => write(catalogName(language), content),
    readCatalog: (language: string) => readFileSync(catalogPath(language), 'utf8'),
    remove: async () => {
      await server?.close();
      rmSync(root, { recursive: true });
    },
    /** A development server of the project. */
    async serve(plugin: Plugin) {
      server = await createServer({
        root,
        configFile: false,
        logLevel: 'silent',
        plugins: [plugin],
        server: { host: '127.0.0.1', port: 0 },
      });
      return server.listen();
    },
  };
}

export const catalogSource = (messages: Readonly<Record<string, string>>) => `${JSON.stringify(messages, null, 2)}\n`;
