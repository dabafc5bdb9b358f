import { count } from '../report/format.ts';

/** How often a line is printed where there is no terminal, in ms. */
const interval = 10_000;

/** A line with the progress of a run: done, left, changed, and how many a second. */
export class ProgressLine {
  private readonly total: number;
  private readonly started = performance.now();
  private printed = this.started;
  private done = 0;
  private changed = 0;

  constructor(total: number) {
    this.total = total;
  }

  private text() {
    const rate = (1000 * this.done) / Math.max(1, performance.now() - this.started);
    return `${count(this.done)} done, ${count(this.total - this.done)} left, ${count(this.changed)} changed, ${rate.toFixed(1)}/s`;
  }

  step(isChanged = false) {
    this.done++;
    if (isChanged) this.changed++;
    const now = performance.now();
    if (process.stdout.isTTY) process.stdout.write(`\r${this.text()}\u001B[K`);
    else if (now - this.printed > interval) {
      this.printed = now;
      console.log(this.text());
    }
  }

  end() {
    if (this.total > 0) console.log(`${process.stdout.isTTY ? '\r\u001B[K' : ''}${this.text()}`);
  }
}
