import type { ClippingFinding, HardCodedText } from './checks/layout/findings.ts';
import type { Edit } from './edits/edits.ts';
import type { Approval, ApprovalCount, Approvals, Decision } from './approvals/approvals.ts';
import type { Language, MessageKey } from './config/config.ts';
import type { TextFinding } from './checks/findings.ts';
import type { Notes, PendingNoteChange, ShownNote } from './notes/notes.ts';
import type { TextWidth } from './checks/textWidths.ts';

/** What the languages panel and the preview exchange over Storybook's channel. */
export const events = {
  /** To the panel: a `ReviewState`, on request and after each change. */
  state: 'languages/state',
  requestState: 'languages/requestState',
  /** To the preview: an `Edit`. */
  edit: 'languages/edit',
  /** To the preview: the `MessageId`s of edits that are undone or saved. */
  discardEdits: 'languages/discardEdits',
  /** To the preview: the `MessageId`s of translations that are approved, whose approval is taken back, or decided no more. */
  approve: 'languages/approve',
  withdraw: 'languages/withdraw',
  discardDecisions: 'languages/discardDecisions',
  /** To the preview: `Decision`s that somebody else has made. */
  decide: 'languages/decide',
  /** To the preview: the `Edit`s that somebody suggests, which are shown in place. */
  suggest: 'languages/suggest',
  /** To the preview: `SavedRecord`. */
  recordSaved: 'languages/recordSaved',
  /** To the preview: a `PendingNoteChange`, or those that are undone. */
  changeNote: 'languages/changeNote',
  discardNoteChanges: 'languages/discardNoteChanges',
  /** To the panel, on request: the `NoteTarget`s of the story. */
  requestTargets: 'languages/requestTargets',
  targets: 'languages/targets',
  /** To the panel: the id of a note whose marker was pressed. */
  openNote: 'languages/openNote',
  /** To the panel: a `StoryProgress`, with the first state and after each change of approvals or notes. */
  progress: 'languages/progress',
  /** To the preview: the key of a message, a `Place`, or a `NoteTarget`, to scroll to and highlight. */
  showMessage: 'languages/showMessage',
  showPlace: 'languages/showPlace',
  showTarget: 'languages/showTarget',
  /** To the preview: the `Pickable` that a click in the story picks, if it picks one. */
  setPicking: 'languages/setPicking',
  /** To the panel: the key of the message, or the `NoteTarget`, that was picked. */
  picked: 'languages/picked',
  pickedTarget: 'languages/pickedTarget',
} as const;

/** What a click in the story can pick. */
export type Pickable = 'message' | 'element';

export interface StoryMessage {
  key: MessageKey;
  /** Its texts in the files; absent where a translation is missing. */
  texts: Readonly<Partial<Record<Language, string>>>;
  /** In the files. */
  approvals: Readonly<Partial<Record<Language, Approval>>>;
  /** What the checks find in the texts with their edits. */
  findings: Readonly<Partial<Record<Language, readonly TextFinding[]>>>;
  /** Where the text takes most of its line: in the story on screen, or in the stories that were measured. */
  widths: Readonly<Partial<Record<Language, TextWidth>>>;
}

export interface ReviewState {
  storyId: string;
  /** The language on screen, or of the first pane. */
  language: Language;
  /** The messages that the story has requested, in the order of their first request. */
  messages: readonly StoryMessage[];
  /** The edits of all stories, newest last. */
  edits: readonly Edit[];
  /** The decisions of all stories that are not in files, newest last. */
  decisions: readonly Decision[];
  /** The notes on the story in all languages. */
  notes: readonly ShownNote[];
  /** The changes of notes of all stories that are not in files, newest last. */
  noteChanges: readonly PendingNoteChange[];
  /** Whether the tests of all stories have run, which measure how wide texts are and which story shows them. */
  isMeasured: boolean;
  /** What keeps the review from being complete, as sentences: files that cannot be read, a provider of the project. */
  problems: readonly string[];
  /** Absent until the checks have run. */
  clipping?: readonly ClippingFinding[] | undefined;
  hardCoded?: readonly HardCodedText[] | undefined;
  /** Whether edits and decisions can be saved to files: in development only. */
  canSave: boolean;
}

/** The reports of a story in `storyFinished`: what it has requested and, where the checks run, their issues. */
export interface Reports {
  /** `isInProvider`: whether the addon's decorator is around it. */
  'language-review/languages': { languages: readonly Language[]; isInProvider: boolean };
  'language-review/messages': { keys: readonly MessageKey[] };
  'language-review/issues': { clipping: readonly ClippingFinding[]; hardCoded: readonly HardCodedText[] };
}

type ByStory<Value> = Readonly<Record<string, Readonly<Partial<Record<Language, Value>>>>>;

/** How far stories are in each language, by story id. */
export interface StoryProgress {
  approvals: ByStory<ApprovalCount>;
  /** How many notes are not resolved; absent where there are none. */
  openNotes: ByStory<number>;
}

/** All approvals or notes of a language, as its file has them after a save; absent where none were saved. */
export interface SavedRecord {
  language: Language;
  approvals?: Approvals | undefined;
  notes?: Notes | undefined;
}
