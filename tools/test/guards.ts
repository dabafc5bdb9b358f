import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const everyPage =
  /^(?:index\.html|vite\.config\.ts)$|^src\/(?:content|layout|screens|theme)\/|^src\/app\/(?!offline|delivery)/;
const workbench =
  /^\.storybook\/(?!storyTests)|^workbench\/|^packages\/language-review\/src\/(?:preview|manager|globals)/;

/**
 * The files that a browser test guards: it observes them in a build, and imports none of them. `npm test -- --changed` runs it
 * when one of them has changed.
 */
export const guards: Readonly<Record<string, RegExp>> = {
  'e2e/accessibility.spec.ts': /^src\/(?:layout|screens|theme)\/|^src\/components\/Language/,
  'e2e/browser.spec.ts': /^packages\/system-tools\/src\/browser\//,
  'e2e/contact.spec.ts': /^src\/sections\/ContactForm\/|^src\/screens\/Contact\/|^src\/app\/delivery\//,
  'e2e/delivery.spec.ts': /^src\/app\/(?:delivery|offline)\/|^src\/sections\/ContactForm\/|^tools\/receiver\//,
  'e2e/development.spec.ts': /^packages\/language-review\/src\/(?:manager|node)\/|^tools\/start\/|^vite\.config\.ts$/,
  'e2e/errors.spec.ts': /^src\/app\/(?:routes|navigation|hydration)\/|^src\/screens\/NotFound\//,
  'e2e/failures.spec.ts': /^src\/app\/|^src\/i18n\/(?!messages)|^src\/components\/MapEmbed\//,
  'e2e/history.spec.ts':
    /^src\/app\/(?:navigation|hydration|routes)\/|^src\/(?:layout|theme)\/|^src\/sections\/LegalDocument\//,
  'e2e/home.spec.ts':
    /^src\/screens\/Home\/|^src\/sections\/(?!ContactForm|LegalDocument|PageMessage)|^src\/components\/(?:Accordion|MapEmbed|Picture|StarRating)\/|^src\/content\//,
  'e2e/hydration.spec.ts': new RegExp(String.raw`${everyPage.source}|^build\/prerender\/`),
  'e2e/inputs.spec.ts': /^src\/sections\/ContactForm\//,
  'e2e/language.spec.ts':
    /^src\/app\/seo\/|^src\/(?:i18n\/(?!messages)|layout\/|app\/navigation\/|components\/Language)/,
  'e2e/limits.spec.ts': /^build\/|^package-lock\.json$|^src\/app\/|^src\/layout\/|^src\/theme\/fonts/,
  'e2e/newLanguage.spec.ts':
    /^src\/i18n\/(?!messages)|^build\/(?:messages|prerender)\/|^packages\/language-review\/src\/(?:config|node)/,
  'e2e/nginx.spec.ts': /^build\/(?:hosts|prerender)\/|^packages\/system-tools\/src\/nginx\//,
  'e2e/pages.spec.ts': new RegExp(String.raw`${everyPage.source}|^build\/prerender\/|^src\/components\/Language`),
  'e2e/panel.spec.ts': /^packages\/language-review\/src\/(?:manager|preview|checks)\//,
  'e2e/panes.spec.ts': workbench,
  'e2e/paths.spec.ts':
    /^build\/(?:hosts|prerender)\/|^src\/app\/routes\/|^src\/i18n\/localizedPath|^src\/screens\/NotFound\//,
  'e2e/pictures.spec.ts':
    /^src\/components\/Picture\/|^src\/sections\/(?:FeatureSection|Hero)\/|^src\/screens\/|^src\/content\/pictures|^build\/pictures\//,
  'e2e/prerender.spec.ts':
    /^build\/(?:prerender|hosts|messages)\/|^src\/layout\/|^src\/app\/(?:seo|hydration|routes)\/|^index\.html$/,
  'e2e/print.spec.ts': /^src\/theme\/GlobalStyle|^src\/sections\/LegalDocument\/|print/i,
  'e2e/review.spec.ts': workbench,
  'e2e/tooltip.spec.ts': /^src\/components\/(?:Tooltip|SocialLinks)\//,
  'e2e/visual.spec.ts':
    /^packages\/visual-review\/src\/(?:affected|capture|cli|compare|config|store)\/|^visual\.config\.ts$/,
  'e2e/visualReport.spec.ts': /^packages\/visual-review\/src\/report\//,
  'e2e/workbench.spec.ts': workbench,
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
export function specsFor(root: string, files: readonly string[]): string[] {
  return Object.entries(guards).flatMap(([spec, guarded]) => {
    const imported = importedBy(root, spec);
    return files.some((file) => file === spec || guarded.test(file) || imported.has(file)) ? [spec] : [];
  });
}
