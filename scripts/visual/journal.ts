import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Shot, Snapshot } from './snapshots.ts';

/** All that a picture depends on, apart from the tree and the browser. */
const identity = ({ id, globals, viewport, options }: Snapshot) => JSON.stringify([id, globals, viewport, options]);

/**
 * The shots of a tree by a browser, kept as they are taken: a run that was broken off goes on where it was, and the base of the next
 * run is there already. A line each, so that a line which was not written to its end is left out.
 */
export class Journal {
  private readonly file: string;
  private readonly shots = new Map<string, Shot>();

  private constructor(file: string) {
    this.file = file;
  }

  static async open(file: string): Promise<Journal> {
    const journal = new Journal(file);
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(file, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      try {
        const shot = JSON.parse(line) as Shot;
        if (shot.file !== undefined && existsSync(shot.file)) journal.shots.set(identity(shot.snapshot), shot);
      } catch {
        // Broken off while it was written.
      }
    }
    return journal;
  }

  /** The shot of a snapshot, for what the snapshot is now. */
  get(snapshot: Snapshot): Shot | undefined {
    const shot = this.shots.get(identity(snapshot));
    return shot && { ...shot, snapshot };
  }

  /** Keeps a shot; what failed is tried again by the next run. */
  async add(shot: Shot) {
    if (shot.file === undefined) return;
    this.shots.set(identity(shot.snapshot), shot);
    await appendFile(this.file, `${JSON.stringify(shot)}\n`);
  }
}
