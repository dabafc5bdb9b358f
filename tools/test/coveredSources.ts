import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const everyPage =
  /^(?:index\.html|vite\.config\.ts)$|^src\/(?:content|layout|screens|theme)\/|^src\/app\/(?!offline|delivery)/;
const workbench =
  /^\.storybook\/(?!storyTests)|^workbench\/|^packages\/language-review\/src\/(?!vitest|fixtures)(?!.*\.server\.ts$)/;

/**
 * The files that a browser test observes in a build, without importing them: `npm test -- --changed` runs it when one has
 * changed.
 */
export const coveredSources: Readonly<Record<string, RegExp>> = {
  'system/accessibilityChecks': /^e2e\/support\/pageChecks\//,
  accessibility: /^src\/(?:layout|screens|theme)\/|^src\/components\/Language/,
  'system/backForwardCache': /^src\/app\/\w+\.tsx?$|^src\/app\/(?:navigation|delivery)\//,
  browser: /^packages\/system-tools\/src\/browser\//,
  'system/builtStories': workbench,
  contact: /^src\/sections\/ContactForm\/|^src\/screens\/Contact\/|^src\/app\/(?:delivery\/|pages\/contact)/,
  'system/delivery': /^src\/app\/(?:delivery|offline)\/|^src\/sections\/ContactForm\/|^tools\/receiver\//,
  'system/development': /^packages\/language-review\/src\/(?!vitest|fixtures)|^tools\/start\/|^vite\.config\.ts$/,
  'system/developmentSite':
    /^index\.html$|^vite\.config\.ts$|^build\/|^src\/app\/\w+\.tsx?$|^src\/app\/(?:navigation|routes)\//,
  'system/documentedStates': new RegExp(String.raw`${workbench.source}|\.stories\.tsx$`),
  'system/examples':
    /^examples\/(?!visual-review\/)|^packages\/system-tools\/src\/buildPackage|^packages\/language-review\/build\/|^packages\/language-review\/package\.json$|^packages\/language-review\/src\/(?:adapters|catalogs|config|edits|panes)\/|^packages\/language-review\/src\/\w+\.tsx?$/,
  failures: /^src\/app\/|^src\/i18n\/(?!messages)|^src\/components\/MapEmbed\//,
  history:
    /^src\/app\/\w+\.tsx?$|^src\/app\/(?:navigation|routes)\/|^src\/(?:layout|theme)\/|^src\/sections\/LegalDocument\//,
  home: /^src\/screens\/Home\/|^src\/sections\/(?!ContactForm|LegalDocument|PageMessage)|^src\/components\/(?:Accordion|MapEmbed|Picture|StarRating)\/|^src\/content\//,
  hydration: new RegExp(String.raw`${everyPage.source}|^build\/prerender\/`),
  language: /^src\/app\/seo\/|^src\/(?:i18n\/(?!messages)|layout\/|app\/navigation\/|components\/Language)/,
  limits: /^build\/|^package-lock\.json$|^src\/app\/|^src\/layout\/|^src\/theme\/fonts/,
  'system/model':
    /^src\/app\/\w+\.tsx?$|^src\/app\/(?:navigation|offline|routes)\/|^src\/sections\/ContactForm\/|^src\/components\/Language/,
  'system/newLanguage':
    /^src\/i18n\/(?!messages)|^build\/(?:messages|prerender)\/|^packages\/language-review\/src\/(?:config\/|.*\.server\.ts$)/,
  'system/nginx': /^build\/(?:hosts|prerender)\/|^packages\/system-tools\/src\/nginx\//,
  pages: new RegExp(String.raw`${everyPage.source}|^build\/prerender\/|^src\/components\/Language`),
  panel: /^packages\/language-review\/src\/(?!vitest|fixtures|coverage)/,
  panes: workbench,
  paths:
    /^build\/(?:hosts|prerender)\/|^src\/app\/(?:routes|navigation)\/|^src\/i18n\/localizedPath|^src\/screens\/(?:NotFound|RouteError)\//,
  pictures:
    /^src\/components\/Picture\/|^src\/sections\/(?:FeatureSection|Hero)\/|^src\/screens\/|^src\/content\/pictures|^build\/pictures\//,
  prerender:
    /^build\/(?:prerender|hosts|messages)\/|^src\/layout\/|^src\/app\/\w+\.tsx?$|^src\/app\/(?:seo|routes)\/|^index\.html$/,
  print: /^src\/theme\/GlobalStyle|^src\/sections\/LegalDocument\/|print/i,
  review: workbench,
  'system/translators': /^src\/app\/\w+\.tsx?$|^src\/app\/(?:navigation|offline|routes)\/|^src\/i18n\/(?!messages)/,
  tooltip: /^src\/components\/(?:Tooltip|SocialLinks)\//,
  'system/visual': /^packages\/visual-review\/src\/(?!report|workbench)|^visual\.config\.ts$/,
  'system/visualPackage':
    /^examples\/(?:package|ui|visual-review)|^packages\/visual-review\/build\/|^packages\/visual-review\/package\.json$|^packages\/visual-review\/src\/(?:affected\/changedFiles|capture\/packages|capture\/storybookBuild|config)|^packages\/system-tools\/src\/(?:buildPackage|copyProject)/,
  'system/visualReport': /^packages\/visual-review\/src\/report\//,
  workbench: workbench,
};

const importsIn = (source: string) =>
  [...source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => path);

/** The files that a module imports with a relative path, and those that they import. */
function importedBy(root: string, module: string, found = new Set<string>()): Set<string> {
  for (const path of importsIn(readFileSync(join(root, module), 'utf8'))) {
    const target = join(dirname(module), path);
    const file = [target, `${target}.ts`, `${target}.tsx`].find(
      (name) => existsSync(join(root, name)) && /\.\w+$/.test(name),
    );
    if (file === undefined || found.has(file)) continue;
    found.add(file);
    if (/\.tsx?$/.test(file)) importedBy(root, file, found);
  }
  return found;
}

/** The browser tests to run after these files have changed. @param files relative to the root */
export function specsFor(root: string, files: readonly string[]) {
  return Object.entries(coveredSources).flatMap(([name, sources]) => {
    const spec = `e2e/${name}.spec.ts`;
    const imported = importedBy(root, spec);
    return files.some((file) => file === spec || sources.test(file) || imported.has(file)) ? [spec] : [];
  });
}
