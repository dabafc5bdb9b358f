import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copy/copyProject.mjs';

/** What a build reads. */
const sources = ['src', 'scripts', 'public', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'];

/** Languages to add, and the language whose catalog each of them borrows. */
const moreLanguages = [
  ...['de', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'sk', 'hu', 'ro', 'hr', 'sl', 'et', 'lv', 'lt'].map(
    (code) => ({ code, like: 'es' }),
  ),
  ...['fa', 'ur'].map((code) => ({ code, like: 'ar' })),
];

/**
 * Copies what a build reads into a temporary folder, where it can be changed.
 *
 * @param {string} root of the repository
 * @returns {string} the folder
 */
export const copySources = (root) => copyProject(root, 'larger-site', sources).folder;

/**
 * Adds languages to a copy of the sources.
 *
 * @param {string} copy
 * @param {number} count
 * @throws {Error} when there are not so many, or the list of languages is not where it was
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
 * Adds pages to a copy of the sources. Each has a screen of its own, with the content of the terms.
 *
 * @param {string} copy
 * @param {number} count
 * @throws {Error} when the lists of pages are not where they were
 */
export function addPages(copy, count) {
  const names = Array.from({ length: count }, (_, index) => `more${index + 1}`);
  const linesOf = (/** @type {(name: string) => string} */ line) => names.map((name) => `  ${line(name)},\n`).join('');
  for (const name of names) {
    cpSync(join(copy, 'src/screens/TermsOfService'), join(copy, 'src/screens', name), { recursive: true });
    writeFileSync(
      join(copy, `src/site/pages/${name}.tsx`),
      `export { TermsOfService as Page } from '../../screens/${name}/TermsOfService';\n`,
    );
  }
  insertBefore(
    join(copy, 'src/pages.ts'),
    '} as const;',
    linesOf((name) => `${name}: '/${name}'`),
  );
  insertBefore(
    join(copy, 'src/site/pageTexts.ts'),
    '  notFound: {',
    linesOf(
      (name) => `${name}: { path: pages.${name}, titleId: 'termsPageTitle', descriptionId: 'termsPageDescription' }`,
    ),
  );
  insertBefore(
    join(copy, 'src/site/parts.ts'),
    '  notFound: onDemand(',
    linesOf((name) => `${name}: onDemand(() => import('./pages/${name}').then(({ Page }) => Page))`),
  );
}

/**
 * @param {string} file
 * @param {string} anchor a text that stands in the file once
 * @param {string} insertion
 */
function insertBefore(file, anchor, insertion) {
  const text = readFileSync(file, 'utf8');
  if (text.split(anchor).length !== 2) throw new Error(`"${anchor}" does not stand in ${file} once.`);
  writeFileSync(
    file,
    text.replace(anchor, () => insertion + anchor),
  );
}
