import { failedMap, Preview, testRunner, workbenchTest as test } from '../support/stories';
import { expect } from '../support/test';

test.use(testRunner);

test('a story of each file passes in the built workbench', async ({ page, watch }) => {
  watch.expectErrors(failedMap);
  const preview = new Preview(page, 'locale:ar');
  const stories = await preview.open();
  expect(stories.length).toBeGreaterThan(100);
  // The other stories run in the files' own tests (.storybook/storyTests).
  const ofEachFile = new Map(stories.map(({ importPath, id }) => [importPath, id]));
  expect(ofEachFile.size).toBeGreaterThan(25);
  for (const id of ofEachFile.values()) await preview.show(id);
});

test('the stories of the review features pass and are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const preview = new Preview(page, 'a11y.manual:!false');
  const stories = await preview.open('workbench');
  expect(stories.length).toBeGreaterThan(10);
  for (const { id } of stories) await preview.show(id);
});
