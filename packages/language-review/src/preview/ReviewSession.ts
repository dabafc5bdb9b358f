import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { getConfig, type MessageKey } from '../config';
import { catalogStore, messageInFile } from './catalogStore';
import { reviewEvents, type Edit, type Place, type ReviewState, type MessageId } from './channel';
import { evaluateStory, textsOf, type StoryIssues } from './evaluateStory';
import { MarkLayers } from './MarkLayers';
import { pointOut } from './marks';
import { MessagePicker } from './MessagePicker';
import { renderedStories } from './renderedStories';
import { plain } from './findTexts';

/** How long a story that has changed may take to come to rest, in ms. */
const restTime = 200;

function messagesOf(storyId: string): ReviewState['texts'] {
  return renderedStories.keysOf(storyId).map((key) => ({
    key,
    texts: Object.fromEntries(
      getConfig().locales.flatMap(({ code }) => {
        const message = messageInFile({ language: code, key });
        return message === undefined ? [] : [[code, message]];
      }),
    ),
  }));
}

function showMessage(key: MessageKey) {
  for (const story of renderedStories.all()) {
    const text = textsOf(story).find((found) => found.key === key);
    if (text) pointOut(text);
  }
}

function showPlace({ language, text, where }: Place) {
  for (const { root } of renderedStories.all().filter((story) => story.language === language)) {
    const element = where === '' ? root : root.querySelector(`:scope > ${where}`);
    const node = [...(element?.childNodes ?? [])].find(
      (child): child is Text => child.nodeType === 3 && plain(child.nodeValue ?? '') === plain(text),
    );
    if (element) pointOut({ element, node });
  }
}

/** The preview's side of the languages panel: sends it the state of the story on screen, and does what it requests. */
export class ReviewSession {
  readonly marks = new MarkLayers();
  private readonly channel: Channel;
  private readonly picker: MessagePicker;
  private isPanelConnected = false;
  private issues: { storyId: string } & Partial<StoryIssues> = { storyId: '' };
  private readonly scheduled = new Set<'state' | 'evaluation'>();
  private watch = new AbortController();

  constructor(channel: Channel) {
    this.channel = channel;
    this.picker = new MessagePicker((key) => channel.emit(reviewEvents.picked, key));
    channel.on(reviewEvents.ask, () => this.connectPanel());
    channel.on(reviewEvents.edit, (edit: Edit) => catalogStore.edit(edit));
    channel.on(reviewEvents.drop, (ids: MessageId[]) => catalogStore.drop(ids));
    channel.on(reviewEvents.show, showMessage);
    channel.on(reviewEvents.point, showPlace);
    channel.on(reviewEvents.listen, (isEnabled: boolean) => this.picker.enable(isEnabled));
    // What is still moving may come to rest without a change.
    channel.on(STORY_RENDERED, () => this.scheduleEvaluation());
    channel.on(STORY_FINISHED, () => this.scheduleEvaluation());
    catalogStore.subscribe(() => this.scheduleState());
    renderedStories.subscribe(() => this.followStories());
  }

  /** Whether somebody looks at the results. */
  get hasPanel() {
    return this.isPanelConnected;
  }

  private connectPanel() {
    this.isPanelConnected = true;
    this.scheduleState();
    this.watchStories();
    this.scheduleEvaluation();
  }

  private followStories() {
    this.picker.update();
    this.marks.update();
    this.watchStories();
    this.scheduleState();
    this.scheduleEvaluation();
  }

  private state(): ReviewState | undefined {
    const [story] = renderedStories.all();
    if (!story) return undefined;
    const { storyId, language } = story;
    const { clipping, hardCoded } = this.issues.storyId === storyId ? this.issues : {};
    return {
      storyId,
      language,
      texts: messagesOf(storyId),
      edits: catalogStore.current().edits,
      clipping,
      hardCoded,
      canSave: import.meta.env.DEV,
    };
  }

  /** Once for all that changes in a moment, and only where there is a panel. */
  private scheduleState() {
    if (!this.isPanelConnected || this.scheduled.has('state')) return;
    this.scheduled.add('state');
    setTimeout(() => {
      this.scheduled.delete('state');
      const current = this.state();
      if (current) this.channel.emit(reviewEvents.state, current);
    });
  }

  private evaluate() {
    const [story] = renderedStories.all();
    if (!story) return;
    this.issues = { storyId: story.storyId, ...evaluateStory(story.storyId) };
    this.scheduleState();
  }

  private scheduleEvaluation() {
    if (!this.isPanelConnected || this.scheduled.has('evaluation')) return;
    this.scheduled.add('evaluation');
    const evaluate = () => this.evaluate();
    setTimeout(() => {
      this.scheduled.delete('evaluation');
      // Safari has none; a browser that draws nothing may never call itself idle.
      if ('requestIdleCallback' in window) requestIdleCallback(evaluate, { timeout: 1000 });
      else setTimeout(evaluate);
    }, restTime);
  }

  /** Evaluates a story again where somebody works in it, or where it gets another size. */
  private watchStories() {
    this.watch.abort();
    if (!this.isPanelConnected) return;
    this.watch = new AbortController();
    const { signal } = this.watch;
    const evaluate = () => this.scheduleEvaluation();
    for (const { root } of renderedStories.all()) {
      const changes = new MutationObserver(evaluate);
      changes.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
      const sizes = new ResizeObserver(evaluate);
      sizes.observe(root);
      signal.addEventListener('abort', () => {
        changes.disconnect();
        sizes.disconnect();
      });
      root.ownerDocument.fonts.addEventListener('loadingdone', evaluate, { signal });
      for (const end of ['transitionend', 'animationend']) root.addEventListener(end, evaluate, { signal });
    }
  }
}
