import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestProject } from '../fixtures/testProject.ts';
import { filesIn } from './filesIn.server.ts';

const { root, write, remove } = createTestProject();
afterAll(remove);

test('only regular files are read, and no link leads back to where it is', () => {
  for (const file of ['src/App.tsx', 'src/en/a.json', 'src/node_modules/lib/index.js', 'shared/B.tsx', 'shared/c.json'])
    write(file, '');
  mkdirSync(join(root, 'src/chart.js'));
  const links = {
    'src/root': '..',
    'src/en/again': '../en',
    'src/shared': '../shared',
    'shared/back': '../src',
    'src/c.json': '../shared/c.json',
    'src/.#a.ts': 'nobody@nowhere.1',
    'src/self.ts': 'self.ts',
  };
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
  expect(filesIn(join(root, 'src')).toSorted()).toEqual([
    'App.tsx',
    'c.json',
    'en/a.json',
    'shared/B.tsx',
    'shared/c.json',
  ]);
});
