import { preview } from 'vite';

/** Serves a built Storybook on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  // With its own root, so that the Vite configuration of the repository does not apply.
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { port: 0, host: 'localhost' },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ''), stop: () => server.close() };
}
