import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { lineRectsOf } from '../checks/elements';
import { defaultLocale, languageCodes, type MessageKey } from '../config';
import { baseKey, expectedKeys } from '../plurals.ts';
import { catalogStore, messageInFile } from './catalogStore';
import { reviewEvents, type Place, type Reports, type ReviewState } from './channel';
import { evaluateStory, textsOf } from './evaluateStory';
import { normalized } from './keyFinder';
import { highlight, isPointerIn } from './marks/overlays';
import { observeChanges } from './observeChanges';
import { renderedStories } from './renderedStories';

/** How long a changed story may take to settle, in ms. */
const settleTime = 200;

/** The keys of requested messages, with all plural forms. */
function formsOf(requested: readonly MessageKey[]) {
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

function keyUnder(event: MouseEvent) {
  const target = event.target as Element;
  const story = renderedStories.all().find(({ root }) => root.ownerDocument === target.ownerDocument);
  const under = (story ? textsOf(story) : []).filter(
    ({ key, element, node }) => key && (node ? isPointerIn(event, lineRectsOf(node)) : element.contains(target)),
  );
  return (under.find(({ node }) => node) ?? under.at(-1))?.key;
}

/** Runs a task once for all calls within a period in ms. */
function throttled(task: () => void, delay: number) {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      task();
    }, delay);
  };
}

/** The preview's side of the languages panel. Returns whether a panel is connected. */
export function connectPanel(channel: Channel): () => boolean {
  let isConnected = false;
  let isPicking = false;
  let issues: { storyId: string } & Partial<Reports['language-review/issues']> = { storyId: '' };
  let observation = new AbortController();

  const scheduleState = throttled(() => {
    const [story] = renderedStories.all();
    if (!story) return;
    const { storyId, language } = story;
    const { clipping, hardCoded } = issues.storyId === storyId ? issues : {};
    const state: ReviewState = {
      storyId,
      language,
      messages: messagesOf(storyId),
      edits: catalogStore.current().edits,
      clipping,
      hardCoded,
      canSave: import.meta.env.DEV,
    };
    channel.emit(reviewEvents.state, state);
  }, 0);

  const evaluate = () => {
    const [story] = renderedStories.all();
    if (!story) return;
    issues = { storyId: story.storyId, ...evaluateStory(story.storyId) };
    scheduleState();
  };
  const scheduleEvaluation = throttled(() => {
    // Safari has no `requestIdleCallback`; a hidden page may never be idle.
    if ('requestIdleCallback' in window) requestIdleCallback(evaluate, { timeout: 1000 });
    else setTimeout(evaluate);
  }, settleTime);

  /** While picking is enabled, a click only selects the message under it. */
  const pick = (event: MouseEvent) => {
    if (!isPicking || (event.target as Element).closest('[data-layer]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const key = keyUnder(event);
    if (key) channel.emit(reviewEvents.picked, key);
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

  channel.on(reviewEvents.requestState, () => {
    followStories();
    if (isConnected) return;
    isConnected = true;
    // An animation may end without a change of the document.
    channel.on(STORY_RENDERED, scheduleEvaluation);
    channel.on(STORY_FINISHED, scheduleEvaluation);
    catalogStore.subscribe(scheduleState);
    renderedStories.subscribe(followStories);
  });
  channel.on(reviewEvents.edit, catalogStore.edit);
  channel.on(reviewEvents.discardEdits, catalogStore.discard);
  channel.on(reviewEvents.showMessage, showMessage);
  channel.on(reviewEvents.showPlace, showPlace);
  channel.on(reviewEvents.setPicking, (isEnabled: boolean) => {
    isPicking = isEnabled;
  });
  return () => isConnected;
}
