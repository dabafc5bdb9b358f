import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandIcons } from './build/brand/brandIcons.ts';
import { catalogErrors } from '#language-review/node';
import languageReview from './language-review.config.ts';
import { companyCheck } from './build/company/companyCheck.ts';
import { pictures } from './build/pictures/pictures.ts';
import { prerender } from './build/prerender/prerender.ts';
import { styleIds } from './build/prerender/styleIds.ts';
import { devMessages } from './build/messages/devMessages.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    catalogErrors(languageReview),
    companyCheck(),
    brandIcons(),
    pictures(),
    devMessages(),
    prerender(),
    styleIds(),
  ],
  // Class names do not depend on the order of modules; parts that a page does not use are left out of its script.
  oxc: { plugins: { styledComponents: { ssr: true, pure: true, displayName: command === 'serve' } } },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: { assetsInlineLimit: 0, license: { fileName: 'licenses.txt' } },
}));
