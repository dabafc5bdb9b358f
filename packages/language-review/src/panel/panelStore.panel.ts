import * as React from 'react';
import { isDevelopment } from '../isDevelopment';
import { PREVIEW_INITIALIZED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { ownValue } from 'system-tools/own-value';
import { checksPath, feedbackPath, type SavedFeedback, type ServedError, type TextChecks } from '../api.ts';
import { decisionStore } from '../approvals/decisionStore.panel';
import { events, pack, unpack, type ShownChanges, type StoryState } from '../channel.ts';
import { setTextChecks } from '../checks/checkResults.panel';
import { languageCodes, type Catalogs } from '../config.ts';
import { addRequested, approvalCounts, type StoryProgress } from '../coverage/storyProgress.panel';
import { editStore } from '../edits/editStore.panel';
import type { Changes } from '../edits/changes.ts';
import { isEqual, rowsOf, type Row } from '../edits/rows.panel';
import { isStorageFailing } from '../edits/storedList';
import { messagesOf, type StoryMessage } from '../edits/storyMessages.panel';
import type { ShownNote } from '../notes/notes.ts';
import { noteStore } from '../notes/noteStore.panel';

export interface PanelState extends Pick<StoryState, 'storyId' | 'layout' | 'hardCoded'> {
  /** The messages that the story has requested, in the order of their first request. */
  messages: readonly StoryMessage[];
  /** Those of all stories, newest last. */
  changes: Changes;
  notes: readonly ShownNote[];
  /** Whether the tests of all stories have run, which measure how wide texts are and which story shows them. */
  isMeasured: boolean;
  /** What keeps the panel from being complete, as sentences: files that cannot be read, a provider of the project. */
  problems: readonly string[];
  /** Whether edits and decisions can be saved to files: in development only. */
  canSave: boolean;
}

interface Snapshot {
  /** Of the last story that the preview has reported, which may be another one than the one on screen. */
  state: PanelState | undefined;
  rows: readonly Row[];
  /** Of the files; undefined until the preview has sent them. */
  catalogs: Catalogs | undefined;
  /** Why the preview never reports the story. */
  problem?: string | undefined;
}

const isFull =
  'The browser does not keep your changes: its storage is full or blocked. Save or download them before you leave or reload this page.';

let snapshot: Snapshot = { state: undefined, rows: [], catalogs: undefined };
/** It has no texts until the preview reports one. A story that fails is never reported, and changes are listed all the same. */
let story: StoryState = { storyId: '', keys: [], widths: [], foundNotes: {}, problems: [] };
// Until it is known, everything counts as measured.
let feedback: Pick<SavedFeedback, 'errors' | 'storiesByMessage'> = { errors: [], storiesByMessage: {} };
let shown: ShownChanges = { edits: [], suggested: [], notes: [] };
let emit: API['emit'] = () => undefined;
const listeners = new Set<() => void>();

/** Sends the preview what has changed of what it shows. */
export function show(changed: Partial<ShownChanges>) {
  if ((Object.keys(changed) as Array<keyof ShownChanges>).every((name) => isEqual(changed[name], shown[name]))) return;
  shown = { ...shown, ...changed };
  emit(events.changes, pack(shown));
}

function stateOf({ storyId, foundNotes, problems, layout, hardCoded, ...requested }: StoryState): PanelState {
  return {
    storyId,
    messages: messagesOf(requested),
    changes: { edits: editStore.items(), decisions: decisionStore.items(), notes: noteStore.items() },
    notes: shown.notes.map((note) => ({ ...note, isFound: ownValue(foundNotes, note.id) })),
    isMeasured: feedback.storiesByMessage !== undefined,
    problems: [...problems, ...feedback.errors, ...unloaded, ...(isStorageFailing() ? [isFull] : [])],
    layout,
    hardCoded,
    // Storybook's name for a development server.
    canSave: isDevelopment(),
  };
}

function setSnapshot(next: Snapshot) {
  snapshot = next;
  for (const listener of listeners) listener();
}

function update() {
  show({ edits: editStore.items(), notes: noteStore.ofStory(story.storyId, languageCodes()) });
  const state = stateOf(story);
  setSnapshot({ ...snapshot, state, rows: rowsOf(state.messages, state.changes, snapshot.rows) });
}

export const setProblem = (problem: string | undefined) => setSnapshot({ ...snapshot, problem });

let loading = new AbortController();
/** What could not be loaded, as sentences. */
let unloaded: readonly string[] = [];

/** Loads approvals, notes and the findings of the checks, which take longer; for the newest preview alone. */
async function load() {
  loading.abort();
  loading = new AbortController();
  const { signal } = loading;
  const request = async (path: string, problem: string) => {
    let reason = '';
    try {
      const response = await fetch(path, { cache: 'no-store', signal });
      const body: unknown = await response.json();
      if (response.ok) return body;
      reason = ` ${(body as ServedError).error}`;
    } catch {
      // Without a server, nobody says why.
    }
    if (!signal.aborted) unloaded = [...unloaded, problem + reason];
    return undefined;
  };
  unloaded = [];
  // A catalog may be broken before the checks of texts are requested: they do not wait.
  const checked = request(checksPath, 'The findings of the checks of texts could not be loaded.');
  const saved = (await request(
    feedbackPath,
    'The approvals and notes could not be loaded. Reload the page to try again.',
  )) as SavedFeedback | undefined;
  if (saved) {
    feedback = saved;
    decisionStore.setFiles(saved.approvals);
    noteStore.setFiles(saved.notes);
  }
  update();
  const checks = (await checked) as TextChecks | undefined;
  if (checks) setTextChecks(checks);
  update();
}

/** Follows the preview, and the changes of the panel; to be called once. */
export function connectPreview(api: API) {
  ({ emit } = api);
  for (const store of [editStore, decisionStore, noteStore]) {
    store.load();
    store.subscribe(update);
  }
  api.on(events.catalogs, (json: string) => {
    const catalogs = unpack(json) as Catalogs | undefined;
    if (!catalogs) return;
    snapshot = { ...snapshot, catalogs };
    editStore.setFiles(catalogs);
    // With the files, what the checks find in them has changed, and maybe what is approved.
    void load();
  });
  api.on(events.story, (json: string) => {
    const reported = unpack(json) as StoryState | undefined;
    if (!reported) return;
    story = reported;
    addRequested(story.storyId, story.keys);
    update();
  });
  // A preview that is loaded again knows nothing.
  const start = () => {
    emit(events.changes, pack(shown));
    void load();
  };
  api.on(PREVIEW_INITIALIZED, start);
  // Meanwhile, another tab may have saved.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void load();
  });
  update();
  start();
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How far all stories are. */
export const progressOfStories = (): StoryProgress => ({
  approvals: approvalCounts(feedback.storiesByMessage),
  openNotes: noteStore.openCounts(),
});

export const usePanelStore = () => React.useSyncExternalStore(subscribe, () => snapshot);
