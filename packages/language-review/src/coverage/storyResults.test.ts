import { basename } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configure } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { createTestProject } from '../fixtures/testProject.ts';
import type { MeasuredMessage, StoryResult } from '../checks/textWidths.ts';
import { readStoriesByMessage, readTextWidths, saveStoryResults } from './storyResults.server.ts';

const form = 'src/Form.stories.tsx';
const page = 'src/Page.stories.tsx';

let project: ReturnType<typeof createTestProject>;
beforeEach(() => {
  project = createTestProject();
  project.write(form, '');
});
afterEach(() => project.remove());

const measured = (used: number, changed: Partial<MeasuredMessage> = {}): MeasuredMessage => ({
  language: 'es',
  key: 'email',
  text: 'Correo',
  isLabel: true,
  viewport: 320,
  story: 'form--empty',
  used,
  available: 100,
  ...changed,
});

const resultOf = (story: string, changed: Partial<StoryResult> = {}): StoryResult => ({
  file: form,
  stories: ['form--empty', 'form--sent'],
  story,
  language: 'es',
  keys: [],
  widths: [],
  ...changed,
});

const save = (...results: StoryResult[]) => saveStoryResults(project.root, results);

/** The width of a text where it takes most of its line. */
const usedBy = (text: string) => readTextWidths(project.root, () => text).email?.es?.used;

test('a run keeps the results of what did not run: other stories, languages and files', async () => {
  project.write(page, '');
  await save(
    resultOf('form--empty', { keys: ['email'] }),
    resultOf('form--sent', { keys: ['email', 'sent'] }),
    resultOf('page--whole', { file: page, stories: ['page--whole'], keys: ['email'] }),
  );
  await save(resultOf('form--empty', { language: 'fr', keys: ['optional'] }));
  await save(resultOf('form--sent', { keys: ['sent'] }));
  expect(readStoriesByMessage(project.root)).toEqual({
    email: ['form--empty', 'page--whole'],
    optional: ['form--empty'],
    sent: ['form--sent'],
  });
});

test('a story or file that no longer exists drops out', async () => {
  await save(
    resultOf('form--empty', { keys: ['email'] }),
    resultOf('form--sent', { keys: ['email'] }),
    resultOf('page--whole', { file: page, stories: ['page--whole'], keys: ['email'] }),
  );
  await save(resultOf('form--sent', { stories: ['form--sent'], keys: ['email'] }));
  expect(readStoriesByMessage(project.root)).toEqual({ email: ['form--sent'] });
});

test.each(['src', '.', '../{root}'])(
  'which stories show a message is unknown until all story files have run: %s',
  async (sources) => {
    configure({ ...testConfig, sources: sources.replace('{root}', basename(project.root)) });
    expect(readStoriesByMessage(project.root)).toBeUndefined();
    project.write(page, '');
    await save(resultOf('form--empty', { keys: ['email'] }));
    expect(readStoriesByMessage(project.root)).toBeUndefined();
    await save(resultOf('page--whole', { file: page, stories: ['page--whole'] }));
    expect(readStoriesByMessage(project.root)).toEqual({ email: ['form--empty'] });
    configure(testConfig);
  },
);

test('the width is known where a text takes most of its line, of all stories and viewports', async () => {
  await save(resultOf('form--empty', { widths: [measured(40.4), measured(60.2, { viewport: 1280 }), measured(50)] }));
  await save(resultOf('form--sent', { widths: [measured(30)] }));
  expect(usedBy('Correo')).toBe(60);
  await save(resultOf('form--empty', { widths: [measured(20)] }));
  expect(usedBy('Correo')).toBe(30);
});

test('the width of a text that has changed since is not known', async () => {
  await save(resultOf('form--empty', { widths: [measured(60)] }));
  await save(resultOf('form--sent', { widths: [measured(10, { text: 'E-mail' })] }));
  expect(usedBy('E-mail')).toBe(10);
  expect(usedBy('Buzón')).toBeUndefined();
});

test('a label counts before a text that may break', async () => {
  await save(resultOf('form--empty', { widths: [measured(40), measured(300, { isLabel: false })] }));
  expect(usedBy('Correo')).toBe(40);
});

test.each([
  '{',
  'null',
  '{ "a": null }',
  '{ "a": { "b": { "es": null } } }',
  '{ "a": { "b": { "es": { "keys": [], "widths": [null] } } } }',
])('a file that cannot be read counts as none, and the next run replaces it: %s', async (content) => {
  project.write(testConfig.storyResults, content);
  expect(usedBy('Correo')).toBeUndefined();
  expect(readStoriesByMessage(project.root)).toBeUndefined();
  await save(resultOf('form--empty', { keys: ['email'] }));
  expect(readStoriesByMessage(project.root)).toEqual({ email: ['form--empty'] });
});

test('runs that end at the same moment keep the results of each other', async () => {
  await Promise.all([
    save(resultOf('form--empty', { keys: ['email'] })),
    save(resultOf('form--sent', { keys: ['sent'] })),
  ]);
  expect(readStoriesByMessage(project.root)).toEqual({ email: ['form--empty'], sent: ['form--sent'] });
});
