import { join } from 'node:path';
import type { StoryResult } from '../checks/textWidths.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createVitest } from 'vitest/node';
import { readStoriesByMessage } from '../coverage/storyResults.server.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { createTestProject } from '../fixtures/testProject.ts';
import { storyResultsReporter } from './storyResultsReporter.server.ts';

test('after a run, the file has what the tests of its stories have measured', async () => {
  const project = createTestProject();
  onTestFinished(() => project.remove());
  const result: StoryResult = {
    file: 'form.test.js',
    stories: ['form--empty'],
    story: 'form--empty',
    language: 'es',
    keys: ['email'],
    widths: [],
  };
  project.write(
    'form.test.js',
    `test('a story', ({ task }) => { task.meta.storyResult = ${JSON.stringify(result)}; });
test('another test', () => {});`,
  );
  const reporters = [storyResultsReporter(testConfig)];
  const vitest = await createVitest('test', {
    root: project.root,
    config: false,
    watch: false,
    globals: true,
    reporters,
  });
  await vitest.start();
  await vitest.close();
  expect(readStoriesByMessage(project.root)).toEqual({ email: ['form--empty'] });
});

test('in a workspace, the results are in the folder of their project', async () => {
  const project = createTestProject();
  onTestFinished(() => project.remove());
  const result: StoryResult = {
    file: 'a.test.js',
    stories: ['a--a'],
    story: 'a--a',
    language: 'es',
    keys: ['email'],
    widths: [],
  };
  project.write(
    'packages/app/a.test.js',
    `test('a', ({ task }) => { task.meta.storyResult = ${JSON.stringify(result)}; });`,
  );
  const vitest = await createVitest('test', {
    root: project.root,
    config: false,
    watch: false,
    projects: [{ root: join(project.root, 'packages/app'), test: { name: 'app', globals: true } }],
    reporters: [storyResultsReporter(testConfig)],
  });
  await vitest.start();
  await vitest.close();
  expect(readStoriesByMessage(join(project.root, 'packages/app'))).toEqual({ email: ['a--a'] });
});
