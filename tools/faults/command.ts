import { runBin } from 'system-tools/process';

interface Suite {
  title: string;
  file: string;
  specs?: Array<{ title: string }>;
  suites?: Suite[];
}

const titlesOf = ({ file, specs = [], suites = [] }: Suite): Array<{ title: string; file: string }> => [
  ...specs.map(({ title }) => ({ title, file })),
  ...suites.flatMap(titlesOf),
];

/** Of a test that runs for several pages or languages. */
const variant = / \([^)]*\)$/;

/**
 * Renders a Markdown table of tests whose titles read "failure: what the visitor sees", one row for all variants of a test.
 * @param report of Playwright's JSON reporter
 */
export function failureTable({ suites }: { suites: Suite[] }) {
  const rows = new Set(
    suites.flatMap(titlesOf).map(({ title, file }) => {
      const [, failure, effect] = /^(.+?): (.+)$/.exec(title.replace(variant, '')) ?? [];
      if (!failure || !effect) throw new Error(`"${title}" does not read "failure: what the visitor sees"`);
      return `| ${failure} | ${effect} | \`e2e/${file}\` |`;
    }),
  );
  if (rows.size === 0) throw new Error('No test has the tag @failure');
  return ['| failure | what the visitor sees | tested in |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

/** `npm run faults`: prints the failures that the browser suite tests. @returns its exit code */
export async function main(root: string) {
  const args = ['test', '--list', '--grep', '@failure', '--reporter', 'json'];
  const { exitCode = 1, stdout, stderr } = await runBin('playwright', args, { cwd: root, reject: false });
  if (exitCode === 0) process.stdout.write(failureTable(JSON.parse(stdout) as { suites: Suite[] }));
  else process.stderr.write(stderr || stdout);
  return exitCode;
}
