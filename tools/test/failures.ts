import { appendFileSync } from 'node:fs';

/** Adds the titles of failed tests to the summary of a GitHub workflow, where this is one. */
export function addToSummary(failed: readonly string[]) {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (!file || failed.length === 0) return;
  appendFileSync(file, `### ${failed.length} failed tests\n\n${failed.map((title) => `- \`${title}\`\n`).join('')}\n`);
}
