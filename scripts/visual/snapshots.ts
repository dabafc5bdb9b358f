/** A place on a picture, in CSS px from its corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a picture is taken and compared: a story's `parameters.chromatic`. */
export interface SnapshotOptions {
  /** How long to wait after the story is ready, in ms; for what no state tells. */
  delay: number;
  /** Whether the picture ends where the screen ends; it has the whole page else. */
  cropToViewport: boolean;
  /** Whether animations stand at their end, or else at their beginning. */
  pauseAnimationAtEnd: boolean;
  /** From which difference on a pixel has changed, 0 to 1; 0 is any difference. */
  diffThreshold: number;
  /** What is not compared. */
  ignoreSelectors: readonly string[];
}

/** A picture to take: a story in a mode. */
export interface Snapshot {
  /** Story and mode: `screens-home--whole-page ar-phone`. */
  id: string;
  storyId: string;
  /** `Screens/Home` and `Whole Page`. */
  title: string;
  name: string;
  mode: string;
  /** The story's file, from the root of the project: `src/screens/Home/Home.stories.tsx`. */
  file: string;
  /** The toolbar's choices: `{ locale: 'ar' }`. */
  globals: Readonly<Record<string, string>>;
  /** Size of the screen, in px. */
  viewport: { width: number; height: number };
  options: SnapshotOptions;
}

/** A picture that was taken, or why it could not be. */
export interface Shot {
  snapshot: Snapshot;
  /** Path of the picture, a PNG; absent where it failed. */
  file?: string | undefined;
  /** SHA-256 of the picture, in hexadecimal digits. */
  hash?: string | undefined;
  /** Where the snapshot's `ignoreSelectors` were. */
  ignored: readonly Box[];
  /** What the story or its play function threw, or which time limit it broke. */
  error?: string | undefined;
}

/** What became of a snapshot. */
export type Verdict = 'changed' | 'new' | 'removed' | 'failed' | 'same';

/** A snapshot on both sides. */
export interface Comparison {
  /** As it is now; as it was where it was removed. */
  snapshot: Snapshot;
  verdict: Verdict;
  /** The pictures, each with its size in px. */
  before?: Picture | undefined;
  after?: Picture | undefined;
  /** A picture in which changed pixels are marked. */
  difference?: Picture | undefined;
  /** How many pixels have changed. */
  pixels?: number | undefined;
  /** The smallest box around them; a reviewer is led there. */
  area?: Box | undefined;
  error?: string | undefined;
  /** The changed files that reach the story, from the root of the project; empty where everything was asked for. */
  reachedBy: readonly string[];
  /** Whether a reviewer has accepted exactly this change. */
  accepted: boolean;
}

export interface Picture {
  /** Path of the file; in a report, from the report's folder. */
  file: string;
  hash: string;
  width: number;
  height: number;
}

/** All that a run has found: `report.json`, and what the report shows. */
export interface Report {
  /** The version of this format. */
  version: 1;
  /** What is compared: as it was asked for (`main`), and the commit. */
  base: { ref: string; commit: string } | undefined;
  head: { commit: string; isDirty: boolean };
  /** Version of the browser that has taken both sides. */
  browser: string;
  /** When the run ended: an ISO date. */
  date: string;
  /** Snapshots of the whole matrix, those that were taken, and how many are allowed. */
  total: number;
  taken: number;
  allowed: number;
  /** Whether everything was taken, and why: asked for, or a change that reaches everything. */
  everything: string | undefined;
  /** Address of the workbench that the stories' links lead to. */
  workbench: string;
  /** All but those that are the same. */
  comparisons: readonly Comparison[];
  /** How long the run took, in ms. */
  duration: number;
}
