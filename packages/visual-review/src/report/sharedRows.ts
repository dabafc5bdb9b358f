import type { Piece } from './piece.ts';

/** A row of pixels of an image. */
export interface Row {
  /** Equal for equal rows. */
  hash: string;
  /** Whether it has to be stored without loss. */
  isExact: boolean;
}

/** Rows that are stored together, in a file or in several. */
export interface Run {
  piece: Piece;
  /** The first of them in the piece. */
  from: number;
  /** The first of them on the image. */
  top: number;
  height: number;
  /** Whether some of them are stored with loss. */
  hasLoss: boolean;
}

interface StoredRow {
  hash: string;
  piece: Piece;
  at: number;
  hasLoss: boolean;
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
     * @param rows undefined where none is needed
     * @returns them, and the numbers of all other rows
     */
    find: (rows: ReadonlyArray<Row | undefined>) => {
      const fits = (y: number, at: number, piece: Piece) => {
        const [row, known] = [rows[y], stored[at]];
        return row?.hash === known?.hash && known?.piece === piece && !(row?.isExact && known.hasLoss);
      };
      const best = (top: number) => {
        let found = { at: 0, height: 0, detail: leastDetail - 1 };
        for (const at of places.get(rows[top]!.hash) ?? []) {
          const { piece } = stored[at]!;
          let [height, detail] = [0, 0];
          for (; fits(top + height, at + height, piece); height++)
            if (height > 0 && rows[top + height]?.hash !== rows[top + height - 1]?.hash) detail++;
          if (detail > found.detail) found = { at, height, detail };
        }
        return found;
      };

      const runs: Array<Run> = [];
      const others: number[] = [];
      let y = 0;
      while (y < rows.length) {
        const row = rows[y];
        const isDetail = row !== undefined && row.hash !== rows[y - 1]?.hash;
        const { at, height } = isDetail ? best(y) : { at: 0, height: 0 };
        if (height === 0) {
          if (row) others.push(y);
          y++;
          continue;
        }
        const { piece } = stored[at]!;
        // A run begins with the first detail: what is blank above it belongs to it as well.
        let above = 0;
        while (others.at(-1) === y - above - 1 && fits(y - above - 1, at - above - 1, piece)) {
          others.pop();
          above++;
        }
        const rowsOf = stored.slice(at - above, at + height);
        const hasLoss = rowsOf.some((each) => each.hasLoss);
        runs.push({ piece, from: rowsOf[0]!.at, top: y - above, height: above + height, hasLoss });
        y += height;
      }
      return { runs, others };
    },

    /**
     * Adds rows that are stored in a piece, in their order.
     * @param others their numbers on the image
     * @returns the runs of the image
     */
    add: (
      rows: ReadonlyArray<Row | undefined>,
      others: readonly number[],
      piece: Piece,
      hasLoss: readonly boolean[],
    ) => {
      const runs: Array<Run> = [];
      for (const [at, y] of others.entries()) {
        const { hash } = rows[y]!;
        const row = { hash, piece, at, hasLoss: hasLoss[at]! };
        if (stored.length < maxRows) {
          const known = places.get(hash) ?? [];
          if (known.length < maxPlaces) places.set(hash, [...known, stored.length]);
          stored.push(row);
        }
        const last = runs.at(-1);
        if (last && last.top + last.height === y) {
          last.height++;
          last.hasLoss ||= row.hasLoss;
        } else runs.push({ piece, from: at, top: y, height: 1, hasLoss: row.hasLoss });
      }
      return runs;
    },
  };
}
