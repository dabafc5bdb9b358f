import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { ProjectCopy } from './copy.ts';

/** How long tests may run, and how long they may take to stop, in ms. A fault may be an endless loop. */
const timeLimit = 15 * 60_000;
const stopTimeout = 10_000;

/** Stops the processes of the running tests. */
export let stopTests: (signal: NodeJS.Signals) => void = () => undefined;

/** The test that a line says has failed. @param file the last one that Vitest has named */
function failureIn(line: string, file: string): string | undefined {
  const [, vitest] = /^ +× (.+?)(?: \d+ms)?$/.exec(line) ?? [];
  const [, other] = /^ +(?:✘|x) +\d+ (.+?)(?: \([\d.]+m?s?\))?$|^ *FAIL +(.+)$/.exec(line)?.filter(Boolean) ?? [];
  return vitest === undefined ? other : `${file} › ${vitest}`;
}

/**
 * Runs a command in a copy of the project, until it ends or the first test has failed.
 * @returns `failure`: that test; `isBroken`: whether the command has failed without one
 */
export async function runTests(command: string, { folder, temporary }: ProjectCopy) {
  // Vite, which has loaded this module, has set NODE_ENV.
  const env = { ...process.env, NODE_ENV: '', TMPDIR: temporary, FORCE_COLOR: '0', PLANTED_FAULT: 'yes' };
  // Detached, it is a group with all processes that it starts.
  const child = spawn(command, { cwd: folder, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  const stop = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), signal);
    } catch {
      // The group is already gone.
    }
  };
  stopTests = stop;
  const lines: string[] = [];
  let failure: string | undefined;
  let file = '';
  let kill: NodeJS.Timeout | undefined;
  const fail = (reason: string) => {
    if (failure !== undefined) return;
    failure = reason;
    stop('SIGTERM');
    kill = setTimeout(() => stop('SIGKILL'), stopTimeout);
  };
  const limit = setTimeout(() => fail(`no end after ${timeLimit / 60_000} minutes`), timeLimit);
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (coloured) => {
      const line = stripVTControlCharacters(coloured);
      lines.push(line);
      file = /^ *❯ +(?:.* )?(\S+\.tsx?) \(/.exec(line)?.[1] ?? file;
      const found = failureIn(line, file);
      if (found !== undefined) fail(found);
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(limit);
  clearTimeout(kill);
  // What has outlived the leader of the group.
  stop('SIGKILL');
  return { failure, isBroken: failure === undefined && code !== 0, output: lines.join('\n') };
}
