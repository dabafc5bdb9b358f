// Prints the report; exits with 1 where a catalog has an error, and with 2 on wrong use.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = process.cwd();

const help = `npm run i18n -- [options]
npm run i18n -- import FILE

Checks the texts of every language and prints how far they are translated and
approved. It fails where a catalog has an error.

import takes the changes of a reviewer over: edits, approvals and notes, as
downloaded from the workbench. It says what it did, and fails where it refused
a change.

Options
  --require-approved L  fails also where a translation into L is not approved;
                        L is a language such as ar, or all. Can be repeated.
  --help                prints this page`;

/** @param {string} message */
function misuse(message) {
  console.error(message);
  process.exitCode = 2;
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'require-approved': { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return misuse(`${/** @type {Error} */ (error).message}\n\n${help}`);
  }
}

async function loadModules() {
  // Node 20 does not run TypeScript.
  const { runnerImport } = await import('vite');
  const load = async (/** @type {string} */ file) =>
    (await runnerImport(file, { root, configFile: false, logLevel: 'error' })).module;
  /** @type {{ languageReview: import('../config.ts').LanguageReviewConfig }} */
  const { languageReview } = await load(resolve(root, 'language-review.config.ts'));
  return { languageReview, load: (/** @type {string} */ file) => load(resolve(import.meta.dirname, file)) };
}

/** @param {readonly string[]} files */
async function importFile([file, ...others]) {
  if (file === undefined || others.length > 0) return misuse('import takes one file.');
  const { languageReview, load } = await loadModules();
  const { importReview } = /** @type {typeof import('./importReview.ts')} */ (await load('importReview.ts'));
  try {
    const { text, refused } = await importReview(root, languageReview, readFileSync(file, 'utf8'));
    console.log(text);
    process.exitCode = refused > 0 ? 1 : 0;
  } catch (error) {
    misuse(`${file} was not taken over. ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {readonly string[]} required */
async function run(required) {
  const { languageReview, load } = await loadModules();
  const { report } = /** @type {typeof import('./index.ts')} */ (await load('index.ts'));
  const { locales, defaultLocale } = languageReview;
  const translations = locales.map(({ code }) => code).filter((code) => code !== defaultLocale);
  const unknown = required.find((code) => code !== 'all' && !translations.some((each) => each === code));
  if (unknown !== undefined)
    return misuse(
      `There are no translations into "${unknown}": --require-approved takes ${translations.join(', ')} or all.`,
    );
  const approvedIn = required.includes('all') ? translations : translations.filter((code) => required.includes(code));
  const { text, errors } = await report(root, languageReview, approvedIn);
  console.log(text);
  process.exitCode = errors > 0 ? 1 : 0;
}

const parsed = parse();
const [command, ...files] = parsed?.positionals ?? [];
if (parsed?.values.help) console.log(help);
else if (command === 'import') await importFile(files);
else if (command !== undefined) misuse(`There is no command "${command}".\n\n${help}`);
else if (parsed) await run(parsed.values['require-approved']);
