// Builds what `npm pack` packs, into `dist` or the folder that is named.
import { join, resolve } from 'node:path';
import { buildPackage } from 'system-tools/build-package';

const root = join(import.meta.dirname, '..');

await buildPackage(root, resolve(root, process.argv[2] ?? 'dist'), {
  command: 'src/cli/main.ts',
  modules: ['src/affected/buildManifest.ts', 'src/report/page/main.ts'],
  assets: ['src/report/page/page.html', 'src/report/page/styles', 'pictures', 'README.md', 'LICENSE'],
});
