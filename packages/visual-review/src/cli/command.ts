import { inspect, parseArgs } from 'node:util';
import { print, printError } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { loadConfig } from '../config/validateConfig.ts';
import { findBrowser } from '../capture/findBrowser.ts';
import { defaultPages } from '../capture/capture.ts';
import { captureTwice } from './captureTwice.ts';
import { compareTrees } from './compareTrees.ts';
import { explained } from 'system-tools/file-errors';
import { webUrl } from '../shape.ts';
import { isDay } from '../store/variants.ts';
import { decideChanges, recordKnownVariants } from './decideChanges.ts';
import { publishReport } from './publishReport.ts';
import { mergeShards, parseShard } from './shards.ts';

const help = `npx visual-review [options]

Compares the screenshots of all stories, in all their modes, with those of a git ref, and writes a report: visual-report/index.html.
Only the stories that the change can affect are captured. visual.config.ts describes the repository.

  --base REF             compare with this branch, tag or commit; default: where this branch left the main one
  --all                  capture everything
  --story STORY          only stories whose id or title contains this; can be given several times
  --shard I/N            only part I of N, for several machines
  --merge FOLDER…        make one report of those that runs with --shard have written
  --retake [NAME…]       capture again what was captured before: all, or the snapshots or stories named
  --without-baseline     where the base cannot be built, report every snapshot as new
  --accept [CHANGE…]     record that changes of the last report are accepted: all, or those named: a group by its id, or
                         all changes of a snapshot ("screens-home--whole-page ar-phone")
  --reject COMMENT CHANGE…
                         record that changes are rejected, with a comment for their author
  --variants WHY NAME…   record that snapshots differ by chance, as the last report shows them; with --until DAY
  --report KEY           decide only on changes of this report, as its page shows the command
  --twice                capture everything twice, or what --story and --shard select, and name what is not equal to the pixel
  --pages N              how many pages work in parallel, at most
  --limit SECONDS        how long a story may take; default: 30
  --url URL              where visual-report/ is going to be published: the summary links to it and shows its pictures
  --no-open              do not open the report`;

/** What the command does in place of a run; the options of a run have no meaning then. */
const otherWork = ['accept', 'reject', 'variants', 'merge'] as const;
const ofRuns = ['story', 'shard', 'base', 'all', 'retake', 'twice', 'without-baseline'] as const;

const flag = { type: 'boolean', default: false } as const;

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: ['--accept', '--reject', '--variants', '--retake', '--merge'].some((option) =>
        args.some((argument) => argument === option || argument.startsWith(`${option}=`)),
      ),
      options: {
        base: { type: 'string' },
        all: flag,
        story: { type: 'string', multiple: true, default: [] },
        retake: flag,
        shard: { type: 'string' },
        merge: flag,
        'without-baseline': flag,
        accept: flag,
        reject: { type: 'string' },
        variants: { type: 'string' },
        until: { type: 'string' },
        report: { type: 'string' },
        twice: flag,
        pages: { type: 'string', default: String(defaultPages) },
        limit: { type: 'string', default: '30' },
        url: { type: 'string' },
        'no-open': flag,
        help: { ...flag, short: 'h' },
      },
    });
    const { accept, reject, report } = values;
    const [pages, limit] = [Number(values.pages), Number(values.limit)];
    if (!Number.isInteger(pages) || pages < 1 || pages > 64)
      throw new Error(`--pages takes a number from 1 to 64, not "${values.pages}".`);
    if (!(limit > 0 && limit <= 3600)) throw new Error(`--limit takes a number of seconds, not "${values.limit}".`);
    const isGiven = (name: keyof typeof values) =>
      [values[name]].flat().some((value) => value !== undefined && value !== false);
    const [work, ...others] = otherWork.filter(isGiven);
    const [excluded] = [...others, ...ofRuns.filter(isGiven)];
    if (work && excluded) throw new Error(`--${work} and --${excluded} exclude each other.`);
    if (reject !== undefined && (reject.trim() === '' || positionals.length === 0))
      throw new Error('--reject takes a comment for the author and the changes: --reject "Too wide" 5f0e9d1c2b3a');
    const { variants, until } = values;
    if (variants !== undefined && (variants.trim() === '' || positionals.length === 0 || !isDay(until)))
      throw new Error(
        '--variants takes a reason, a day and snapshots: --variants "The font" --until 2026-02-28 "a--b en"',
      );
    if (report !== undefined && !accept && reject === undefined)
      throw new Error('--report requires --accept or --reject.');
    if (until !== undefined && variants === undefined) throw new Error('--until requires --variants.');
    const url = URL.canParse(values.url ?? '') ? new URL(values.url!).href.replace(/\/+$/, '') : values.url;
    if (url !== undefined && !webUrl.isValid(url))
      throw new Error(
        `--url takes a URL such as https://example.com/report, with %28 and %29 for parentheses and without a query or a fragment, not "${values.url}".`,
      );
    const shard = values.shard === undefined ? undefined : parseShard(values.shard);
    if (values.shard !== undefined && !shard)
      throw new Error(`--shard takes a part and their number, such as 1/4, not "${values.shard}".`);
    return { ...values, url, shard, positionals, pages, limit: 1000 * limit };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${help}`);
  }
}

async function run(root: string, args: string[], signal: AbortSignal) {
  const {
    accept,
    reject,
    variants,
    until = '',
    positionals,
    report,
    retake,
    merge,
    story: stories,
    twice,
    help: isHelp,
    ...options
  } = parse(args);
  if (isHelp) {
    print(help);
    return false;
  }
  const config = await loadConfig(root);
  if (accept || reject !== undefined)
    return decideChanges({ root, config }, [[positionals, reject?.trim() ?? true]], report);
  if (variants !== undefined) {
    await recordKnownVariants(root, positionals, variants.trim(), until);
    return false;
  }
  if (merge)
    return publishReport(
      { ...(await mergeShards(positionals, { root, config })), url: options.url },
      { root, config, open: !options['no-open'] },
    );
  const work = twice ? captureTwice : compareTrees;
  return work({
    ...options,
    stories,
    retake: retake ? positionals : undefined,
    withoutBaseline: options['without-baseline'],
    open: !options['no-open'],
    root,
    config,
    browser: await findBrowser(),
    signal,
  });
}

/**
 * Runs `npx visual-review`.
 * @returns its exit code: 0 where nothing has changed or everything was accepted, 1 where there is something to decide, 2 where the
 * command cannot be executed, 130 after Ctrl-C
 */
export async function main(root: string, args: string[]): Promise<number> {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop);
  try {
    return Number(await run(root, args, stopped.signal));
  } catch (error) {
    if (stopped.signal.aborted) {
      printError('\nStopped. The next run resumes with what has been captured so far.');
      return 130;
    }
    const shown = explained(error);
    printError(shown instanceof UserError ? shown.message : inspect(shown));
    return 2;
  }
}
