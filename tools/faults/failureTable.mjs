/**
 * @typedef {{ title: string, file: string, specs?: Array<{ title: string }>, suites?: Suite[] }} Suite
 */

/**
 * All titles of a suite and the suites in it, each with its file.
 * @param {Suite} suite
 * @returns {Array<{ title: string, file: string }>}
 */
const titlesOf = ({ file, specs = [], suites = [] }) => [
  ...specs.map(({ title }) => ({ title, file })),
  ...suites.flatMap(titlesOf),
];

/** The title of a test that runs for several pages or languages ends with the page or language in parentheses. */
const variant = / \([^)]*\)$/;

/**
 * Renders a Markdown table of tests whose titles read "failure: what the visitor sees", one row for all variants of a test.
 * @param {{ suites: Suite[] }} report of Playwright's JSON reporter
 */
export function failureTable({ suites }) {
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
