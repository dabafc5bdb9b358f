import { join } from 'node:path';
import type { VisualConfig } from '../config/visualConfig.ts';

/** What the commands need: the repository, its configuration, and the options of the command line. */
export interface RunOptions {
  /** The folder of `visual.config.ts`, which is the root of the repository. */
  root: string;
  config: VisualConfig;
  /** The git ref to compare with; undefined: where this branch left the main one. */
  base: string | undefined;
  /** Capture everything, whatever the change affects. */
  all: boolean;
  /** Where the base cannot be built, report every snapshot as new. */
  withoutBaseline: boolean;
  /** Open the report. */
  open: boolean;
  /** How many pages work in parallel, at most. */
  pages: number;
  /** How long a story may take, in ms. */
  limit: number;
  browser: { path: string; version: string };
  signal: AbortSignal;
}

/** The folder for the report. */
export const reportFolder = (root: string) => join(root, 'visual-report');
