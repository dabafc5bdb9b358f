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

/** A test that runs for several pages or languages ends with the name of its own in parentheses. */
const variant = / \([^)]*\)$/;

/**
 * Renders a Markdown table of tests whose titles read "fault: what the visitor sees", one row for all variants of a test.
 * @param {{ suites: Suite[] }} report of Playwright's JSON reporter
 */
export function faultTable({ suites }) {
  const rows = new Set(
    suites.flatMap(titlesOf).map(({ title, file }) => {
      const [, fault, effect] = /^(.+?): (.+)$/.exec(title.replace(variant, '')) ?? [];
      if (!fault || !effect) throw new Error(`"${title}" does not read "fault: what the visitor sees"`);
      return `| ${fault} | ${effect} | \`e2e/${file}\` |`;
    }),
  );
  if (rows.size === 0) throw new Error('No test has the tag @fault');
  return ['| fault | what the visitor sees | tested in |', '| --- | --- | --- |', ...rows, ''].join('\n');
}
