/** Rows that are stored together in a file. */
export interface Run {
  file: string;
  /** The first of them in the file. */
  from: number;
  /** The first of them on the image. */
  top: number;
  height: number;
}

interface StoredRow {
  hash: string;
  file: string;
  at: number;
}

/** A run is shared where at least as many of its rows differ from the one above: without detail, rows cost next to nothing. */
const leastDetail = 8;

/** How many rows are remembered, with up to 400 bytes each: a report of thousands of screenshots must not run out of memory. */
const maxRows = 200_000;

/** How many places of an equal row are tried: blank ones are everywhere. */
const maxPlaces = 100;

/** Rows of images of one width, each of which is stored once. */
export function sharedRows() {
  const stored: Array<StoredRow> = [];
  const places = new Map<string, number[]>();

  return {
    /**
     * Finds the runs of an image that are stored already.
     * @param rows equal for equal rows of pixels; undefined where none is needed
     * @returns them, and the numbers of all other rows
     */
    find: (rows: ReadonlyArray<string | undefined>) => {
      const fits = (y: number, at: number, file: string) => rows[y] === stored[at]?.hash && stored[at]?.file === file;
      const best = (top: number) => {
        let found = { at: 0, height: 0, detail: leastDetail - 1 };
        for (const at of places.get(rows[top]!) ?? []) {
          const { file } = stored[at]!;
          let [height, detail] = [0, 0];
          for (; fits(top + height, at + height, file); height++)
            if (height > 0 && rows[top + height] !== rows[top + height - 1]) detail++;
          if (detail > found.detail) found = { at, height, detail };
        }
        return found;
      };

      const runs: Array<Run> = [];
      const others: number[] = [];
      let y = 0;
      while (y < rows.length) {
        const row = rows[y];
        const isDetail = row !== undefined && row !== rows[y - 1];
        const { at, height } = isDetail ? best(y) : { at: 0, height: 0 };
        if (height === 0) {
          if (row !== undefined) others.push(y);
          y++;
          continue;
        }
        const { file } = stored[at]!;
        // A run begins with the first detail: what is blank above it belongs to it as well.
        let above = 0;
        while (others.at(-1) === y - above - 1 && fits(y - above - 1, at - above - 1, file)) {
          others.pop();
          above++;
        }
        runs.push({ file, from: stored[at - above]!.at, top: y - above, height: above + height });
        y += height;
      }
      return { runs, others };
    },

    /**
     * Adds rows that are stored in a file, in their order.
     * @param others their numbers on the image
     * @returns the runs of the image
     */
    add: (rows: ReadonlyArray<string | undefined>, others: readonly number[], file: string) => {
      const runs: Array<Run> = [];
      for (const [at, y] of others.entries()) {
        const hash = rows[y]!;
        if (stored.length < maxRows) {
          const known = places.get(hash) ?? [];
          if (known.length < maxPlaces) places.set(hash, [...known, stored.length]);
          stored.push({ hash, file, at });
        }
        const last = runs.at(-1);
        if (last && last.top + last.height === y) last.height++;
        else runs.push({ file, from: at, top: y, height: 1 });
      }
      return runs;
    },
  };
}
