import { defaultLanguage, isLanguage, languages } from '#i18n/languages.ts';
import { color, type } from '#theme/tokens.ts';
import { defineVisualConfig } from 'visual-review';

const codes = languages.map(({ code }) => code);

export default defineVisualConfig({
  mainBranch: 'main',
  storybookUrl: 'http://localhost:6006',

  // Pages of documentation show these, and offer the sources of stories and the design tokens.
  ignored: ['workbench/{ComponentPage,GuidePictures}.tsx', 'workbench/guides/**', 'source/**', 'tokens.json'],

  languages: {
    catalogs: Object.fromEntries(codes.map((code) => [code, `src/i18n/messages/${code}.json`])),
    fallback: defaultLanguage,
    catalogLoader: '.storybook/languageReview.tsx',
    severalLanguagesTag: 'several-languages',
    languagesOfGlobals: ({ locale, compare, marks }) => {
      if (locale === 'all') return codes;
      // A pseudo-language is generated from English.
      const shown = isLanguage(locale) ? locale : defaultLanguage;
      // A mark compares a message with the English one.
      return compare === 'english' || marks === 'on' ? [shown, defaultLanguage] : [shown];
    },
    languagesOfReports: (reports) =>
      reports.flatMap(({ type: reportType, result }) =>
        reportType === 'language-review/languages' ? (result as { languages: readonly string[] }).languages : [],
      ),
    messagesOfReports: (reports) => {
      const found = reports.find(({ type: reportType }) => reportType === 'language-review/messages');
      return (found?.result as { keys: readonly string[] } | undefined)?.keys;
    },
  },

  report: {
    // Dark has the product's colors; light is the same on paper.
    palette: {
      dark: {
        background: color.background,
        raised: color.backgroundRaised,
        surface: color.surface,
        hover: color.surfaceHover,
        stage: '#1b2340',
        hatch: '#2c3763',
        line: color.border,
        control: color.borderControl,
        text: color.text,
        muted: color.textMuted,
        action: color.accent,
        actionHover: color.accentHover,
        onAction: color.onAccent,
        accent: color.accent,
        added: color.success,
        removed: '#bda9ff',
        failed: color.danger,
        focus: color.focus,
      },
      light: {
        background: '#f3f5fb',
        raised: '#ffffff',
        surface: '#e8edf8',
        hover: '#dae2f3',
        stage: '#d3daea',
        hatch: '#bcc6dd',
        line: '#cbd4e8',
        control: '#66759f',
        text: '#0b1430',
        muted: '#46537a',
        action: color.accent,
        actionHover: color.accentPressed,
        onAction: color.onAccent,
        accent: '#854a00',
        added: '#006b4e',
        removed: '#5b3bc4',
        failed: '#b3261e',
        focus: '#0b62c4',
      },
    },
    font: {
      family: type.family,
      embedded: {
        name: 'Readex Pro Variable',
        weights: '160 700',
        file: 'node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
      },
    },
  },
});
