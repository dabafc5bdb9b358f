import { join } from 'node:path';
import type { Options } from 'storybook/internal/types';
import { afterAll, expect, test } from 'vitest';
import { core } from './preset.ts';
import { createTestProject } from './fixtures/testProject.ts';

const { root, write, remove } = createTestProject();
afterAll(remove);

const start = (folder: string, configType: 'DEVELOPMENT' | 'PRODUCTION') =>
  core({ disableTelemetry: true }, { configDir: join(root, folder, '.storybook'), configType } as Options);

test('Storybook ends with what is wrong with the configuration, before it builds anything', async () => {
  write('unknown/language-review.config.ts', 'export default { colors: {} };');
  const sentence = 'language-review: "colors" is not a key of the configuration.';
  await expect(start('unknown', 'DEVELOPMENT')).rejects.toMatchObject({ message: sentence, stack: sentence });
});

test('a build ends with what is wrong with a catalog; a development server starts', async () => {
  const config = { locales: ['en'], defaultLocale: 'en', catalogs: 'locales/{language}.json', format: 'flat' };
  write('broken/language-review.config.ts', `export default ${JSON.stringify(config)};`);
  write('broken/locales/en.json', '{ "title": "Port", }');
  const sentence = expect.stringMatching(/^locales\/en\.json is broken in line 1, column 18: .*\.$/) as string;
  await expect(start('broken', 'PRODUCTION')).rejects.toMatchObject({ message: sentence, stack: sentence });
  expect(await start('broken', 'DEVELOPMENT')).toEqual({ disableTelemetry: true });
});
