import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { execa } from 'execa';
import { temporaryFolder } from '../files/temporaryFolder.ts';
import { typescript } from './runBin.ts';
import { startServer } from './startServer.ts';

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A zombie counts as ended: in a container, nobody may reap it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const pathOf = temporaryFolder();
beforeEach(() => {
  // A server that ignores SIGTERM, with a child process; it writes both ids.
  writeFileSync(
    pathOf('server.mjs'),
    `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => {});
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
writeFileSync('ids', process.pid + ' ' + child.pid);
setInterval(() => {}, 1000);
`,
  );
});

const server = () => ({ label: 'Server', script: pathOf('server.mjs'), args: [] });

const processIds = () =>
  vi.waitFor(() => {
    const ids = readFileSync(pathOf('ids'), 'utf8').split(' ').map(Number);
    expect(ids).toHaveLength(2);
    return ids;
  }, 20_000);

// Process groups, and /proc to look at them.
describe.runIf(process.platform === 'linux')('a server with child processes', () => {
  test('is ended by stop', async () => {
    const { stop, ended } = startServer(server(), pathOf());
    const ids = await processIds();
    expect(ids.map(isRunning)).toEqual([true, true]);
    await stop();
    expect(await ended).toBe('SIGKILL');
    await expect.poll(() => ids.map(isRunning)).toEqual([false, false]);
  });

  test('ends when its parent is killed', async () => {
    const module = JSON.stringify(new URL('startServer.ts', import.meta.url).href);
    const program = `const { startServer } = await import(${module}); startServer(${JSON.stringify(server())}, ${JSON.stringify(pathOf())});`;
    const parent = execa(process.execPath, [...typescript, '--input-type=module', '-e', program], {
      reject: false,
    });
    const ids = await processIds();
    parent.kill('SIGKILL');
    await parent;
    await expect.poll(() => ids.map(isRunning)).toEqual([false, false]);
  });
});

// Windows ends the processes of a console with it.
test.runIf(process.platform !== 'win32')('a process notices when its shell is killed', async () => {
  const module = JSON.stringify(new URL('onShellEnd.ts', import.meta.url).href);
  const program = `import { writeFileSync } from 'node:fs';
const { onShellEnd } = await import(${module});
const file = ${JSON.stringify(pathOf('ids'))};
onShellEnd(() => { writeFileSync(file, '0 0'); process.exit(); });
setInterval(() => {}, 1000);
writeFileSync(file, process.ppid + ' ' + process.pid);
`;
  writeFileSync(pathOf('program.mjs'), program);
  // A second command keeps the shell from being replaced by the first one.
  const command = `'${process.execPath}' ${typescript.join(' ')} '${pathOf('program.mjs')}'; true`;
  const shell = execa('sh', ['-c', command], { reject: false, stdio: 'ignore' });
  expect(await processIds()).toContain(shell.pid);
  shell.kill('SIGTERM');
  await shell;
  await expect.poll(processIds, { timeout: 20_000 }).toEqual([0, 0]);
});

test('the exit code of a server that ends by itself is reported', async () => {
  writeFileSync(pathOf('server.mjs'), 'process.exit(3);');
  expect(await startServer(server(), pathOf()).ended).toBe('exit code 3');
});
