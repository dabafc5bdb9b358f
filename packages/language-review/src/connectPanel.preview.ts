import type { Edit } from './edits/edits.ts';
import type { Place } from './checks/layout/findings.ts';
import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { ownValue } from 'system-tools/own-value';
import type { Adapter } from './adapters/adapter.ts';
import { elementAt, lineRectsOf } from './checks/layout/elements.preview';
import { defaultLocale, fallbackOf, languageCodes, type Language, type MessageKey } from './config/config';
import { englishName } from './format';
import { sourceTexts } from './catalogs/messages.ts';
import type { NoteTarget } from './notes/notes.ts';
import { checksPath, feedbackPath, type SavedFeedback, type TextChecks } from './api.ts';
import { baseKey, expectedKeys } from './catalogs/plurals.ts';
import type { MeasuredMessage } from './checks/textWidths.ts';
import { approvalCounts, approvalInFile, approvalStore } from './approvals/approvalStore.preview';
import { catalogStore, messageInFile } from './catalogs/catalogStore.preview';
import { events, type Pickable, type Reports, type ReviewState, type SavedRecord, type StoryProgress } from './channel';
import { setTextChecks, textFindingsOf, widthOf } from './checks/checkResults.preview';
import { evaluateStory, textsOf } from './checks/evaluateStory.preview';
import { normalized } from './marks/texts.preview';
import { highlight, isPointerIn } from './marks/overlays.preview';
import { showNoteMarkers, type PlacedNote } from './notes/noteMarkers.preview';
import { noteStore } from './notes/noteStore.preview';
import { elementsAt, targetAt, targetsOf } from './notes/noteTargets.preview';
import { observeChanges } from './panes/observeChanges.preview';
import { ownProviderProblem } from './panes/ownProvider.preview';
import { renderedStories } from './panes/renderedStories.preview';
import { isStorageFailing } from './edits/storedList';
import { textWidthsOf } from './checks/layout/storyTextWidths.preview';
import { whenSettled } from './whenSettled.ts';

/** So that a changed story is painted before the panel, in ms. */
const paintTime = 50;

/** How long nothing has changed in a settled story, and when one that does not settle is checked all the same, in ms. */
const settleTime = 300;
const longestWait = 3000;

/** The keys of requested messages, with all plural forms. */
function formsOf(requested: readonly MessageKey[]) {
  const files = catalogStore.files();
  const sources = sourceTexts(files);
  const keys = new Map(requested.map((base): [MessageKey, string[]] => [base, []]));
  for (const key of Object.keys(files[defaultLocale()] ?? {})) keys.get(baseKey(key, sources))?.push(key);
  return expectedKeys(languageCodes(), [...keys.values()].flat(), sources);
}

/** What the panel has to say about the data of the review, as sentences. */
function dataProblems() {
  const files = catalogStore.files();
  const empty = languageCodes().filter(
    (code) => fallbackOf(code) === undefined && Object.keys(files[code] ?? {}).length === 0,
  );
  const problems = empty.map(
    (code) =>
      `${englishName(code)} has no messages here: its catalogs are empty, or not among those that the adapter was given in .storybook/preview.`,
  );
  return isStorageFailing()
    ? [
        ...problems,
        'The browser does not keep your changes: its storage is full or blocked. Save or download them before you leave or reload this page.',
      ]
    : problems;
}

const known = <Value>(entries: ReadonlyArray<readonly [Language, Value | undefined]>) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** @param widths those of the story on screen */
function messagesOf(storyId: string, widths: readonly MeasuredMessage[]): ReviewState['messages'] {
  const { catalogs } = catalogStore.current();
  const shown = new Map(widths.map((width) => [`${width.language} ${width.key}`, width]));
  return formsOf(renderedStories.keysOf(storyId)).map((key) => {
    const widthIn = (language: Language) =>
      widthOf({ language, key }, ownValue(catalogs[language], key), shown.get(`${language} ${key}`));
    const inLanguages = <Value>(valueOf: (language: Language) => Value | undefined) =>
      known(languageCodes().map((language) => [language, valueOf(language)] as const));
    return {
      key,
      texts: inLanguages((language) => messageInFile({ language, key })),
      approvals: inLanguages((language) => approvalInFile({ language, key })),
      findings: inLanguages((language) => textFindingsOf({ language, key }, widthIn(language))),
      widths: inLanguages(widthIn),
    };
  });
}

function showMessage(key: MessageKey) {
  for (const story of renderedStories.all()) {
    const sources = sourceTexts(story.catalogs);
    const text = textsOf(story).find((found) => found.key && baseKey(found.key, sources) === baseKey(key, sources));
    if (text) highlight(text);
  }
}

function showPlace({ language, text, where }: Place) {
  for (const { root } of renderedStories.all().filter((story) => story.language === language)) {
    const element = elementAt(root, where);
    const node = [...(element?.childNodes ?? [])].find(
      (child): child is Text => child.nodeType === 3 && normalized(child.nodeValue ?? '') === normalized(text),
    );
    if (element) highlight({ element, ...(node && { nodes: [node] }) });
  }
}

function showTarget({ language, place }: NoteTarget) {
  for (const story of renderedStories.all().filter((each) => each.language === language)) {
    const [element] = elementsAt(story, [place]);
    if (element) highlight({ element });
  }
}

/** The notes on a story, with their elements in the languages on screen. */
function placedNotes(storyId: string): PlacedNote[] {
  const notes = noteStore.ofStory(storyId, languageCodes());
  const found = new Map(
    renderedStories.all().flatMap((story) => {
      const own = notes.filter(({ language }) => language === story.language);
      return elementsAt(story, own).map((element, index) => [own[index]?.id, element] as const);
    }),
  );
  return notes.map((note) => {
    const element = found.get(note.id);
    return { element, note: { ...note, isFound: found.has(note.id) ? element !== undefined : undefined } };
  });
}

const storyOf = ({ ownerDocument }: Element) =>
  renderedStories.all().find(({ root }) => root.ownerDocument === ownerDocument);

function keyUnder(event: MouseEvent) {
  const target = event.target as Element;
  const story = storyOf(target);
  const under = (story ? textsOf(story) : []).filter(
    ({ key, element, node }) => key && (node ? isPointerIn(event, lineRectsOf(node)) : element.contains(target)),
  );
  return (under.find(({ node }) => node) ?? under.at(-1))?.key;
}

/**
 * The preview's side of the languages panel.
 * @returns whether a panel is connected
 */
export function connectPanel(channel: Channel, adapter: Adapter): () => boolean {
  let isConnected = false;
  let picking: Pickable | undefined;
  let problems: readonly string[] = [];
  let isMeasured = true;
  let issues: { storyId: string; widths?: readonly MeasuredMessage[]; provider?: string | undefined } & Partial<
    Reports['language-review/issues']
  > = { storyId: '' };
  let observation = new AbortController();

  const scheduleState = whenSettled(() => {
    const [story] = renderedStories.all();
    if (!story) return;
    const { storyId, language } = story;
    const { clipping, hardCoded, widths = [], provider } = issues.storyId === storyId ? issues : {};
    const placed = placedNotes(storyId);
    showNoteMarkers(placed, (id) => channel.emit(events.openNote, id));
    const state: ReviewState = {
      storyId,
      language,
      messages: messagesOf(storyId, widths),
      edits: catalogStore.current().edits,
      decisions: approvalStore.decisions(),
      notes: placed.map(({ note }) => note),
      noteChanges: noteStore.changes(),
      isMeasured,
      problems: [
        ...(provider === undefined ? [] : [provider]),
        ...problems,
        ...(adapter.problems?.() ?? []),
        ...dataProblems(),
      ],
      clipping,
      hardCoded,
      // Storybook's name for a development server.
      canSave: (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT',
    };
    channel.emit(events.state, state);
  }, paintTime);

  /** What the sidebar shows, as JSON: it takes long to show it again. */
  let emittedProgress = '';
  const scheduleProgress = whenSettled(
    () => {
      const progress: StoryProgress = { approvals: approvalCounts(), openNotes: noteStore.openCounts() };
      if (JSON.stringify(progress) === emittedProgress) return;
      emittedProgress = JSON.stringify(progress);
      channel.emit(events.progress, progress);
    },
    settleTime,
    longestWait,
  );

  const evaluate = () => {
    const [story] = renderedStories.all();
    if (!story) return;
    const { storyId, root } = story;
    const provider = ownProviderProblem(root, adapter);
    issues = { storyId, ...evaluateStory(storyId), widths: textWidthsOf(storyId), provider };
    scheduleState();
  };
  const scheduleEvaluation = whenSettled(
    () => {
      // Safari has no `requestIdleCallback`; a hidden page may never be idle.
      if ('requestIdleCallback' in window) requestIdleCallback(evaluate, { timeout: 1000 });
      else setTimeout(evaluate);
    },
    settleTime,
    longestWait,
  );

  /** While picking is enabled, a click only selects the message or the element under it. */
  const pick = (event: MouseEvent) => {
    const clicked = event.target as Element;
    if (!picking || clicked.closest('[data-layer]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const story = storyOf(clicked);
    const target = picking === 'element' && story ? targetAt(story, clicked) : undefined;
    if (target) channel.emit(events.pickedTarget, target);
    const key = picking === 'message' ? keyUnder(event) : undefined;
    if (key) channel.emit(events.picked, key);
  };

  const followStories = () => {
    observation.abort();
    observation = new AbortController();
    for (const { root } of renderedStories.all()) {
      observeChanges(root, scheduleEvaluation, observation.signal);
      // Adds it to a document once.
      root.ownerDocument.addEventListener('click', pick, { capture: true });
    }
    scheduleState();
    scheduleEvaluation();
  };

  const loadRecord = async () => {
    approvalStore.load();
    noteStore.load();
    try {
      const response = await fetch(feedbackPath, { cache: 'no-store' });
      if (!response.ok) throw new Error(`The server answered ${response.status}`);
      const { errors, notes, ...files } = (await response.json()) as SavedFeedback;
      problems = errors;
      isMeasured = files.storiesByMessage !== undefined;
      approvalStore.setFiles(files);
      noteStore.setFiles(notes);
    } catch {
      problems = ['The approvals and notes could not be loaded. Reload the page to try again.'];
      scheduleState();
    }
  };

  const loadChecks = async () => {
    try {
      const response = await fetch(checksPath, { cache: 'no-store' });
      if (!response.ok) throw new Error(`The server answered ${response.status}`);
      setTextChecks((await response.json()) as TextChecks);
    } catch {
      problems = [...problems, 'The findings of the checks of texts could not be loaded.'];
    }
    scheduleState();
  };

  channel.on(events.requestState, () => {
    followStories();
    emittedProgress = '';
    scheduleProgress();
    if (isConnected) return;
    isConnected = true;
    // An animation may end without a change of the document.
    channel.on(STORY_RENDERED, scheduleEvaluation);
    channel.on(STORY_FINISHED, scheduleEvaluation);
    for (const store of [catalogStore, approvalStore, noteStore]) {
      store.subscribe(scheduleState);
      store.subscribe(scheduleProgress);
    }
    void loadRecord().then(loadChecks);
    renderedStories.subscribe(followStories);
    renderedStories.subscribe(scheduleProgress);
  });
  channel.on(events.edit, (edit: Edit) => {
    catalogStore.edit(edit);
    approvalStore.discardEdited(edit);
  });
  channel.on(events.approve, approvalStore.approve);
  channel.on(events.withdraw, approvalStore.withdraw);
  channel.on(events.decide, approvalStore.decide);
  channel.on(events.suggest, catalogStore.suggest);
  channel.on(events.discardDecisions, approvalStore.discard);
  channel.on(events.changeNote, noteStore.change);
  channel.on(events.discardNoteChanges, noteStore.discard);
  channel.on(events.recordSaved, ({ language, approvals, notes }: SavedRecord) => {
    if (approvals) approvalStore.setFiles({ approvals: { [language]: approvals } });
    if (notes) noteStore.setFiles({ [language]: notes });
  });
  channel.on(events.requestTargets, () =>
    channel.emit(
      events.targets,
      renderedStories.all().flatMap((story) => targetsOf(story).map(({ language, place }) => ({ language, place }))),
    ),
  );
  channel.on(events.discardEdits, catalogStore.discard);
  channel.on(events.showMessage, showMessage);
  channel.on(events.showPlace, showPlace);
  channel.on(events.showTarget, showTarget);
  channel.on(events.setPicking, (picked: Pickable | undefined) => {
    picking = picked;
  });
  return () => isConnected;
}
