/** On a screenshot, in CSS px from its top left corner. */
export interface PixelRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A story's `parameters.chromatic`. */
export interface SnapshotOptions {
  /** How long to wait after the story is ready, in ms. */
  delay: number;
  /** Whether the screenshot ends with the viewport, instead of the page. */
  cropToViewport: boolean;
  /** Whether animations are paused at their end, instead of their beginning. */
  pauseAnimationAtEnd: boolean;
  /** The difference from which a pixel counts as changed, 0 (any) to 1. */
  diffThreshold: number;
  /** Elements that are not compared. */
  ignoreSelectors: readonly string[];
}

/** A story in a mode. */
export interface Snapshot {
  /** Story and mode: `screens-home--whole-page ar-phone`. */
  id: string;
  storyId: string;
  /** `Screens/Home` and `Whole Page`. */
  title: string;
  name: string;
  mode: string;
  /** The story's file, from the root of the repository. */
  file: string;
  /** Storybook's globals: `{ locale: 'ar' }`. */
  globals: Readonly<Record<string, string>>;
  /** In px. */
  viewport: { width: number; height: number };
  /** Its name in the toolbar, if the mode has one. */
  viewportName?: string;
  options: SnapshotOptions;
}

/** Or the reason why there is none. */
export interface Screenshot {
  snapshot: Snapshot;
  /** The PNG and its SHA-256; absent where the story failed. */
  file?: string;
  hash?: string;
  /** Where the snapshot's `ignoreSelectors` were. */
  ignored: readonly PixelRect[];
  error?: string;
}

export type Result = 'changed' | 'new' | 'removed' | 'failed' | 'same';

export interface ImageFile {
  /** Path; in a report, relative to the report's folder. */
  file: string;
  hash: string;
  width: number;
  height: number;
}

export interface Comparison {
  /** Of the working tree, or if it was removed, of the base. */
  snapshot: Snapshot;
  result: Result;
  before?: ImageFile;
  after?: ImageFile;
  /** The changed pixels, transparent elsewhere; absent where only the size has changed. */
  difference?: ImageFile;
  /** How many pixels have changed, and the rectangle around them. */
  pixels?: number;
  area?: PixelRect;
  error?: string;
  /** The changed files that affect the story. */
  affectedBy: readonly string[];
  /** Whether a reviewer has accepted exactly this change. */
  accepted: boolean;
}

/** Of the format of `report.json`. */
export const reportVersion = 3;

/** All results of a run: `report.json`. */
export interface Report {
  version: typeof reportVersion;
  /** Identifies the compared screenshots. */
  key: string;
  /** The ref (`main`) that the working tree is compared with. */
  base: { ref: string; commit: string } | undefined;
  head: { commit: string; isDirty: boolean };
  /** Identifies the files that can affect a story, as they were captured. */
  sources: string;
  /** Its version. */
  browser: string;
  /** When the run ended, in ISO format, and how long it took, in ms. */
  date: string;
  duration: number;
  /** How many snapshots the stories have, how many were captured, and how many are allowed. */
  total: number;
  captured: number;
  budget: number;
  /** Why everything was captured. */
  everything: string | undefined;
  /** The Storybook that the stories' links lead to. */
  storybookUrl: string;
  /** All except those that are the same. */
  comparisons: readonly Comparison[];
}
