import { join } from 'node:path';
import type { Options } from 'storybook/internal/types';
import { afterAll, expect, test } from 'vitest';
import { core, managerHead, previewHead } from './preset.ts';
import { createTestProject } from './fixtures/testProject.ts';

const { root, write, remove } = createTestProject();
afterAll(remove);

const optionsOf = (folder: string, configType: 'DEVELOPMENT' | 'PRODUCTION') =>
  ({ configDir: join(root, folder, '.storybook'), configType }) as Options;

const config = { locales: ['en'], defaultLocale: 'en', catalogs: 'locales/{language}.json', format: 'flat' };

const start = (folder: string, configType: 'DEVELOPMENT' | 'PRODUCTION') =>
  core({ disableTelemetry: true }, optionsOf(folder, configType));

test('Storybook ends with what is wrong with the configuration, before it builds anything', async () => {
  write('unknown/language-review.config.ts', 'export default { colors: {} };');
  const sentence = 'language-review: "colors" is not a key of the configuration.';
  await expect(start('unknown', 'DEVELOPMENT')).rejects.toMatchObject({ message: sentence, stack: sentence });
});

test('a build ends with what is wrong with a catalog; a development server starts', async () => {
  write('broken/language-review.config.ts', `export default ${JSON.stringify(config)};`);
  write('broken/locales/en.json', '{ "title": "Port", }');
  const sentence = expect.stringMatching(/^locales\/en\.json is broken in line 1, column 18: .*\.$/) as string;
  await expect(start('broken', 'PRODUCTION')).rejects.toMatchObject({ message: sentence, stack: sentence });
  expect(await start('broken', 'DEVELOPMENT')).toEqual({ disableTelemetry: true });
});

test('manager and preview name the project alike, and a build says nothing of its folder', async () => {
  write('named/package.json', '{ "name": "shop" }');
  write('named/locales/en.json', '{}');
  write('named/language-review.config.ts', `export default ${JSON.stringify(config)};`);
  const named = (head: string) => /id="language-review-project">(.*?)<\/script>/.exec(head)?.[1];
  for (const [type, name] of [
    ['DEVELOPMENT', `shop ${join(root, 'named')}`],
    ['PRODUCTION', 'shop'],
  ] as const) {
    const options = optionsOf('named', type);
    expect(named(previewHead('<meta>', options))).toBe(JSON.stringify(name));
    expect(named(await managerHead('', options))).toBe(JSON.stringify(name));
  }
});
