/**
 * @typedef {{ title: string, file: string, specs?: Array<{ title: string }>, suites?: Suite[] }} Suite
 */

/**
 * All titles below a suite, each with its file.
 * @param {Suite} suite
 * @returns {Array<{ title: string, file: string }>}
 */
const titlesOf = ({ file, specs = [], suites = [] }) => [
  ...specs.map(({ title }) => ({ title, file })),
  ...suites.flatMap(titlesOf),
];

/** A test that is done for several pages or languages names its own in brackets at the end. */
const variant = / \([^)]*\)$/;

/**
 * A table in Markdown of tests whose titles read "fault: what the visitor sees", each once, whatever it is done for.
 * @param {{ suites: Suite[] }} report what Playwright's JSON reporter lists
 * @throws {Error} where there is no such test, or a title does not read so
 */
export function faultTable({ suites }) {
  const rows = new Set(
    suites.flatMap(titlesOf).map(({ title, file }) => {
      const [, fault, face] = /^(.+?): (.+)$/.exec(title.replace(variant, '')) ?? [];
      if (!fault || !face) throw new Error(`"${title}" does not read "fault: what the visitor sees"`);
      return `| ${fault} | ${face} | \`tests/${file}\` |`;
    }),
  );
  if (rows.size === 0) throw new Error('No test has the tag @fault');
  return ['| fault | what the visitor sees | tested in |', '| --- | --- | --- |', ...rows, ''].join('\n');
}
