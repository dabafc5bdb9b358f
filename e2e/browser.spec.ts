import { expect, test } from '@playwright/test';
import { launchArgs } from 'system-tools/browser/launch-args';

/** The features that a browser's arguments disable. */
const featuresOff = (args: readonly string[]) =>
  args.flatMap((arg) => /^--disable-features=(.*)/.exec(arg)?.[1]?.split(',') ?? []);

test('our arguments disable every feature that Playwright disables', async ({ playwright }) => {
  const server = await playwright.chromium.launchServer({ executablePath: process.env['CHROMIUM_PATH']! });
  const theirs = featuresOff(server.process().spawnargs);
  await server.close();
  expect(theirs.length).toBeGreaterThan(0);
  expect(featuresOff(launchArgs)).toEqual(expect.arrayContaining(theirs));
});
