import type { Language, MessageKey } from '../config.ts';

/** What the languages panel and the preview say to each other over Storybook's channel. */
export const reviewEvents = {
  /** Preview to panel: a `ReviewState`, whenever it has changed or was asked for. */
  state: 'languages/state',
  /** Panel to preview: send the state. */
  ask: 'languages/ask',
  /** Panel to preview: an `Edit`. */
  edit: 'languages/edit',
  /** Panel to preview: `MessageId`s whose edits are taken back, or have been saved into the file. */
  drop: 'languages/drop',
  /** Panel to preview: a key; the story scrolls to its text and marks it for a moment. */
  show: 'languages/show',
  /** Panel to preview: a `Place`; the story scrolls there and marks it for a moment. */
  point: 'languages/point',
  /** Preview to panel: a key, whose text was pressed in the story while the panel listens. */
  picked: 'languages/picked',
  /** Panel to preview: a boolean; whether a press in the story means its text, as long as the panel is open. */
  listen: 'languages/listen',
} as const;

export interface MessageId {
  language: Language;
  key: MessageKey;
}

/** A text that was changed in the panel and not in its file. */
export interface Edit extends MessageId {
  text: string;
  /** The text of the file that it was changed from; absent where the file has none. */
  from?: string | undefined;
}

/** A text of the story. */
export interface StoryMessage {
  key: MessageKey;
  /** As the files have them, by language; absent where a translation is missing. */
  texts: Readonly<Partial<Record<Language, string>>>;
}

/** A text on the screen, wherever it comes from. */
export interface Place {
  /** The language on screen. */
  language?: Language | undefined;
  /** The text as it stands there. */
  text: string;
  /** Path of the element that it stands in, for those who search for it: `main > section:nth-of-type(2) > p`. */
  where: string;
}

/** A text of the story on screen that is cut, covered, outside of its box, or makes the page scroll sideways. */
export interface ClippingFinding extends Place {
  kind: 'cut' | 'overlapped' | 'escaped' | 'sideways';
  /** By how much, in CSS px. */
  by: number;
  /** Key in the catalogs; absent where the text does not come from there, or was not searched for. */
  key?: MessageKey | undefined;
}

/** A text of the story on screen that is not from a catalog. */
export interface HardCodedText extends Place {
  /** Name of the attribute that the text is in; absent where it is in the element itself. */
  attribute?: string | undefined;
}

export interface ReviewState {
  storyId: string;
  /** The language on screen, or of the first pane. */
  language: Language;
  /** The texts that the story has asked for so far, in the order in which they appear. */
  texts: readonly StoryMessage[];
  /** All edits, also those of other stories, the newest last. */
  edits: readonly Edit[];
  /** The results of the clipping check on the story on screen; absent until it was made. */
  clipping?: readonly ClippingFinding[] | undefined;
  /** The texts on screen that are not from a catalog; absent until they were looked for. */
  hardCoded?: readonly HardCodedText[] | undefined;
  /** Whether edits can be saved into the catalogs: only where the workbench is served from the sources. */
  canSave: boolean;
}
