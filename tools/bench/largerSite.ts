import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from 'system-tools/copy';

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

/** Languages to add, of which those in Arabic script copy the Arabic catalog, and the others the Spanish one. */
const moreLanguages = 'de it pt nl pl sv da nb fi cs sk hu ro hr sl et lv lt fa ur'.split(' ');

/** Of the workbench, besides. */
const workbenchSources = ['.storybook', 'workbench', 'chromatic.config.json', 'visual.config.ts'];

/** Copies the inputs of a build into a temporary folder, and returns its path. */
export const copySources = (root: string) => copyProject(root, 'larger-site', [...sources, ...workbenchSources]).folder;

/** Adds messages to each catalog of a copy of the sources, until there are `count`: repeated texts, each with a number. */
export function addMessages(copy: string, count: number) {
  const folder = join(copy, 'src/i18n/messages');
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const own = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const added = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
      const [, text = ''] = own[index % own.length] ?? [];
      return [`more${index + 1}`, `${text} ${index + 1}`];
    });
    writeFileSync(file, `${JSON.stringify(Object.fromEntries([...own, ...added]), null, 2)}\n`);
  }
}

/** Adds languages to a copy of the sources. */
export function addLanguages(copy: string, count: number) {
  if (count > moreLanguages.length) throw new Error(`There are only ${moreLanguages.length} languages to add.`);
  const messages = join(copy, 'src/i18n/messages');
  const lines = moreLanguages.slice(0, count).map((code) => {
    const [like, direction] = ['fa', 'ur'].includes(code) ? ['ar', 'rtl'] : ['es', 'ltr'];
    copyFileSync(join(messages, `${like}.json`), join(messages, `${code}.json`));
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    return `  { code: '${code}', name: '${name}', short: '${code.toUpperCase()}', direction: '${direction}', intl: '${code}' },\n`;
  });
  insertBefore(join(copy, 'src/i18n/languages.ts'), '] as const satisfies readonly LanguageEntry[];', lines);
  const company = join(copy, 'src/content/company.ts');
  const subjects = moreLanguages.slice(0, count).map((code) => `${code}: 'Goods', `);
  writeFileSync(
    company,
    readFileSync(company, 'utf8').replaceAll('subject: {', (text) => [text, ...subjects].join(' ')),
  );
}

/** Adds pages to a copy of the sources, each with its own screen that copies the terms of service. */
export function addPages(copy: string, count: number) {
  const names = Array.from({ length: count }, (_, index) => `more${index + 1}`);
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
    names.map((name) => `  ${name}: '/${name}',\n`),
  );
  insertBefore(
    join(copy, 'src/app/routes/pageMessages.ts'),
    '  notFound: {',
    names.map(
      (name) =>
        `  ${name}: { path: pages.${name}, titleId: 'termsPageTitle', descriptionId: 'termsPageDescription' },\n`,
    ),
  );
  insertBefore(
    join(copy, 'src/app/hydration/islands.ts'),
    '  notFound: screen(',
    names.map((name) => `  ${name}: screen(() => import('#app/pages/${name}.tsx')),\n`),
  );
}

/** @param anchor a string that occurs in the file exactly once */
function insertBefore(file: string, anchor: string, lines: readonly string[]) {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(anchor);
  if (after === undefined || more.length > 0) throw new Error(`"${anchor}" does not occur exactly once in ${file}.`);
  writeFileSync(file, [before, ...lines, anchor, after].join(''));
}
