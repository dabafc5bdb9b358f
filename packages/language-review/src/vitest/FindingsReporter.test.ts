import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createVitest, DefaultReporter } from 'vitest/node';
import { FindingsReporter } from './FindingsReporter.server.ts';
import { screenshotFolder, type StoryFinding } from './storyFinding.ts';

const cut: StoryFinding = {
  cause: 'Cut',
  element: 'Button › button',
  source: 'src/Button.tsx',
  story: 'button--primary',
  language: 'English',
  width: 1280,
  text: 'Send',
  by: 3,
};

/** The source of a test that fails with findings, and with another error. */
const testWith = (name: string, findings: readonly StoryFinding[], other = '') => `
test('${name}', ({ task }) => {
  task.meta.findings = ${JSON.stringify(findings)};
  ${other}
  ${findings.length > 0 ? `throw Object.assign(new Error('Cut: Button › button'), { name: 'FindingsError', stack: '' });` : ''}
});`;

const run = (...tests: readonly string[]) => runWith([], tests);

/** Runs tests in a temporary project; the screenshots that they name exist. @param reporters beside that of Vitest */
async function runWith(reporters: readonly string[], tests: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'findings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(
    join(root, 'story.test.js'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
const take = (path) => {
  const file = join(import.meta.dirname, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
};
${tests.join('\n')}`,
  );
  mkdirSync(join(root, screenshotFolder), { recursive: true });
  writeFileSync(join(root, screenshotFolder, 'earlier.png'), '');
  let output = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      output += String(chunk);
      done();
    },
  });
  // Vitest pipes its workers into the stream: the first that ends would end it.
  stream.end = () => stream;
  const { exitCode } = process;
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      globals: true,
      pool: 'threads',
      reporters: [new FindingsReporter(), new DefaultReporter(), ...reporters],
      outputFile: { junit: 'junit.xml', json: 'results.json' },
    },
    {},
    { stdout: stream, stderr: stream },
  );
  const { testModules } = await vitest.start();
  const failed = testModules.flatMap((module) => [...module.children.allTests('failed')]);
  await vitest.close();
  // Vitest has set that of a failed run.
  process.exitCode = exitCode;
  return {
    root,
    failed: failed.map(({ name }) => name),
    output: stripVTControlCharacters(output),
  };
}

test('the groups end the output, the worst first, and a story has one line of it', async () => {
  const inFrench = { ...cut, language: 'French', text: 'Envoyer', by: 98, width: 320, story: 'form--empty' };
  const mirrored: StoryFinding = { ...cut, cause: 'Not mirrored', element: 'Card › svg', text: '', source: undefined };
  const { failed, output } = await run(
    testWith('Primary', [cut]),
    testWith('Empty', [mirrored, inFrench]),
    testWith('Long', [{ ...cut, cause: 'Not from a catalog', by: undefined, text: 'Very '.repeat(20) }]),
    testWith('Passes', []),
  );
  expect(failed).toEqual(['Primary', 'Empty', 'Long']);
  expect(output).toMatch(/3 failed \| 1 passed/);
  expect(output).not.toContain('❯ story.test.js:');
  expect(output.slice(output.indexOf('Findings:')).trim().split('\n')).toEqual([
    'Findings: 3 groups of one element and one cause, worst first',
    '1. Cut: Button › button “Envoyer” and 1 other text',
    '   src/Button.tsx',
    '   in 2 stories, by up to 98 px in French at 320 px (form--empty)',
    '2. Not mirrored: Card › svg',
    '   Its source file is not known.',
    '   in 1 story, by up to 3 px in English at 1280 px (button--primary)',
    '3. Not from a catalog: Button › button “Very Very Very Very Very Very Very Very Very Very Very Very…”',
    '   src/Button.tsx',
    '   in 1 story, in English at 1280 px (button--primary)',
  ]);
});

test('another error of a test is printed as ever', async () => {
  const { output } = await run(testWith('Primary', [cut], "expect.soft('the label').toBe('another label');"));
  expect(output).toContain("expected 'the label' to be 'another label'");
});

test('one screenshot of each group is kept, of its worst finding', async () => {
  const screenshots = ['small', 'large'].map((name) => `${screenshotFolder}/${name}.png`);
  const [small = '', large = ''] = screenshots;
  const { root, output } = await run(
    `[${screenshots.map((path) => `'${path}'`).join()}].forEach(take);`,
    testWith('Primary', [{ ...cut, screenshot: small }]),
    testWith('Empty', [{ ...cut, by: 9, screenshot: large }]),
  );
  expect(output).toContain(`   ${large}\n`);
  expect([small, large, `${screenshotFolder}/earlier.png`].map((path) => existsSync(join(root, path)))).toEqual([
    false,
    true,
    false,
  ]);
});

test('without findings, nothing is added', async () => {
  const { output } = await run(testWith('Passes', []));
  expect(output).not.toContain('Findings');
});

test('reports for other tools have the failure, with its message', async () => {
  const { root, output } = await runWith(['junit', 'json', 'tap'], [testWith('Primary', [cut])]);
  const written = (name: string) => readFileSync(join(root, name), 'utf8');
  expect(written('junit.xml')).toContain('<failure message="Cut: Button › button"');
  expect(written('results.json')).toContain('"failureMessages":["Cut: Button › button"]');
  expect(output).toContain('message: "Cut: Button › button"');
});
