import type { StoryResult } from '../checks/textWidths.ts';
import type { Origin } from '../checks/layout/findings.ts';

/** A finding in a test of a story. */
export interface StoryFinding extends Origin {
  /** What is wrong, in words. */
  cause: string;
  /** The id of the story. */
  story: string;
  /** What the story was rendered in: the English name of a language. */
  language: string;
  /** Of the page, in px. */
  width: number;
  /** Empty for an element without text. */
  text: string;
  /** By how much, in CSS px. */
  by?: number | undefined;
  /** The path of a screenshot, from the root of the project: for the first of its group, and each that is worse. */
  screenshot?: string | undefined;
}

/** Where screenshots are saved, from the root of the project: beside other attachments of tests, which git ignores. */
export const screenshotFolder = '.vitest-attachments/findings';

declare module 'vitest' {
  interface TaskMeta {
    findings?: StoryFinding[];
    /** For `storyResultsReporter`. */
    storyResult?: StoryResult;
  }
}
