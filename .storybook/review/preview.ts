import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { MessageKey } from '../../src/i18n/lookup';
import { languages, type Language } from '../../src/i18n/languages';
import { catalogStore, textInFile } from './catalogStore';
import {
  reviewEvents,
  type ClippingFinding,
  type Edit,
  type HardCodedText,
  type Place,
  type ReviewState,
  type TextId,
} from './channel';
import { findClipped, pathOf } from './clipping';
import { drawMarks, pointOut } from './marks';
import { stories, type Showing } from './stories';
import { findTexts, keyFinder, plain, type FoundText } from './texts';

const channel = addons.getChannel();

const textsOf = ({ storyId, root, language, catalogs }: Showing) =>
  findTexts(root, catalogs, language, stories.keysOf(storyId));

function hardCodedOf(showing: Showing): HardCodedText[] {
  const { root, language } = showing;
  return textsOf(showing).flatMap(({ kind, element, node, attribute }) => {
    if (kind !== 'hard-coded') return [];
    return {
      language,
      text: plain(node?.data ?? element.getAttribute(attribute ?? '') ?? ''),
      where: pathOf(element, root),
      attribute,
    };
  });
}

/** Looks at a story with everything in its place that moves only as it is scrolled into sight. */
function atRest<Result>(root: Element, look: () => Result): Result {
  const scrolled = root.getAnimations({ subtree: true }).filter(({ timeline }) => timeline && 'source' in timeline);
  const effects = scrolled.map((animation) => [animation, animation.effect] as const);
  for (const animation of scrolled) animation.effect = null;
  const result = look();
  for (const [animation, effect] of effects) animation.effect = effect;
  return result;
}

function clippingOf({ storyId, root, language, catalogs }: Showing): ClippingFinding[] {
  const keyOf = keyFinder(catalogs, language, stories.keysOf(storyId));
  const findings = atRest(root, () => findClipped(root));
  return findings.map((finding) => ({ ...finding, language, key: keyOf(finding.text) }));
}

/** What was found in a story as it stood still. */
let verdict: { storyId: string } & Pick<ReviewState, 'clipping' | 'hardCoded'> = { storyId: '' };

function state(): ReviewState | undefined {
  const [showing] = stories.showings();
  if (!showing) return undefined;
  const { storyId, language } = showing;
  const texts = stories.keysOf(storyId).map((key) => ({
    key,
    texts: Object.fromEntries(
      languages.flatMap(({ code }) => {
        const text = textInFile({ language: code, key });
        return text === undefined ? [] : [[code, text]];
      }),
    ),
  }));
  const { clipping, hardCoded } = verdict.storyId === storyId ? verdict : {};
  return {
    storyId,
    language,
    texts,
    edits: catalogStore.current().edits,
    clipping,
    hardCoded,
    canSave: import.meta.env.DEV,
  };
}

let isAsked = false;
let isPending = false;

/** Once for all that changes in a moment, and only where there is a panel. */
function tellSoon() {
  if (!isAsked || isPending) return;
  isPending = true;
  setTimeout(() => {
    isPending = false;
    const current = state();
    if (current) channel.emit(reviewEvents.state, current);
  });
}

function judge() {
  const showings = stories.showings();
  const [first] = showings;
  if (!first) return;
  verdict = {
    storyId: first.storyId,
    clipping: showings.flatMap(clippingOf),
    hardCoded: showings.flatMap(hardCodedOf),
  };
  tellSoon();
}

/** How long a story that has changed may take to come to rest, in ms. */
const restTime = 200;
let isJudging = false;

function judgeSoon() {
  if (!isAsked || isJudging) return;
  isJudging = true;
  setTimeout(() => {
    isJudging = false;
    requestIdleCallback(judge);
  }, restTime);
}

let watch: AbortController | undefined;

/** Judges a story again where somebody works in it, or where it gets another size. */
function watchStories() {
  watch?.abort();
  if (!isAsked) return;
  watch = new AbortController();
  const { signal } = watch;
  for (const { root } of stories.showings()) {
    const changes = new MutationObserver(judgeSoon);
    changes.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    const sizes = new ResizeObserver(judgeSoon);
    sizes.observe(root);
    signal.addEventListener('abort', () => {
      changes.disconnect();
      sizes.disconnect();
    });
    root.ownerDocument.fonts.addEventListener('loadingdone', judgeSoon, { signal });
    for (const end of ['transitionend', 'animationend']) root.addEventListener(end, judgeSoon, { signal });
  }
}

channel.on(reviewEvents.ask, () => {
  isAsked = true;
  tellSoon();
  watchStories();
  judgeSoon();
});
channel.on(reviewEvents.edit, (edit: Edit) => catalogStore.edit(edit));
channel.on(reviewEvents.drop, (ids: TextId[]) => catalogStore.drop(ids));
channel.on(reviewEvents.show, (key: MessageKey) => {
  for (const showing of stories.showings()) {
    const text = textsOf(showing).find((found) => found.key === key);
    if (text) pointOut(text);
  }
});

channel.on(reviewEvents.point, ({ language, text, where }: Place) => {
  for (const { root } of stories.showings().filter((showing) => showing.language === language)) {
    const element = where === '' ? root : root.querySelector(`:scope > ${where}`);
    const node = [...(element?.childNodes ?? [])].find(
      (child): child is Text => child.nodeType === 3 && plain(child.nodeValue ?? '') === plain(text),
    );
    if (element) pointOut({ element, node });
  }
});

/** A press in a story means the text under it, and nothing else. */
function pick(showing: Showing, event: MouseEvent) {
  const { clientX, clientY } = event;
  const inside = ({ left, right, top, bottom }: DOMRect) =>
    clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  const isUnder = ({ element, node }: FoundText) => {
    if (!node) return element.contains(event.target as Node);
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(inside);
  };
  if ((event.target as Element).closest('[data-layer]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const under = textsOf(showing).filter((text) => text.key && isUnder(text));
  const picked = under.find(({ node }) => node) ?? under.at(-1);
  if (picked?.key) channel.emit(reviewEvents.picked, picked.key);
}

let picking: AbortController | undefined;
let isListening = false;

function listen() {
  picking?.abort();
  if (!isListening) return;
  picking = new AbortController();
  const { signal } = picking;
  for (const showing of stories.showings()) {
    showing.root.ownerDocument.addEventListener('click', (event) => pick(showing, event), { capture: true, signal });
  }
}

channel.on(reviewEvents.listen, (wanted: boolean) => {
  isListening = wanted;
  listen();
});

/** Stories of a docs page share a document, and one layer of marks. */
const drawn = new Map<Document, () => void>();
let isMarked = false;

function redraw() {
  const wanted = new Set(isMarked ? stories.showings().map(({ root }) => root.ownerDocument) : []);
  for (const [page, end] of drawn) {
    if (wanted.has(page)) continue;
    end();
    drawn.delete(page);
  }
  for (const page of wanted) {
    const find = () =>
      stories
        .showings()
        .filter(({ root }) => root.ownerDocument === page)
        .flatMap(textsOf);
    if (!drawn.has(page)) drawn.set(page, drawMarks(page, find));
  }
}

/** Whether the texts on screen are outlined. */
export function showMarks(wanted: boolean) {
  isMarked = wanted;
  redraw();
}

stories.subscribe(() => {
  listen();
  redraw();
  watchStories();
  tellSoon();
  judgeSoon();
});
catalogStore.subscribe(tellSoon);
// What is still moving may come to rest without a change.
channel.on(STORY_RENDERED, judgeSoon);
channel.on(STORY_FINISHED, judgeSoon);

declare global {
  interface Window {
    /** For the tests of the built workbench: what a story shows from the catalogs, and what not; nothing until it is on the screen. */
    shownTexts?: (storyId: string) => { keys: readonly MessageKey[]; hardCoded: readonly string[] } | undefined;
    /** For the pictures of the visual review: the languages that a story has asked texts of since it began. */
    spokenLanguages?: (storyId: string) => readonly Language[];
  }
}

window.shownTexts = (storyId) => {
  const shown = stories.showings().filter((showing) => showing.storyId === storyId);
  return shown.length > 0
    ? { keys: stories.keysOf(storyId), hardCoded: shown.flatMap(hardCodedOf).map(({ text }) => text) }
    : undefined;
};

window.spokenLanguages = stories.languagesOf;
