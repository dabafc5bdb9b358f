import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ruleFinder } from '../affected/affectedSnapshots.ts';
import { hashOfFiles } from '../affected/changedFiles.ts';
import type { VisualConfig } from '../config/visualConfig.ts';
import { decisionsFile, readDecisions, withDecisions } from '../store/decisions.ts';
import { reportVersion, type Comparison, type Report } from '../types.ts';
import { isPartial } from './format.ts';

export const reportFolder = (root: string) => join(root, 'visual-report');

/** The report of the last run; undefined where there is none, or one that another version of the command has written. */
export async function readReport(root: string) {
  try {
    const report = JSON.parse(await readFile(join(reportFolder(root), 'report.json'), 'utf8')) as Report;
    return report.version === reportVersion ? report : undefined;
  } catch {
    return undefined;
  }
}

/** A hash of the files of the working tree, without those that affect no story according to the rules. */
export function storySources(root: string, { rules }: VisualConfig['affected']) {
  const ruleOf = ruleFinder(rules);
  return hashOfFiles(root, (path) => ruleOf(path)?.affects !== 'nothing');
}

/** How far the last visual review is. */
export interface LastReview {
  /** Whether the files that can affect a story are still those that were captured. */
  isCurrent: boolean;
  /** The changes that nobody has accepted, and the stories that failed. */
  open: readonly Comparison[];
}

/**
 * How far the last run of the command was reviewed; undefined where there is no report.
 * @throws where git cannot tell what the working tree contains, or the record of accepted changes cannot be read
 */
export async function lastReview(root: string, { affected }: VisualConfig): Promise<LastReview | undefined> {
  const report = await readReport(root);
  if (!report) return undefined;
  const { groups, comparisons } = report;
  const decided = withDecisions(groups, comparisons, await readDecisions(join(root, decisionsFile)));
  const open = new Set(decided.filter(({ decision }) => decision !== true).flatMap(({ members }) => members));
  return {
    isCurrent: !isPartial(report) && report.sources === (await storySources(root, affected)),
    open: comparisons.filter(({ snapshot }) => open.has(snapshot.id)),
  };
}
