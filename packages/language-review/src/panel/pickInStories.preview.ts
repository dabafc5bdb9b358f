import type { Channel } from 'storybook/internal/channels';
import { events, pack, type Highlighted, type Pickable, type Picked } from '../channel.ts';
import { textsOf } from '../checks/storyTexts.preview';
import { lineRectsOf } from '../checks/layout/elements.preview';
import { highlightInStories } from '../marks/highlightInStories.preview';
import { isPointerIn } from '../marks/overlays.preview';
import { targetAt } from '../notes/noteTargets.preview';
import { renderedStories, type RenderedStory } from '../panes/renderedStories.preview';

function keyUnder(event: MouseEvent, story: RenderedStory) {
  const target = event.target as Element;
  const under = textsOf(story).filter(
    ({ key, element, node }) => key && (node ? isPointerIn(event, lineRectsOf(node)) : element.contains(target)),
  );
  return (under.find(({ node }) => node) ?? under.at(-1))?.key;
}

function pickedBy(event: MouseEvent, picking: Pickable): Extract<Picked, Highlighted> | undefined {
  const clicked = event.target as Element;
  const story = renderedStories.all().find(({ root }) => root.ownerDocument === clicked.ownerDocument);
  if (!story) return undefined;
  if (picking === 'element') {
    const target = targetAt(story, clicked);
    return target && { target };
  }
  const key = keyUnder(event, story);
  return key === undefined ? undefined : { key };
}

/** While something is to be picked, a click in a story selects and outlines it, and does nothing else. @returns how to say what that is */
export function pickInStories(channel: Channel) {
  let picking: Pickable | undefined;
  const pick = (event: MouseEvent) => {
    if (!picking || (event.target as Element).closest('[data-layer]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const picked = pickedBy(event, picking);
    if (!picked) return;
    channel.emit(events.picked, pack(picked));
    highlightInStories(picked);
  };
  renderedStories.subscribe(() => {
    for (const { root } of renderedStories.all())
      // Adds it to a document once.
      root.ownerDocument.addEventListener('click', pick, { capture: true });
  });
  return (next: Pickable | undefined) => {
    picking = next;
  };
}
