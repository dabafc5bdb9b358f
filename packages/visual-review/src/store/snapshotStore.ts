import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Screenshot, Snapshot } from '../types.ts';

export type SnapshotStore = Awaited<ReturnType<typeof openStore>>;

/** What a screenshot depends on, apart from the tree and the capture environment. */
const identity = ({ id, globals, viewport, options, emulation }: Snapshot) =>
  JSON.stringify([id, globals, viewport, options, emulation]);

/** The screenshots of a tree, stored as they are captured, so that an interrupted run can resume. */
export async function openStore(file: string) {
  const screenshots = new Map<string, Screenshot>();
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, 'utf8').catch(() => '');
  for (const line of text.split('\n')) {
    try {
      const screenshot = JSON.parse(line) as Screenshot;
      if (existsSync(screenshot.file!) && existsSync(screenshot.content!.file))
        screenshots.set(identity(screenshot.snapshot), screenshot);
    } catch {
      // The run was interrupted while it wrote this line.
    }
  }
  return {
    /** The stored screenshot of a snapshot, unless the snapshot has changed since. */
    get: (snapshot: Snapshot) => {
      const screenshot = screenshots.get(identity(snapshot));
      return screenshot && { ...screenshot, snapshot };
    },
    /** Stores a screenshot, in place of an earlier one; a story that failed is tried again by the next run. */
    add: async (screenshot: Screenshot) => {
      if (screenshot.file === undefined) return;
      screenshots.set(identity(screenshot.snapshot), screenshot);
      await appendFile(file, `${JSON.stringify(screenshot)}\n`);
    },
  };
}
