import { transformAsync } from '@babel/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Replaces the macros of Lingui by what they stand for. */
const linguiMacros: Plugin = {
  name: 'lingui-macros',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/, code: '@lingui/react/macro' },
    async handler(source, filename) {
      const result = await transformAsync(source, {
        filename,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        plugins: ['@lingui/babel-plugin-lingui-macro'],
        parserOpts: { plugins: ['jsx', 'typescript'] },
      });
      return result?.code ? { code: result.code, map: result.map } : undefined;
    },
  },
};

export default defineConfig({
  plugins: [linguiMacros, react()],
  // Babel replaces what is imported from it.
  optimizeDeps: { exclude: ['@lingui/react/macro'] },
});
