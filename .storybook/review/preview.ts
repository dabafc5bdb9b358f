import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { MessageKey } from '../../src/i18n/lookup';
import { languages } from '../../src/i18n/languages';
import { catalogStore, textInFile } from './catalogStore';
import { reviewEvents, type ClippingFinding, type Edit, type ReviewState, type TextId } from './channel';
import { findClipped } from './clipping';
import { drawMarks, pointOut } from './marks';
import { stories, type Showing } from './stories';
import { findTexts, type FoundText } from './texts';

const channel = addons.getChannel();

const textsOf = ({ storyId, root, language, catalogs }: Showing) => findTexts(root, catalogs, language, stories.keysOf(storyId));

/** The verdict on the story on screen, until something changes. */
let clipping: readonly ClippingFinding[] | undefined;

function state(): ReviewState | undefined {
  const [showing] = stories.showings();
  if (!showing) return undefined;
  const { storyId, language } = showing;
  const texts = stories.keysOf(storyId).map((key) => ({
    key,
    texts: Object.fromEntries(languages.flatMap(({ code }) => {
      const text = textInFile({ language: code, key });
      return text === undefined ? [] : [[code, text]];
    })),
  }));
  return { storyId, language, texts, edits: catalogStore.current().edits, clipping, canSave: import.meta.env.DEV };
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

function judgeClipping() {
  if (!isAsked) return;
  requestIdleCallback(() => {
    clipping = stories.showings().flatMap(({ root, language }) => findClipped(root).map((finding) => ({ ...finding, language })));
    tellSoon();
  });
}

channel.on(reviewEvents.ask, () => {
  isAsked = true;
  tellSoon();
  judgeClipping();
});
channel.on(reviewEvents.edit, (edit: Edit) => catalogStore.edit(edit));
channel.on(reviewEvents.drop, (ids: TextId[]) => catalogStore.drop(ids));
channel.on(reviewEvents.show, (key: MessageKey) => {
  for (const showing of stories.showings()) {
    const text = textsOf(showing).find((found) => found.key === key);
    if (text) pointOut(text);
  }
});

/** A press in a story means the text under it, and nothing else. */
function pick(showing: Showing, event: MouseEvent) {
  const { clientX, clientY } = event;
  const inside = ({ left, right, top, bottom }: DOMRect) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  const isUnder = ({ element, node }: FoundText) => {
    if (!node) return element.contains(event.target as Node);
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(inside);
  };
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
    const find = () => stories.showings().filter(({ root }) => root.ownerDocument === page).flatMap(textsOf);
    if (!drawn.has(page)) drawn.set(page, drawMarks(page, find));
  }
}

/** Whether the texts on screen are outlined. */
export function showMarks(wanted: boolean) {
  isMarked = wanted;
  redraw();
}

stories.subscribe(() => {
  clipping = undefined;
  listen();
  redraw();
  tellSoon();
});
catalogStore.subscribe(() => {
  tellSoon();
  judgeClipping();
});
channel.on(STORY_RENDERED, judgeClipping);
channel.on(STORY_FINISHED, judgeClipping);

declare global {
  interface Window {
    /** For the tests of the built workbench: what a story shows from the catalogs, and what not; nothing until it is on the screen. */
    shownTexts?: (storyId: string) => { keys: readonly MessageKey[]; hardCoded: readonly string[] } | undefined;
  }
}

window.shownTexts = (storyId) => {
  const shown = stories.showings().filter((showing) => showing.storyId === storyId);
  const hardCoded = shown.flatMap(textsOf).filter(({ kind }) => kind === 'hard-coded');
  return shown.length > 0
    ? { keys: stories.keysOf(storyId), hardCoded: hardCoded.map(({ element, node, attribute = '' }) => node?.data ?? element.getAttribute(attribute) ?? '') }
    : undefined;
};
