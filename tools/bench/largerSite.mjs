import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from 'system-tools/copy';

/** The inputs of a build. */
const sources = [
  'src',
  'packages',
  'build',
  'public',
  'index.html',
  'language-review.config.ts',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
];

/** Languages to add, and the language whose catalog each of them copies. */
const moreLanguages = [
  ...['de', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'sk', 'hu', 'ro', 'hr', 'sl', 'et', 'lv', 'lt'].map(
    (code) => ({ code, like: 'es' }),
  ),
  ...['fa', 'ur'].map((code) => ({ code, like: 'ar' })),
];

/**
 * Copies the inputs of a build into a temporary folder.
 *
 * @param {string} root
 * @returns {string} the folder
 */
export const copySources = (root) => copyProject(root, 'larger-site', sources).folder;

/**
 * Adds languages to a copy of the sources.
 *
 * @param {string} copy
 * @param {number} count
 */
export function addLanguages(copy, count) {
  if (count > moreLanguages.length) throw new Error(`There are only ${moreLanguages.length} languages to add.`);
  const added = moreLanguages.slice(0, count);
  const messages = join(copy, 'src/i18n/messages');
  for (const { code, like } of added) copyFileSync(join(messages, `${like}.json`), join(messages, `${code}.json`));
  const lines = added.map(({ code, like }) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    const direction = like === 'ar' ? 'rtl' : 'ltr';
    return `  { code: '${code}', name: '${name}', short: '${code.toUpperCase()}', direction: '${direction}', intl: '${code}' },\n`;
  });
  insertBefore(join(copy, 'src/i18n/languages.ts'), '] as const satisfies readonly LanguageEntry[];', lines.join(''));
}

/**
 * Adds pages to a copy of the sources, each with its own screen that copies the terms of service.
 *
 * @param {string} copy
 * @param {number} count
 */
export function addPages(copy, count) {
  const names = Array.from({ length: count }, (_, index) => `more${index + 1}`);
  const linesOf = (/** @type {(name: string) => string} */ line) => names.map((name) => `  ${line(name)},\n`).join('');
  for (const name of names) {
    cpSync(join(copy, 'src/screens/TermsOfService'), join(copy, 'src/screens', name), { recursive: true });
    writeFileSync(
      join(copy, `src/app/pages/${name}.tsx`),
      `export { TermsOfService as Page } from '../../screens/${name}/TermsOfService';\n`,
    );
  }
  insertBefore(
    join(copy, 'src/content/pages.ts'),
    '} as const;',
    linesOf((name) => `${name}: '/${name}'`),
  );
  insertBefore(
    join(copy, 'src/app/routes/pageMessages.ts'),
    '  notFound: {',
    linesOf(
      (name) => `${name}: { path: pages.${name}, titleId: 'termsPageTitle', descriptionId: 'termsPageDescription' }`,
    ),
  );
  insertBefore(
    join(copy, 'src/app/hydration/islands.ts'),
    '  notFound: lazyIsland(',
    linesOf((name) => `${name}: lazyIsland(() => import('#app/pages/${name}.tsx').then(({ Page }) => Page))`),
  );
}

/**
 * @param {string} file
 * @param {string} anchor a string that occurs in the file exactly once
 * @param {string} insertion
 */
function insertBefore(file, anchor, insertion) {
  const source = readFileSync(file, 'utf8');
  if (source.split(anchor).length !== 2) throw new Error(`"${anchor}" does not occur exactly once in ${file}.`);
  writeFileSync(
    file,
    source.replace(anchor, () => insertion + anchor),
  );
}
