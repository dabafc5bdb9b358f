import { count } from './report/words.ts';

/** How often a line is written where there is no terminal, in ms. */
const pace = 10_000;

/** A line that says how far a run is: done, left, changed, and how many a second. */
export class ProgressLine {
  private readonly total: number;
  private readonly started = performance.now();
  private number = 0;
  private changed = 0;
  private written = performance.now();

  constructor(total: number) {
    this.total = total;
  }

  private text() {
    const rate = this.number / Math.max(0.001, (performance.now() - this.started) / 1000);
    return `${count(this.number)} done, ${count(this.total - this.number)} left, ${count(this.changed)} changed, ${rate.toFixed(1)}/s`;
  }

  done(isChanged = false) {
    this.number++;
    if (isChanged) this.changed++;
    const now = performance.now();
    if (process.stdout.isTTY) process.stdout.write(`\r${this.text()}\u001B[K`);
    else if (now - this.written > pace) {
      this.written = now;
      console.log(this.text());
    }
  }

  end() {
    if (this.total > 0) console.log(`${process.stdout.isTTY ? '\r\u001B[K' : ''}${this.text()}`);
  }
}
