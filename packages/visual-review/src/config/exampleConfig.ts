import { paletteNames, type Palette, type VisualConfig } from './visualConfig.ts';

const codes = ['en', 'es', 'ar', 'fr'];
const palette = Object.fromEntries(paletteNames.map((name) => [name, '#123456'])) as Palette;

export const exampleConfig = {
  mainBranch: 'main',
  storybookUrl: 'http://localhost:6006',
  ignored: ['docs/**'],
  languages: {
    catalogs: Object.fromEntries(codes.map((code) => [code, `src/i18n/messages/${code}.json`])),
    fallback: 'en',
    catalogLoader: '.storybook/languageReview.tsx',
    severalLanguagesTag: 'several-languages',
    languagesOfGlobals: ({ locale = 'en', compare, marks }) => {
      if (locale === 'all') return codes;
      const shown = String(locale).replace(/-X[AB]$/, '');
      return compare === 'english' || marks === 'on' ? [shown, 'en'] : [shown];
    },
    languagesOfReports: () => [],
    messagesOfReports: () => undefined,
  },
  report: {
    palette: { dark: palette, light: palette },
    font: {
      family: "'Example', sans-serif",
      embedded: { name: 'Example', weights: '400 700', file: 'example.woff2' },
    },
  },
} satisfies VisualConfig;
