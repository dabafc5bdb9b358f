import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Screenshot, Snapshot } from '../types.ts';

/** Everything that a screenshot depends on, apart from the tree and the capture environment. */
const identity = ({ id, globals, viewport, options }: Snapshot) => JSON.stringify([id, globals, viewport, options]);

/** The screenshots of a tree in a capture environment, stored as they are captured, so that an interrupted run can resume. */
export class SnapshotStore {
  private readonly file: string;
  private readonly screenshots = new Map<string, Screenshot>();

  private constructor(file: string) {
    this.file = file;
  }

  static async open(file: string): Promise<SnapshotStore> {
    const store = new SnapshotStore(file);
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(file, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      try {
        const screenshot = JSON.parse(line) as Screenshot;
        if (screenshot.file !== undefined && existsSync(screenshot.file))
          store.screenshots.set(identity(screenshot.snapshot), screenshot);
      } catch {
        // The run was interrupted while it wrote this line.
      }
    }
    return store;
  }

  /** The stored screenshot of a snapshot, unless the snapshot has changed since. */
  get(snapshot: Snapshot): Screenshot | undefined {
    const screenshot = this.screenshots.get(identity(snapshot));
    return screenshot && { ...screenshot, snapshot };
  }

  /** Stores a screenshot; a story that failed is tried again by the next run. */
  async add(screenshot: Screenshot) {
    if (screenshot.file === undefined) return;
    this.screenshots.set(identity(screenshot.snapshot), screenshot);
    await appendFile(this.file, `${JSON.stringify(screenshot)}\n`);
  }
}
