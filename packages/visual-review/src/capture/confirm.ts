import { showSame } from '../content/showSame.ts';
import type { SnapshotStore } from '../store/snapshotStore.ts';
import type { Screenshot } from '../types.ts';
import { capture, type CaptureSettings } from './capture.ts';

/** Screenshots of a story that differ from one another. */
export interface Unstable {
  first: Screenshot;
  second: Screenshot;
  third: Screenshot;
}

/** The screenshots of both sides that differ. A new one is compared with one of this run: an earlier one may show the time of then. */
export async function differences(sides: Readonly<Record<'before' | 'after', ReadonlyMap<string, Screenshot>>>) {
  const differing: Array<[before: Screenshot, after: Screenshot]> = [];
  for (const after of sides.after.values()) {
    const before = sides.before.get(after.snapshot.id);
    if (before?.hash !== undefined && after.hash !== undefined && !(await showSame(before, after)))
      differing.push([after.isConfirmed ? before : { ...before, isConfirmed: false }, after]);
  }
  return differing;
}

/**
 * Captures screenshots again, in other pages and in another order. Where the second differs from the first, a third decides.
 * @returns confirmed screenshots, which are stored, and those of which no two are equal, both by snapshot id
 */
export async function confirm(screenshots: readonly Screenshot[], store: SnapshotStore, settings: CaptureSettings) {
  const confirmed = new Map<string, Screenshot>();
  const unstable = new Map<string, Unstable>();
  const confirmAndStore = async (screenshot: Screenshot) => {
    const stored = { ...screenshot, isConfirmed: true };
    confirmed.set(screenshot.snapshot.id, stored);
    await store.add(stored);
  };
  const known = screenshots.filter(({ isConfirmed }) => isConfirmed);
  for (const screenshot of known) confirmed.set(screenshot.snapshot.id, screenshot);
  const first = new Map(screenshots.filter((each) => !each.isConfirmed).map((each) => [each.snapshot.id, each]));
  const again = (ids: ReadonlyMap<string, Screenshot>) =>
    capture([...ids.values()].map(({ snapshot }) => snapshot).toReversed(), settings);
  const doubtful = new Map<string, Screenshot>();
  for (const screenshot of await again(first)) {
    const { id } = screenshot.snapshot;
    if (await showSame(first.get(id)!, screenshot)) await confirmAndStore(screenshot);
    else doubtful.set(id, screenshot);
  }
  for (const screenshot of await again(doubtful)) {
    const { id } = screenshot.snapshot;
    const [one, other] = [first.get(id)!, doubtful.get(id)!];
    if ((await showSame(one, screenshot)) || (await showSame(other, screenshot))) await confirmAndStore(screenshot);
    else unstable.set(id, { first: one, second: other, third: screenshot });
  }
  return { confirmed, unstable };
}
