import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ruleFinder } from '../affected/affectedSnapshots.ts';
import { hashOfFiles } from '../affected/changedFiles.ts';
import type { VisualConfig } from '../config/visualConfig.ts';
import { reportVersion, type Report } from '../types.ts';

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
