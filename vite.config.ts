import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandIcons } from './scripts/brand/brandIcons.ts';
import { catalogErrors } from './scripts/catalogs/catalogErrors.ts';
import { companyCheck } from './scripts/company/companyCheck.ts';
import { pictures } from './scripts/pictures/pictures.ts';
import { prerender } from './scripts/prerender/prerender.ts';
import { devTexts } from './scripts/texts/devTexts.ts';

export default defineConfig({
  plugins: [react(), catalogErrors(), companyCheck(), brandIcons(), pictures(), devTexts(), prerender()],
  // Class names that do not depend on the order of modules; parts that a page does not use are left out of its script.
  oxc: { plugins: { styledComponents: { ssr: true, pure: true } } },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: { assetsInlineLimit: 0, license: { fileName: 'licenses.txt' } },
});
