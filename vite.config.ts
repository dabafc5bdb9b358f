import 'system-tools/typescript';
import { defineConfig } from 'vite';
import type * as Plugins from './build/plugins.ts';

// Not a literal: Vite would bundle the plugins, and import their packages before Node can load them.
const file = new URL('build/plugins.ts', import.meta.url).href;
const { plugins } = (await import(file)) as typeof Plugins;

export default defineConfig(({ command }) => ({
  plugins: plugins(),
  // Class names do not depend on the order of modules; parts that a page does not use are left out of its script.
  oxc: { plugins: { styledComponents: { ssr: true, pure: true, displayName: command === 'serve' } } },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: { assetsInlineLimit: 0, license: { fileName: 'licenses.txt' } },
}));
