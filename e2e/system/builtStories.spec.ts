import { Preview, testRunner, workbenchTest as test } from '../support/stories';
import { expect } from '../support/test';

test.use(testRunner);

test('the stories of the review features pass and are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const preview = new Preview(page, 'a11y.manual:!false');
  const stories = await preview.open('workbench');
  expect(stories.length).toBeGreaterThan(10);
  for (const { id } of stories) await preview.show(id);
});
