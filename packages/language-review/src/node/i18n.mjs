// Prints the report; exits with 1 where a catalog has an error, and with 2 on wrong use.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = process.cwd();

const help = `npm run i18n -- [options]

Checks the texts of every language and prints how far they are translated and
approved. It fails where a catalog has an error.

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
      options: {
        'require-approved': { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return misuse(`${/** @type {Error} */ (error).message}\n\n${help}`);
  }
}

/** @param {readonly string[]} required */
async function run(required) {
  // Node 20 does not run TypeScript.
  const { runnerImport } = await import('vite');
  const load = async (/** @type {string} */ file) =>
    (await runnerImport(file, { root, configFile: false, logLevel: 'error' })).module;
  const { report } = /** @type {typeof import('./index.ts')} */ (await load(resolve(import.meta.dirname, 'index.ts')));
  /** @type {{ languageReview: import('../config.ts').LanguageReviewConfig }} */
  const { languageReview } = await load(resolve(root, 'language-review.config.ts'));
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

const options = parse();
if (options?.help) console.log(help);
else if (options) await run(options['require-approved']);
