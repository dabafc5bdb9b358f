import { preview } from 'vite';

/** Serves a built workbench on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ address: string; stop: () => Promise<void> }> {
  // Its own root: the site's configuration does not apply to it.
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { port: 0, host: 'localhost' },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { address: address.replace(/\/$/, ''), stop: () => server.close() };
}
