import { count } from '../report/format.ts';
import { openStore } from '../store/snapshotStore.ts';
import type { Snapshot } from '../types.ts';
import { capture, type CaptureSettings } from './capture.ts';

/** Captures and stores the snapshots that a store does not have yet. @returns the screenshots of all, by snapshot id */
export async function captureMissing(snapshots: readonly Snapshot[], storeFile: string, settings: CaptureSettings) {
  const store = await openStore(storeFile);
  const stored = snapshots.flatMap((snapshot) => store.get(snapshot) ?? []);
  for (const screenshot of stored) await settings.onScreenshot(screenshot);
  if (stored.length > 0) console.log(`${count(stored.length)} of ${count(snapshots.length)} were captured before.`);
  const captured = await capture(
    snapshots.filter((snapshot) => !store.get(snapshot)),
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
