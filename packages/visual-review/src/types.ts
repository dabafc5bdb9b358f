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

/** How a snapshot differs from what most visitors see. */
export interface Emulation {
  /** The visitor's system sets the colors, as a contrast theme of Windows does. */
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
  /** The default font size of the browser, as a multiple of the usual one. */
  textScale?: number;
  /** Selectors of the elements that the pointer is over, and that the keyboard has focused. */
  hover?: string;
  focus?: string;
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
  globals: Readonly<Record<string, unknown>>;
  /** In px. */
  viewport: { width: number; height: number };
  /** Its name in the toolbar, where it has one and is not rotated. */
  viewportName?: string;
  options: SnapshotOptions;
  emulation?: Emulation;
}

/** Or the reason why there is none. */
export interface Screenshot {
  snapshot: Snapshot;
  /** The PNG and its SHA-256; absent where the story failed. */
  file?: string;
  hash?: string;
  /** The map of what is on it, see `Content`, and its SHA-256. */
  content?: { file: string; hash: string };
  /** The keys of the messages that the story has requested; absent where they are not known. */
  messages?: readonly string[];
  /** Whether a second screenshot from another page was equal. */
  isConfirmed?: boolean;
  /** Whether it is that of the base, since no change affects the snapshot. */
  isAssumed?: boolean;
  error?: string;
}

/** Of the same snapshot: `pixels` are those that nothing explains, and `noise` those that nobody can see. */
type CauseKind =
  | 'text'
  | 'picture'
  | 'color'
  | 'style'
  | 'added'
  | 'removed'
  | 'accessibility'
  | 'moved'
  | 'noise'
  | 'pixels';

/** Why something on a screenshot has changed. */
export interface Cause {
  kind: CauseKind;
  /** Equal for equal causes, in whichever story, language and viewport. */
  signature: string;
  /** The id of its group. */
  group?: string;
  /** What has changed: `button “Send”`. */
  what: string;
  /** A value or a text before and after the change. */
  from?: string;
  to?: string;
  /** Where it shows on the screenshot after the change, the most changed first. */
  areas: readonly PixelRect[];
  /** How many pixels have changed because of it, and by how much at most, 0 to 255. */
  pixels: number;
  strength: number;
}

/** `unstable`: two screenshots of the same story differ. */
export type Result = 'changed' | 'new' | 'removed' | 'failed' | 'unstable' | 'same';

interface Image {
  /** The SHA-256 of its PNG. */
  hash: string;
  /** In px. */
  width: number;
  height: number;
}

/** An image in a PNG. */
export interface ImageFile extends Image {
  /** Its path. */
  file: string;
}

/** Rows of pixels of a file, on an image as wide: the first of them in the file, the first of them on the image, how many. */
export type Strip = readonly [file: string, from: number, top: number, height: number];

/** An image of a report: rows that several of them have in common are stored once. */
export interface PackedImage extends Image {
  /** The paths of their files are relative to the folder of the report. */
  strips: readonly Strip[];
}

export type ComparisonImage = ImageFile | PackedImage;

export interface Comparison {
  /** Of the working tree, or if it was removed, of the base. */
  snapshot: Snapshot;
  result: Result;
  /** Whether it is the same because both screenshots are known variants. */
  isVariant?: true;
  /** The former name of the story, which has another one now. */
  renamedFrom?: string;
  before?: ComparisonImage;
  after?: ComparisonImage;
  /** The changed pixels, transparent elsewhere; absent where no pixel has changed. Those that have only moved are not among them. */
  difference?: ComparisonImage;
  /** How many pixels have changed, and by how many px others have moved, at most. */
  pixels?: number;
  moved?: number;
  /** Why it has changed. */
  causes?: readonly Cause[];
  /** Why the story failed, or what differs between screenshots of the same story. */
  error?: string;
  /** The changed files that affect the story. */
  affectedBy: readonly string[];
}

/** How a story looks now, compared with the base of a report. */
export type Retaken = Pick<Comparison, 'result' | 'after' | 'difference' | 'pixels' | 'error'>;

/** What a reviewer has said: `true` accepts a change; a text rejects it, with a comment for its author. */
export type Decision = true | string;

export type GroupKind = CauseKind | 'new' | 'removed story' | 'failed' | 'unstable';

/** Equal changes, whichever snapshots show them: one decision. */
export interface Group {
  /** Equal in every run with the same change. */
  id: string;
  kind: GroupKind;
  /** What has changed: `button “Send”`; in a member, where there are several places. */
  what: string;
  places: number;
  from?: string | undefined;
  to?: string | undefined;
  /** The ids of the snapshots that show it, the most changed first. */
  members: readonly string[];
  /** The changed files that it comes from, and what has changed in them, as far as they tell. */
  files: readonly string[];
  tokens: ReadonlyArray<{ name: string; from: string; to: string }>;
  messages: ReadonlyArray<{ language: string; key: string; from: string; to: string }>;
  /** What is on record: a comment for one of the members, or that all are accepted. */
  decision?: Decision;
}

export const mostShards = 100;

/** The part of a run that one of several machines does, from 1 to the count. */
export interface Shard {
  index: number;
  count: number;
}

/** Of the format of `report.json`. */
export const reportVersion = 6;

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
  /** How many snapshots the run was about, and how many of them were captured. */
  total: number;
  captured: number;
  /** Parts of the ids or titles of the stories that the run was limited to; an empty list means all. */
  stories: readonly string[];
  /** The part of the run that this is, where it is one of several. */
  shard?: Shard | undefined;
  /** Why everything was captured. */
  everything: string | undefined;
  /** The Storybook that the stories' links lead to. */
  storybookUrl: string;
  /** Where the folder of the report is going to be published, without a slash at the end. */
  url?: string | undefined;
  /** The snapshots that are the same because both screenshots are known variants. */
  variants?: readonly string[];
  /** All except those that are the same. */
  comparisons: readonly Comparison[];
  groups: readonly Group[];
}
