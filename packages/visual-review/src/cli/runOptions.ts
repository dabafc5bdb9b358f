import { join } from 'node:path';
import type { StorybookOptions } from '../capture/builtStorybook.ts';

/** The repository, its configuration, and the options of the command line. */
export interface RunOptions extends StorybookOptions {
  /** The git ref to compare with; undefined: where this branch left the main one. */
  base: string | undefined;
  all: boolean;
  withoutBaseline: boolean;
  open: boolean;
  /** How many pages work in parallel, at most. */
  pages: number;
  /** How long a story may take, in ms. */
  limit: number;
}

export const reportFolder = (root: string) => join(root, 'visual-report');
