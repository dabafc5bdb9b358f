import { expect, test } from 'vitest';
import { comparisonOf, reportOf } from './reportFixture.ts';
import { summaryOf } from './summary.ts';

const home = 'screens-home--whole-page';

test('lists the changes by story, undecided ones first', () => {
  const summary = summaryOf(
    reportOf([
      comparisonOf('components-button--primary', 'en-desktop', 'changed', { pixels: 7, accepted: true }),
      comparisonOf(home, 'en-phone', 'changed', { pixels: 1234 }),
      comparisonOf(home, 'ar-phone', 'changed', { pixels: 99 }),
      comparisonOf('components-logo--sizes', 'en-desktop', 'removed'),
      comparisonOf('components-rating--full', 'en-desktop', 'new'),
      comparisonOf('screens-contact--sent', 'fr-tablet', 'failed', {
        error: '\nError: no <form> | `here`\n    at play',
      }),
    ]),
  );
  expect(summary).toBe(`## Visual review: 5 snapshots to look at

**1 failed** · **3 changed** · **1 new** · **1 removed** · 607 snapshots the same · 1 accepted

\`main\` (ac38f84) → 5f0e9d1 · 96 of 612 snapshots captured · Chromium 156.0.7204.92

| Story | Result | Modes | Changed pixels |
| --- | --- | --- | --- |
| Screens/Contact › Sent | failed | \`fr-tablet\` | Error: no &lt;form> \\| \\\`here\\\` |
| Screens/Home › Whole Page | changed | \`en-phone\`, \`ar-phone\` | 99 to 1,234 |
| Components/Rating › Full | new | \`en-desktop\` |  |
| Components/Logo › Sizes | removed | \`en-desktop\` |  |
| Components/Button › Primary | changed ✓ accepted | \`en-desktop\` | 7 |

Look at the screenshots: open \`index.html\` of this report, or run \`npm run visual -- --base main\`.
`);
});

test('says that nothing has changed, that everything is accepted, or that there is no baseline', () => {
  expect(summaryOf(reportOf([]))).toContain('nothing has changed\n\n612 snapshots the same\n');
  expect(summaryOf(reportOf([comparisonOf(home, 'en-phone', 'new', { accepted: true })]))).toContain(
    'everything is accepted',
  );
  const first = summaryOf(
    reportOf([comparisonOf(home, 'en-phone', 'new')], {
      base: undefined,
      everything: 'it was requested',
      head: { commit: 'abcdefabcdef', isDirty: true },
    }),
  );
  expect(first).toContain('1 snapshot to look at');
  expect(first).toContain(
    'no baseline → abcdefa with uncommitted changes · 96 of 612 snapshots captured (it was requested)',
  );
  expect(first).toContain('`npm run visual`.');
});

test('is limited in length', () => {
  const many = Array.from({ length: 70 }, (_, index) =>
    comparisonOf(`components-c${index}--a`, 'en-desktop', 'changed', { pixels: index }),
  );
  const modes = ['en', 'es', 'ar', 'fr', 'de'].flatMap((locale) =>
    ['phone', 'tablet', 'desktop'].map((viewport) =>
      comparisonOf(home, `${locale}-${viewport}`, 'failed', { error: 'x'.repeat(5000) }),
    ),
  );
  const summary = summaryOf(reportOf([...many, ...modes]));
  expect(summary.match(/^\| [CS]\w+\//gm)).toHaveLength(50);
  expect(summary).toContain('… and 21 more');
  expect(summary).toContain(' and 3 more |');
  expect(summary.length).toBeLessThan(8000);
});
