/*
 * `npm run bench`: builds the site, measures it and prints a Markdown table of figures and targets.
 *
 *   npm run bench                   everything; Lighthouse in three rounds takes most of the time
 *   npm run bench -- --rounds 5     more rounds for the medians; 0 skips Lighthouse
 *   npm run bench -- --quick        one round, home and contact in English and Arabic only
 *
 * Times depend on the machine, so a missed target is not an error: the exit code is 1 only if something could not be measured.
 */
import { parseArgs } from 'node:util';
import { site } from './site.ts';
import { runMain } from 'system-tools/process';

/** Runs `npm run bench`. @returns its exit code */
async function main(root: string, args: string[]): Promise<number> {
  // Vite, which has loaded this module, has set it; what is measured is built for production.
  delete process.env.NODE_ENV;
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  try {
    const rounds = Number(values.rounds ?? (values.quick ? 1 : 3));
    if (!Number.isInteger(rounds) || rounds < 0) {
      console.error('npm run bench takes --quick, and --rounds with a whole number.');
      return 2;
    }
    console.log(await site(root, rounds, values.quick));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

await runMain(main);
