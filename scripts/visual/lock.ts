import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { Refusal } from './refusal.ts';

/** Whether a process is alive; one of another user is. */
function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps two runs from writing into the same folder at once. What a run that was killed has left behind does not count.
 * @returns how to give it back; it is given back when the process ends, too
 * @throws {Refusal} where another run is at work
 */
export function lock(path: string): () => void {
  for (;;) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(path, 'utf8'));
      if (pid > 0 && isAlive(pid))
        throw new Refusal(`Another run is at work here (process ${pid}): wait for its end, or stop it.`, {
          cause: error,
        });
      rmSync(path, { force: true });
    }
  }
  const release = () => {
    process.off('exit', release);
    rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
}
