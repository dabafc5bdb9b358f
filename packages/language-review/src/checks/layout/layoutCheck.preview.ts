import type { Story } from './geometry.preview';
import type { Line } from './textLines.preview';

/** What is wrong with a text or a control. */
export interface Issue {
  /** What is wrong, in words. */
  cause: string;
  /** By how much, in CSS px. */
  by: number;
  /** What cuts the text, or what the text leaves; absent where that is the text itself. */
  box?: Element | undefined;
}

/** A visible text. */
export interface ShownText {
  node: Text;
  element: Element;
  lines: readonly Line[];
}

/** A check of the layout of a story. */
export interface LayoutCheck {
  /** What the panel and the reporter of Vitest call its findings. */
  causes: readonly string[];
  /** For the README. */
  finds: string;
  /** @param texts those in which the checks before have found nothing, in document order */
  ofText?: (text: ShownText, story: Story, texts: readonly ShownText[]) => Issue | undefined;
  ofControl?: (control: Element, story: Story) => Issue | undefined;
}

/** The largest of some issues. */
export const worst = (issues: ReadonlyArray<Issue | undefined>) =>
  issues.reduce((one, other) => (one && (!other || one.by >= other.by) ? one : other), undefined);
