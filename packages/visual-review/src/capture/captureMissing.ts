import { print } from 'system-tools/printable';
import { count } from '../report/format.ts';
import type { SnapshotStore } from '../store/snapshotStore.ts';
import type { Screenshot, Snapshot } from '../types.ts';
import { capture, type CaptureSettings } from './capture.ts';

/**
 * Captures and stores the snapshots that a store does not have yet.
 * @param isReplaced whether a stored screenshot is captured again
 * @returns the screenshots of all, by snapshot id
 */
export async function captureMissing(
  snapshots: readonly Snapshot[],
  store: SnapshotStore,
  settings: CaptureSettings,
  isReplaced: (stored: Screenshot) => boolean,
) {
  const stored = snapshots.flatMap((snapshot) => store.get(snapshot) ?? []).filter((each) => !isReplaced(each));
  for (const screenshot of stored) await settings.onScreenshot(screenshot);
  if (stored.length > 0) print(`${count(stored.length)} of ${count(snapshots.length)} were captured before.`);
  const known = new Set(stored.map(({ snapshot }) => snapshot));
  const captured = await capture(
    snapshots.filter((snapshot) => !known.has(snapshot)),
    {
      ...settings,
      onScreenshot: async (screenshot) => {
        await settings.onScreenshot(screenshot);
        await store.add(screenshot);
      },
    },
  );
  return new Map([...stored, ...captured].map((screenshot) => [screenshot.snapshot.id, screenshot]));
}
