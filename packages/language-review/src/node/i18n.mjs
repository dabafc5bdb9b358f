// Prints the report; exits with 1 where a catalog has an error, and with 2 where it does not know an option.
import { resolve } from 'node:path';

const root = process.cwd();

const help =
  'npm run i18n checks the texts of every language and prints how far they are translated. It fails where a catalog has an error.';

const options = process.argv.slice(2);
const unknown = options.find((option) => !['--help', '-h'].includes(option));
if (unknown !== undefined) {
  console.error(`npm run i18n does not know ${unknown}: it takes no options but --help.`);
  process.exitCode = 2;
} else if (options.length > 0) {
  console.log(help);
} else {
  // Node 20 does not run TypeScript.
  const { runnerImport } = await import('vite');
  const load = async (/** @type {string} */ file) =>
    (await runnerImport(file, { root, configFile: false, logLevel: 'error' })).module;
  const { report } = /** @type {typeof import('./index.ts')} */ (await load(resolve(import.meta.dirname, 'index.ts')));
  const { languageReview } = await load(resolve(root, 'language-review.config.ts'));
  const { text, errors } = await report(root, languageReview);
  console.log(text);
  process.exitCode = errors > 0 ? 1 : 0;
}
