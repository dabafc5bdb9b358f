import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { print } from 'system-tools/printable';
import type { StorybookOptions } from '../capture/builtStorybook.ts';
import type { CaptureSettings } from '../capture/capture.ts';
import { count, countOf, countsOf, sameCount } from '../report/format.ts';
import { reportFolder } from '../report/lastReport.ts';
import { writeReport } from '../report/writeReport.ts';
import { withRecords } from '../store/cache.ts';
import { decisionsFile, readDecisions, withDecisions } from '../store/decisions.ts';
import type { Report, Shard } from '../types.ts';

/** A repository, and the options of the command line. */
export interface RunOptions extends StorybookOptions, Pick<CaptureSettings, 'pages' | 'limit'> {
  /** The git ref to compare with; undefined: where this branch left the main one. */
  base?: string;
  all: boolean;
  /** Parts of the ids or titles of stories; an empty list means all. */
  stories: readonly string[];
  /** The part of the stories to review; undefined for all. */
  shard?: Shard | undefined;
  /** Which screenshots are replaced, by snapshot or story; an empty list means all, undefined none. */
  retake: readonly string[] | undefined;
  withoutBaseline: boolean;
  /** Where the report is going to be published. */
  url?: string | undefined;
  open: boolean;
}

const openers: Record<string, readonly [string, ...string[]]> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a file in the default browser, unless on CI, without a terminal or without a display. */
function openFile(file: string) {
  const { env, platform, stdout } = process;
  const hasDisplay = platform in openers || env.DISPLAY || env.WAYLAND_DISPLAY;
  if (!hasDisplay || env.CI || !stdout.isTTY) return;
  const [program, ...args] = openers[platform] ?? ['xdg-open'];
  const opened = spawn(program, [...args, file], { stdio: 'ignore', detached: true });
  opened.on('error', () => undefined);
  opened.unref();
}

/** Writes the report of a run with what is on record, prints its summary and opens it. @returns whether there is something to decide */
export async function publishReport(
  report: Report,
  { root, config, open }: Pick<RunOptions, 'root' | 'config' | 'open'>,
) {
  const { comparisons, duration } = report;
  const folder = reportFolder(root);
  const groups = await withRecords(root, async () => {
    const entries = await readDecisions(join(root, decisionsFile));
    const decided = withDecisions(report.groups, comparisons, entries);
    await writeReport({ ...report, groups: decided }, folder, config.report, root);
    return decided;
  });
  const page = join(folder, 'index.html');
  const undecided = groups.filter(({ decision }) => decision !== true).length;
  const changes = countsOf(comparisons).join(', ') || 'Nothing has changed';
  const same = `${countOf(sameCount(report), 'snapshot')} the same.`;
  const decisions =
    groups.length > 0 ? `, ${countOf(groups.length, 'decision')}, ${count(undecided)} of them open` : '';
  print(`${changes}${decisions}. ${same} ${(duration / 1000).toFixed(1)} s.\n${page}`);
  if (open && comparisons.length > 0) openFile(page);
  return undecided > 0;
}
