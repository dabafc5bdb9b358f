import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestProject } from './fixtures/testProject.ts';
import { main } from './command.server.ts';

const projects: Array<ReturnType<typeof createTestProject>> = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(projects.splice(0).map(({ remove }) => remove()));
});

const valid = { locales: ['en', 'fr'], defaultLocale: 'en', catalogs: 'locales/{language}.json', format: 'flat' };

/** Runs the command in a project. @param config a source, or what differs from a valid configuration */
async function run(config: object | string, args: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const project = createTestProject();
  projects.push(project);
  const source = typeof config === 'string' ? config : `export default ${JSON.stringify({ ...valid, ...config })}`;
  const catalogs = { 'locales/en.json': '{}', 'locales/fr.json': '{}' };
  for (const [file, content] of Object.entries({ 'language-review.config.ts': source, ...catalogs, ...files }))
    project.write(file, content);
  mkdirSync(join(project.root, 'folder'));
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = await main(
    project.root,
    args.map((arg) => (arg.startsWith('./') ? join(project.root, arg) : arg)),
  );
  return { code, text: String(printed.mock.calls[0]?.[0]).replaceAll(`${project.root}/`, '') };
}

test.each([
  [{ colors: {} }, 'language-review: "colors" is not a key of the configuration.'],
  [{ locales: 'en' }, 'language-review: `locales` is not a list of languages, each a code or an object with a `code`.'],
  ['export const config = {};', 'language-review: language-review.config.ts has no default export.'],
  ['export default null;', 'language-review: language-review.config.ts has no default export.'],
  ['export default [];', 'language-review: The configuration is not an object.'],
  [
    'throw new Error("\\u001B[31mNo network\\u001B[0m");',
    'language-review: language-review.config.ts cannot be loaded: Error: No network',
  ],
  [{ locales: ['en', 'de'] }, 'language-review: locales/de.json does not exist, though `locales` lists its language.'],
  [{ glossary: 'folder' }, 'language-review: `glossary` is "folder", which is not a file.'],
  [{ approvals: 'locales/en.json' }, 'language-review: `approvals` is "locales/en.json", which is not a folder.'],
])('the configuration %j ends in a sentence: %s', async (config, sentence) => {
  expect(await run(config, [])).toEqual({ code: 2, text: sentence });
});

test.each([
  ['syntax that no one can parse', 'export default { locales: [ };'],
  ['an import that is not there', "import './nothing.ts'; export default {};"],
])('a configuration with %s is named, without a stack', async (_name, config) => {
  const { code, text } = await run(config, []);
  expect(code).toBe(2);
  expect(text).toMatch(/^language-review: language-review\.config\.ts cannot be loaded: /);
  expect(text).not.toContain('    at ');
});

test.each([
  ['words.json', 'not JSON', 'words.json is not valid JSON: '],
  ['words.json', '', 'words.json is not valid JSON: it is empty.'],
  ['glossary.json', '\uFEFF{}', 'glossary.json is not a list of entries.'],
  ['glossary.json', '{}', 'glossary.json is not a list of entries.'],
])('%s with "%s" ends in a sentence', async (file, content, sentence) => {
  const { code, text } = await run({ [file.replace('.json', '')]: file }, [], { [file]: content });
  expect(code).toBe(2);
  expect(text).toMatch(new RegExp(`^${sentence}`));
  expect(text).not.toContain('    at ');
});

test.each([
  ['./nofile.json', 'nofile.json is missing.'],
  ['./locales/en.json/x.json', 'locales/en.json/x.json is missing.'],
  ['./folder', 'folder is a folder, not a file.'],
  ['./\u001B[2J', '\uFFFD[2J is missing.'],
  ['./empty.json', 'empty.json was not taken over. It is not a JSON file, or a part of it is missing.'],
  ['./broken.json', 'broken.json was not taken over. It is not a JSON file, or a part of it is missing.'],
  ['./locales/en.json', 'locales/en.json was not taken over. It is not a review: it has no "languageReview".'],
])('%j is not imported: %s', async (file, sentence) => {
  const files = { 'empty.json': '', 'broken.json': '{ "languageReview": 1, ' };
  expect(await run({}, ['import', file], files)).toEqual({ code: 2, text: sentence });
});

test('where the lock cannot be created, a sentence says so', async () => {
  const review = { languageReview: 1, notes: [{ language: 'fr', id: '00c0ffee', text: 'Mended' }] };
  const files = { 'review.json': JSON.stringify(review), 'node_modules/.cache': '' };
  expect(await run({}, ['import', './review.json'], files)).toEqual({
    code: 2,
    text: 'review.json was not taken over. The lock in node_modules/.cache/language-review cannot be created (ENOTDIR): make that folder writable.',
  });
});

test('an error of our own keeps its stack', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  await expect(run({}, [])).rejects.toThrow(TypeError);
});
