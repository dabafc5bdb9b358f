import { print } from 'system-tools/printable';
import { count } from '../report/format.ts';

/** Prints the progress of a run in one line. */
export function showProgress(total: number) {
  const { stdout } = process;
  const started = performance.now();
  let printed = started;
  let done = 0;
  let changed = 0;
  const text = () => {
    const rate = (1000 * done) / Math.max(1, performance.now() - started);
    return `${count(done)} done, ${count(total - done)} left, ${count(changed)} changed, ${rate.toFixed(1)}/s`;
  };
  return {
    step: (isChanged = false) => {
      done++;
      if (isChanged) changed++;
      const now = performance.now();
      if (stdout.isTTY) stdout.write(`\r${text()}\u001B[K`);
      else if (now - printed > 10_000) {
        printed = now;
        print(text());
      }
    },
    end: () => {
      if (total === 0) return;
      if (stdout.isTTY) stdout.write('\r\u001B[K');
      print(text());
    },
  };
}
