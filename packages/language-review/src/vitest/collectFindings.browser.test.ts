import type { RunnerTask } from 'vitest';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { commands, server } from 'vitest/browser';
import { inject, root, setWidth } from '../fixtures/testPage';
import { collectFindings } from './collectFindings.preview';

beforeAll(() => setWidth(600));

/** Findings of a story, as its test has them, and what fails the test. */
function collect() {
  const task = { meta: {} } as RunnerTask;
  const findings = collectFindings(task, { story: 'card--plain', language: 'French' });
  const found = () => task.meta.findings ?? [];
  onTestFinished(async () => {
    for (const { screenshot } of found())
      if (screenshot) await commands.removeFile(`${server.config.root}/${screenshot}`);
  });
  return { findings, found };
}

test('a finding has its element, its text and the width of the page, and fails the test', async () => {
  inject('ltr', '<main><p>Linen\n sails</p></main>');
  const { findings, found } = collect();
  await findings.add(root, [
    { cause: 'Cut', where: 'main > p', by: 3 },
    { cause: 'Not from a catalog', where: 'main', text: 'Written here' },
  ]);
  const common = { story: 'card--plain', language: 'French', width: 600 };
  expect(found()).toMatchObject([
    { ...common, cause: 'Cut', element: 'main > p', text: 'Linen sails', by: 3 },
    { ...common, cause: 'Not from a catalog', element: 'main', text: 'Written here' },
  ]);
  expect(() => findings.assertNone()).toThrow(
    expect.objectContaining({
      name: 'FindingsError',
      stack: '',
      message: 'Cut: main > p; Not from a catalog: main (see the findings at the end)',
    }),
  );
});

test('the first of a group and each that is worse has a screenshot, which leaves no trace in the story', async () => {
  inject('ltr', '<main><b>Linen</b></main>');
  const before = root.innerHTML;
  const { findings, found } = collect();
  await findings.add(
    root,
    [3, 2, 5].map((by) => ({ cause: 'Cut', where: 'main > b', by })),
  );
  const screenshots = found().map(({ screenshot }) => screenshot);
  expect(screenshots.map((path) => path !== undefined)).toEqual([true, false, true]);
  const png = await commands.readFile(`${server.config.root}/${screenshots[2]}`, 'latin1');
  expect(png.slice(1, 4)).toBe('PNG');
  expect(root.innerHTML.replace(' style=""', '')).toBe(before);
});

test('without findings, the test passes', () => {
  const { findings } = collect();
  expect(() => findings.assertNone()).not.toThrow();
});
