import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { defaultLocale, languageCodes, type MessageKey } from '../config';
import { baseKey, expectedKeys } from '../plurals.ts';
import { catalogStore, messageInFile } from './catalogStore';
import { reviewEvents, type Edit, type MessageId, type Place, type ReviewState } from './channel';
import { evaluateStory, textsOf, type StoryIssues } from './evaluateStory';
import { normalized } from './keyFinder';
import { highlight } from './marks/highlight';
import { MarkLayers } from './marks/MarkLayers';
import { MessagePicker } from './MessagePicker';
import { observeChanges } from './observeChanges';
import { renderedStories } from './renderedStories';

/** How long a changed story may take to settle, in ms. */
const settleTime = 200;

/** The keys of requested messages, with all plural forms. */
function formsOf(requested: readonly MessageKey[]): readonly MessageKey[] {
  const sources = Object.keys(catalogStore.files()[defaultLocale()] ?? {});
  return requested.flatMap((base) =>
    expectedKeys(
      languageCodes(),
      sources.filter((key) => baseKey(key) === base),
    ),
  );
}

const messagesOf = (storyId: string): ReviewState['messages'] =>
  formsOf(renderedStories.keysOf(storyId)).map((key) => {
    const texts = languageCodes().map((language) => [language, messageInFile({ language, key })]);
    return { key, texts: Object.fromEntries(texts.filter(([, text]) => text !== undefined)) };
  });

function showMessage(key: MessageKey) {
  for (const story of renderedStories.all()) {
    const text = textsOf(story).find((found) => found.key && baseKey(found.key) === baseKey(key));
    if (text) highlight(text);
  }
}

function showPlace({ language, text, where }: Place) {
  for (const { root } of renderedStories.all().filter((story) => story.language === language)) {
    const element = where === '' ? root : root.querySelector(`:scope > ${where}`);
    const node = [...(element?.childNodes ?? [])].find(
      (child): child is Text => child.nodeType === 3 && normalized(child.nodeValue ?? '') === normalized(text),
    );
    if (element) highlight({ element, node });
  }
}

/** The preview's side of the languages panel: emits the state of the story on screen, and handles the panel's events. */
export class ReviewSession {
  readonly marks = new MarkLayers();
  private readonly channel: Channel;
  private readonly picker: MessagePicker;
  private isPanelConnected = false;
  private issues: { storyId: string } & Partial<StoryIssues> = { storyId: '' };
  private readonly scheduled = new Set<'state' | 'evaluation'>();
  private observation = new AbortController();

  constructor(channel: Channel) {
    this.channel = channel;
    this.picker = new MessagePicker((key) => channel.emit(reviewEvents.picked, key));
    channel.on(reviewEvents.requestState, () => this.connectPanel());
    channel.on(reviewEvents.edit, (edit: Edit) => catalogStore.edit(edit));
    channel.on(reviewEvents.discardEdits, (ids: MessageId[]) => catalogStore.discard(ids));
    channel.on(reviewEvents.showMessage, showMessage);
    channel.on(reviewEvents.showPlace, showPlace);
    channel.on(reviewEvents.setPicking, (isEnabled: boolean) => this.picker.enable(isEnabled));
    // An animation may end without a change of the document.
    channel.on(STORY_RENDERED, () => this.scheduleEvaluation());
    channel.on(STORY_FINISHED, () => this.scheduleEvaluation());
    catalogStore.subscribe(() => this.scheduleState());
    renderedStories.subscribe(() => {
      this.picker.update();
      this.marks.update();
      this.followStories();
    });
  }

  get hasPanel() {
    return this.isPanelConnected;
  }

  private connectPanel() {
    this.isPanelConnected = true;
    this.followStories();
  }

  private followStories() {
    this.observeStories();
    this.scheduleState();
    this.scheduleEvaluation();
  }

  private emitState() {
    const [story] = renderedStories.all();
    if (!story) return;
    const { storyId, language } = story;
    const { clipping, hardCoded } = this.issues.storyId === storyId ? this.issues : {};
    const state: ReviewState = {
      storyId,
      language,
      messages: messagesOf(storyId),
      edits: catalogStore.current().edits,
      clipping,
      hardCoded,
      canSave: import.meta.env.DEV,
    };
    this.channel.emit(reviewEvents.state, state);
  }

  private evaluate() {
    const [story] = renderedStories.all();
    if (!story) return;
    this.issues = { storyId: story.storyId, ...evaluateStory(story.storyId) };
    this.scheduleState();
  }

  /** Runs a task once for all changes of a period; without a panel, never. */
  private schedule(name: 'state' | 'evaluation', delay: number, task: () => void) {
    if (!this.isPanelConnected || this.scheduled.has(name)) return;
    this.scheduled.add(name);
    setTimeout(() => {
      this.scheduled.delete(name);
      task();
    }, delay);
  }

  private scheduleState() {
    this.schedule('state', 0, () => this.emitState());
  }

  private scheduleEvaluation() {
    const evaluate = () => this.evaluate();
    this.schedule('evaluation', settleTime, () => {
      // Safari has no `requestIdleCallback`; a hidden page may never be idle.
      if ('requestIdleCallback' in window) requestIdleCallback(evaluate, { timeout: 1000 });
      else setTimeout(evaluate);
    });
  }

  /** Evaluates a story again when its content or size changes. */
  private observeStories() {
    this.observation.abort();
    if (!this.isPanelConnected) return;
    this.observation = new AbortController();
    for (const { root } of renderedStories.all())
      observeChanges(root, () => this.scheduleEvaluation(), this.observation.signal);
  }
}
