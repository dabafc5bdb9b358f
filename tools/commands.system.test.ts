import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { typescript } from 'system-tools/process';
import { expect, test } from 'vitest';
import { scripts } from '../package.json';

const loader = `node ${typescript.join(' ')} `;

/** The commands that Node runs, but for those that take no options or pass them on. */
const commands = Object.entries(scripts).filter(
  ([name, command]) => command.startsWith(loader) && !['start', 'chromatic', 'test:all', 'test:engines'].includes(name),
);

test('there are commands', () => {
  expect(commands.length).toBeGreaterThan(5);
});

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [...command.split(' ').slice(1), ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

test.each(commands)('npm run %s starts, and refuses an unknown option with a sentence', (_name, command) => {
  const { status, stderr } = run(command, ['--unknown']);
  expect(stderr).toMatch(/^Unknown option '--unknown'/);
  expect(status).toBe(2);
});

test('npm test without a browser ends with a sentence', () => {
  const { status, stderr } = run(scripts.test, ['Button'], { CHROMIUM_PATH: '/no/browser' });
  expect(stderr).toMatch(/^CHROMIUM_PATH is "\/no\/browser", and that does not start as Chromium: .*\n$/);
  expect(status).toBe(2);
});

test('npm run art takes an empty BLENDER_PATH for none', () => {
  const { status, stderr } = run(scripts.art, [], { BLENDER_PATH: '', PATH: '' });
  expect(stderr).toMatch(/^Blender does not start as "blender"\. .*\n$/);
  expect(status).toBe(1);
});
