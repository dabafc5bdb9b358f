import { count } from '../report/format.ts';
import type { SnapshotStore } from '../store/snapshotStore.ts';
import type { Screenshot, Snapshot } from '../types.ts';
import { capture, type CaptureSettings } from './capture.ts';

/**
 * Captures the snapshots that the store does not have yet, and stores them.
 * @returns the screenshots of all, by the id of their snapshot
 * @throws where the run is aborted, or a file cannot be written
 */
export async function captureMissing(
  snapshots: readonly Snapshot[],
  store: SnapshotStore,
  settings: CaptureSettings,
): Promise<Map<string, Screenshot>> {
  const screenshots = new Map<string, Screenshot>();
  const collect = (screenshot: Screenshot) => {
    screenshots.set(screenshot.snapshot.id, screenshot);
    settings.onScreenshot(screenshot);
  };
  for (const screenshot of snapshots.flatMap((snapshot) => store.get(snapshot) ?? [])) collect(screenshot);
  if (screenshots.size > 0)
    console.log(`${count(screenshots.size)} of ${count(snapshots.length)} were captured before.`);
  const writes: Array<Promise<void>> = [];
  const failed = new AbortController();
  await capture(
    snapshots.filter(({ id }) => !screenshots.has(id)),
    {
      ...settings,
      signal: AbortSignal.any([failed.signal, settings.signal]),
      onScreenshot: (screenshot) => {
        collect(screenshot);
        writes.push(store.add(screenshot).catch((error: unknown) => failed.abort(error)));
      },
    },
  );
  await Promise.all(writes);
  failed.signal.throwIfAborted();
  return screenshots;
}
