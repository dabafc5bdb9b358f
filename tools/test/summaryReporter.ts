import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { addToSummary } from './failures.ts';

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
