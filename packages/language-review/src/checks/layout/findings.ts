import type { Language, MessageKey } from '../../config.ts';

/** Where an element comes from: the same in every story that shows it. */
export interface Origin {
  /** The component that renders the element, and the path of the element in it: `Card › div > p`. */
  element: string;
  /** The file of the component, from the root of the project; known in development only. */
  source?: string | undefined;
}

/** A text on the screen; where its element comes from is absent where it was not looked up. */
export interface Place extends Partial<Origin> {
  language?: Language | undefined;
  text: string;
  /** The path of its element: `main > section:nth-of-type(2) > p`. */
  where: string;
}

/** What is wrong with an element of a story. */
export interface StoryFinding extends Place {
  /** In words; the findings of an element with one cause are a group. */
  cause: string;
}

export interface LayoutFinding extends StoryFinding {
  /** By how much, in CSS px. */
  by: number;
  /** The path of the element that cuts the text, or that the text leaves; else that of the text. */
  box: string;
  /** Absent where the text is in no catalog, or was not looked up. */
  key?: MessageKey | undefined;
}

export interface HardCodedText extends StoryFinding {
  /** The attribute, or the pseudo-element, that holds the text; absent where it is content. */
  attribute?: string | undefined;
}
