import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Adds the titles of failed tests to the summary of a GitHub workflow, where this is one. */
export function addToSummary(failed: readonly string[]) {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (!file || failed.length === 0) return;
  appendFileSync(file, `### ${failed.length} failed tests\n\n${failed.map((title) => `- \`${title}\`\n`).join('')}\n`);
}

const titleOf = (test: TestCase) => test.titlePath().slice(2).join(' › ');

/** Prints which browser tests were skipped, and why; tells a workflow which ones failed. */
export default class SummaryReporter implements Reporter {
  private readonly skipped = new Map<string, string[]>();
  private readonly failed: string[] = [];

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (status === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
      this.skipped.set(reason, [...(this.skipped.get(reason) ?? []), titleOf(test)]);
    } else if (status !== 'passed') this.failed.push(titleOf(test));
  }

  onEnd() {
    for (const [reason, titles] of this.skipped) console.log(`\nSkipped: ${reason}\n  ${titles.join('\n  ')}`);
    addToSummary(this.failed);
  }
}
