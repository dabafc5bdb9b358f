import { baseKey } from '../catalogs/plurals.ts';
import { sourceTexts } from '../catalogs/messages.ts';
import type { Highlighted } from '../channel.ts';
import { textsOf } from '../checks/storyTexts.preview';
import { elementAt } from '../checks/layout/elements.preview';
import type { Place } from '../checks/layout/findings.ts';
import type { MessageKey } from '../config.ts';
import type { NoteTarget } from '../notes/notes.ts';
import { elementsAt } from '../notes/noteTargets.preview';
import { renderedStories } from '../panes/renderedStories.preview';
import { highlight } from './overlays.preview';
import { normalized } from './texts.preview';

const storiesOf = (language: unknown) => renderedStories.all().filter((story) => story.language === language);

function highlightMessage(key: MessageKey) {
  for (const story of renderedStories.all()) {
    const sources = sourceTexts(story.catalogs);
    const text = textsOf(story).find((found) => found.key && baseKey(found.key, sources) === baseKey(key, sources));
    if (text) highlight(text);
  }
}

function highlightPlace({ language, text, where }: Place) {
  for (const { root } of storiesOf(language)) {
    const element = elementAt(root, where);
    const node = [...(element?.childNodes ?? [])].find(
      (child): child is Text => child.nodeType === 3 && normalized(child.nodeValue ?? '') === normalized(text),
    );
    if (element) highlight({ element, ...(node && { nodes: [node] }) });
  }
}

function highlightTarget({ language, place }: NoteTarget) {
  for (const story of storiesOf(language)) {
    const [element] = elementsAt(story, [place]);
    if (element) highlight({ element });
  }
}

/** Scrolls to a text or an element, in all stories on screen that have it, and outlines it. */
export function highlightInStories(highlighted: Highlighted) {
  if ('key' in highlighted) highlightMessage(highlighted.key);
  else if ('place' in highlighted) highlightPlace(highlighted.place);
  else highlightTarget(highlighted.target);
}
