import { defaultLanguage, isLanguage, languages } from '#i18n/languages.ts';
import { color, type } from '#theme/tokens.ts';
import { defineVisualConfig } from 'visual-review';

const codes = languages.map(({ code }) => code);

const everything = (reason: string, ...files: string[]) => ({ files, affects: 'everything', reason }) as const;
const nothing = (reason: string, ...files: string[]) => ({ files, affects: 'nothing', reason }) as const;

/** visual.config.test.ts holds the rules against the real build of the workbench. */
export default defineVisualConfig({
  mainBranch: 'main',
  storybookUrl: 'http://localhost:6006',

  affected: {
    rules: [
      everything('is served with every story', 'public/**', 'packages/language-review/static/**'),
      everything('determines the packages of every story', 'package.json', 'package-lock.json'),
      everything(
        'configures the build of every story',
        '{vite,postcss}.config.*',
        'tsconfig*.json',
        '.env*',
        '.storybook/main.ts',
        'workbench/{behavior,storyNames}.ts',
      ),

      nothing('is documentation', '**/*.{md,mdx}', 'docs/**', 'packages/*/pictures/**'),
      nothing('is for other projects', 'examples/**', 'packages/language-review/build/**'),
      nothing(
        'is a test',
        '**/*.test.{ts,tsx}',
        '.storybook/storyTests/**',
        '{src,workbench}/**/fixtures/**',
        'e2e/**',
      ),
      nothing('is shown on pages of documentation alone', 'workbench/{ComponentPage.tsx,guides/**}'),
      nothing('declares types, which a build drops', '**/*.d.ts'),

      everything(
        'is part of the build of every story',
        'build/**',
        'workbench/sources/**',
        'language-review.config.ts',
        'packages/language-review/src/**/!(*.panel|*.preview|*.styles|panel|preview).ts',
        'packages/system-tools/src/{files/**,inertJson.ts,ownValue.ts,printable.ts,userError.ts}',
      ),

      nothing(
        'is a command, which no story loads',
        'tools/**',
        'packages/visual-review/**',
        'packages/system-tools/**',
      ),
      nothing(
        'configures a tool that the workbench is not built with',
        '.*',
        '.{ci,github}/**',
        '*.config.{ts,json}',
        '{knip,renovate}.json',
      ),
      nothing(
        "is part of Storybook's manager, which is another document",
        '.storybook/manager.ts',
        'packages/language-review/src/{panel.ts,**/*.panel.{ts,tsx}}',
        'workbench/manager/**',
      ),
      nothing('is data of the language review', 'src/i18n/{glossary,words,approvals/*,notes/*}.json'),
      nothing('is a scene; stories show the images rendered from it', 'art/**'),
      nothing('is the page of the site; the workbench has its own', 'index.html'),
    ],
    browserModules: ['{src,workbench}/**/*.{ts,tsx}', 'packages/language-review/**/*.{ts,tsx}'],
  },

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
