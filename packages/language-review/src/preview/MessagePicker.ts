import type { MessageKey } from '../config';
import { textsOf } from './evaluateStory';
import { isPointerIn, lineRectsOf } from './marks/rects';
import { renderedStories, type RenderedStory } from './renderedStories';

/** The key of the text under a click; undefined where there is none. */
function keyUnder(story: RenderedStory, event: MouseEvent): MessageKey | undefined {
  const under = textsOf(story).filter(
    ({ key, element, node }) =>
      key && (node ? isPointerIn(event, lineRectsOf(node)) : element.contains(event.target as Node)),
  );
  return (under.find(({ node }) => node) ?? under.at(-1))?.key;
}

/** While it is enabled, a click in a story selects the message under it, and does nothing else. */
export class MessagePicker {
  private readonly onPick: (key: MessageKey) => void;
  private isEnabled = false;
  private clicks = new AbortController();

  constructor(onPick: (key: MessageKey) => void) {
    this.onPick = onPick;
  }

  enable(isEnabled: boolean) {
    this.isEnabled = isEnabled;
    this.update();
  }

  /** To be called when other stories are rendered. */
  update() {
    this.clicks.abort();
    if (!this.isEnabled) return;
    this.clicks = new AbortController();
    for (const story of renderedStories.all())
      story.root.ownerDocument.addEventListener('click', (event) => this.pick(story, event), {
        capture: true,
        signal: this.clicks.signal,
      });
  }

  private pick(story: RenderedStory, event: MouseEvent) {
    if ((event.target as Element).closest('[data-layer]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const key = keyUnder(story, event);
    if (key) this.onPick(key);
  }
}
