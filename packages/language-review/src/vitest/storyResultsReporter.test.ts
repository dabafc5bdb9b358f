import { join } from 'node:path';
import type { StoryResult } from '../checks/textWidths.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createVitest } from 'vitest/node';
import { readStoriesByMessage } from '../coverage/storyResults.server.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { createTestProject } from '../fixtures/testProject.ts';
import { storyResultsReporter } from './storyResultsReporter.server.ts';

/** A test file whose only story has shown the message `email`. */
function testOf(file: string, story: string) {
  const result: StoryResult = { file, stories: [story], story, language: 'es', keys: ['email'], widths: [] };
  return `test('a story', ({ task }) => { task.meta.storyResult = ${JSON.stringify(result)}; });`;
}

async function run(options: Parameters<typeof createVitest>[1]) {
  const reporters = [storyResultsReporter(testConfig)];
  const vitest = await createVitest('test', { config: false, watch: false, reporters, ...options });
  await vitest.start();
  await vitest.close();
}

test('after a run, the file has what the tests of its stories have measured', async () => {
  const project = createTestProject();
  onTestFinished(() => project.remove());
  project.write('form.test.js', `${testOf('form.test.js', 'form--empty')}\ntest('another test', () => {});`);
  await run({ root: project.root, globals: true });
  expect(readStoriesByMessage(project.root)).toEqual({ email: ['form--empty'] });
});

test('in a workspace, the results are in the folder of their project', async () => {
  const project = createTestProject();
  onTestFinished(() => project.remove());
  project.write('packages/app/a.test.js', testOf('a.test.js', 'a--a'));
  const app = join(project.root, 'packages/app');
  await run({ root: project.root, projects: [{ root: app, test: { name: 'app', globals: true } }] });
  expect(readStoriesByMessage(app)).toEqual({ email: ['a--a'] });
});
