import { expect, test } from 'vitest';
import type { Decision, GroupKind, Report } from '../types.ts';
import { causeOf, comparisonOf, reportOf } from './reportFixture.ts';
import { summaryOf } from './summary.ts';

const home = 'screens-home--whole-page';

const padding = causeOf('style', { from: 'padding-block-end: 24px', to: 'padding-block-end: 32px' });

const decided = (report: Report, decisions: Partial<Record<GroupKind, Decision>>): Report => ({
  ...report,
  groups: report.groups.map((group) => {
    const decision = decisions[group.kind];
    return decision === undefined ? group : { ...group, decision };
  }),
});

test('lists the changes by cause, undecided ones first', () => {
  const report = reportOf([
    comparisonOf('components-button--primary', 'en-desktop', 'changed', { causes: [padding] }),
    comparisonOf(home, 'en-phone', 'changed', { causes: [padding] }),
    comparisonOf(home, 'ar-phone', 'changed', { causes: [padding] }),
    comparisonOf('components-logo--sizes', 'en-desktop', 'removed'),
    comparisonOf('components-rating--full', 'en-desktop', 'new'),
    comparisonOf('screens-contact--sent', 'fr-tablet', 'failed', {
      error: '\nError: no <form> | `here`\n    at play',
    }),
  ]);
  expect(summaryOf(decided(report, { new: true, 'removed story': 'Keep | it' })))
    .toBe(`## Visual review: 3 decisions for 5 snapshots

**1 failed** · **3 changed** · **1 new** · **1 removed** · 607 snapshots the same · 1 change accepted · 1 change rejected

\`main\` (ac38f84) → 5f0e9d1 · 96 of 612 snapshots captured · Chromium 156.0.7204.92

| Change | Snapshots | Where | Decision |
| --- | ---: | --- | --- |
| **Screens/Contact › Sent failed**<br>Error: no &lt;form> \\| \\\`here\\\` | 1 | Screens/Contact › Sent: \`fr-tablet\` | to decide |
| **Removed story: Components/Logo › Sizes** | 1 | Components/Logo › Sizes: \`en-desktop\` | ✗ Keep \\| it |
| **Footer contentinfo: padding-block-end**<br>\u2068padding-block-end: 24px\u2069 → \u2068padding-block-end: 32px\u2069 | 3 | Components/Button › Primary: \`en-desktop\`<br>and 1 other story | to decide |
| **New story: Components/Rating › Full** | 1 | Components/Rating › Full: \`en-desktop\` | ✓ accepted |

Look at the screenshots: open \`index.html\` of this report, or run \`npx visual-review --base ac38f84\`.
`);
});

test('a published report: the changes have a picture and a link into it', () => {
  const url = 'https://example.com/reports/5';
  const report = reportOf([comparisonOf(home, 'ar-phone', 'new'), comparisonOf('a-b--c', 'en-phone', 'failed')], {
    url,
  });
  const [failed, added] = report.groups;
  const summary = summaryOf(report, new Set([`pictures/${added?.id}.webp`]));
  const linkTo = (id: string, story: string) => `(${url}/index.html#snapshot=${story}&group=${id})`;
  expect(summary.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '| | Change | Snapshots | Where | Decision |',
    '| --- | --- | ---: | --- | --- |',
    `|  | **[A/B › C failed]${linkTo(failed!.id, 'a-b--c+en-phone')}** | 1 | A/B › C: \`en-phone\` | to decide |`,
    `| ![](${url}/pictures/${added!.id}.webp) | **[New story: Screens/Home › Whole Page]${linkTo(added!.id, `${home}+ar-phone`)}** | 1 | Screens/Home › Whole Page: \`ar-phone\` | to decide |`,
  ]);
  expect(summary).toContain(`[open the report](${url}/index.html), or run`);
});

test('says that nothing has changed, that everything is accepted, or that there is no baseline', () => {
  const report = reportOf([comparisonOf(home, 'en-phone', 'new')]);
  expect(summaryOf(reportOf([]))).toContain('nothing has changed\n\n612 snapshots the same\n');
  expect(summaryOf(decided(report, { new: true }))).toContain('everything is accepted');
  const first = summaryOf({
    ...report,
    base: undefined,
    everything: 'it was requested',
    head: { commit: 'abcdefabcdef', isDirty: true },
  });
  expect(first).toContain('1 decision for 1 snapshot');
  expect(first).toContain(
    'no baseline → abcdefa with uncommitted changes · 96 of 612 snapshots captured (it was requested)',
  );
  expect(first).toContain('`npx visual-review`.');
});

test('mentions nobody and refers to no issue', () => {
  const error =
    'Error: @everyone, see #1, owner/repository#2, GH-3, gh-4 and https://github.com/a/b/issues/5 or www.example.com, _www.example.com or _GH-5';
  const summary = summaryOf(reportOf([comparisonOf(home, 'en-phone', 'failed', { error })]));
  expect(summary).toContain('everyone, see');
  expect(summary).toContain('\u200B//github.com/a/b');
  expect(summary).not.toMatch(/@\w|#\d|GH-\d|:\/\/|www\./i);
});

test('is limited in length', () => {
  const many = Array.from({ length: 70 }, (_, index) =>
    comparisonOf(`components-c${index}--a`, 'en-desktop', 'failed', { error: `${index}${'x'.repeat(5000)}` }),
  );
  const modes = ['en', 'es', 'ar', 'fr', 'de'].flatMap((locale) =>
    ['phone', 'tablet', 'desktop'].map((viewport) =>
      comparisonOf(home, `${locale}-${viewport}`, 'changed', {
        causes: [causeOf('text', { from: 'x'.repeat(5000), to: 'y'.repeat(5000) })],
      }),
    ),
  );
  const url = `https://example.com/${'x'.repeat(100)}`;
  const published = reportOf([...many, ...modes], { url });
  const pictures = new Set(published.groups.map(({ id }) => `pictures/${id}.webp`));
  expect(summaryOf(published, pictures).length).toBeLessThan(65_536);
  const summary = summaryOf(reportOf([...many, ...modes]));
  expect(summary.match(/^\| \*\*/gm)).toHaveLength(50);
  expect(summary).toContain('… and 21 more');
  expect(summary.length).toBeLessThan(20_000);
  expect(summaryOf(reportOf(modes))).toContain(', … |');
});
