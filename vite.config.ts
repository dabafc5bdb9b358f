import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandIcons } from './scripts/brand/brandIcons.ts';
import { companyCheck } from './scripts/company/companyCheck.ts';
import { pictures } from './scripts/pictures/pictures.ts';
import { prerender } from './scripts/prerender/prerender.ts';

export default defineConfig({
  plugins: [react(), companyCheck(), brandIcons(), pictures(), prerender()],
  // Class names that do not depend on the order of modules.
  oxc: { plugins: { styledComponents: { ssr: true } } },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: { assetsInlineLimit: 0 },
});
