import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '../userError.ts';

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** False if the action fails with this code. */
function succeeds(code: string, action: () => void) {
  try {
    action();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
    return false;
  }
}

/** Creates a hard link; false if the name is taken. */
const createLink = (file: string, name: string) => succeeds('EEXIST', () => linkSync(file, name));

/** In clock ticks, on Linux only. */
function startTimeOf(pid: number) {
  try {
    // The second field, in parentheses, may contain anything; the start time is the 20th field after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Identifies a process by its id and start time, because the system reuses ids. */
export const identityOf = (pid: number) => [pid, startTimeOf(pid)].join(' ').trim();

function contentOf(file: string) {
  let content: string | undefined;
  succeeds('ENOENT', () => (content = readFileSync(file, 'utf8')));
  return content;
}

/** Removes a stale lock, unless another process has replaced it meanwhile. */
function removeStale(path: string, stale: string) {
  const taken = `${path}-${process.pid}-stale`;
  if (!succeeds('ENOENT', () => renameSync(path, taken))) return;
  if (contentOf(taken) !== stale) createLink(taken, path);
  rmSync(taken);
}

/**
 * Acquires a lock file, so that no two processes write to the same place. A lock of a process that has died is taken over.
 * See docs/decisions/0018-own-locks.md.
 * @returns releases the lock, as does the end of the process
 * @throws {UserError} when another live process holds it; the message has its id
 */
export function lock(path: string) {
  const identity = identityOf(process.pid);
  // A hard link puts the lock in place together with its content: nobody reads an empty one.
  const own = `${path}-${process.pid}`;
  try {
    writeFileSync(own, identity);
    while (!createLink(own, path)) {
      const holder = contentOf(path);
      // Just released.
      if (holder === undefined) continue;
      const pid = Number.parseInt(holder, 10);
      // In a container, a process often has the same id as the previous one.
      if (pid > 0 && pid !== process.pid && isAlive(pid) && holder === identityOf(pid)) {
        throw new UserError(`Another run is at work here (process ${pid}): wait for its end, or stop it.`);
      }
      removeStale(path, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    if (contentOf(path) === identity) rmSync(path);
  };
  process.on('exit', release);
  return release;
}

/** How long a lock is waited for, and between two attempts, in ms. */
const patience = 30_000;
const pause = 20;

/** As `lock`, but waits while another process holds it. @throws {UserError} when that takes longer than 30 seconds */
export async function lockWhenFree(path: string) {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return lock(path);
    } catch (error) {
      if (!(error instanceof UserError) || Date.now() > end) throw error;
      await setTimeout(pause);
    }
  }
}
