import { measureRoom } from '../checks/room';
import { defaultLocale, type MessageKey } from '../config.ts';
import { sourceText } from '../plurals.ts';
import { tighter, type MeasuredMessage } from '../rooms.ts';
import { textsOf } from './evaluateStory';
import { normalized } from './texts';
import { unobserved } from './observeChanges';
import { renderedStories, type RenderedStory } from './renderedStories';

/** Controls that are named by their text. */
const labels = 'button, a, summary, option, [role="button"], [role="tab"], [role^="menuitem"], [role="option"]';

function roomsIn(story: RenderedStory): MeasuredMessage[] {
  const { storyId, root, language, catalogs } = story;
  const { innerWidth = 0 } = root.ownerDocument.defaultView ?? {};
  if (language === defaultLocale()) return [];
  const rooms = new Map<MessageKey, MeasuredMessage>();
  unobserved(() => {
    for (const { key, node } of textsOf(story)) {
      const text = key && catalogs[language]?.[key];
      const source = key && sourceText(language, key, (each) => catalogs[defaultLocale()]?.[each]);
      if (!text || !source || !node || normalized(node.data) !== normalized(text)) continue;
      const measured = measureRoom(node, source);
      if (!measured || measured.source > measured.available) continue;
      const { used, available } = measured;
      const isLabel = node.parentElement?.closest(labels) !== null;
      rooms.set(
        key,
        tighter(rooms.get(key), { key, language, text, used, available, isLabel, width: innerWidth, story: storyId }),
      );
    }
  });
  return [...rooms.values()];
}

/**
 * The least room that each translation has in a story, in the languages on screen, where the source text fits on one line. A message
 * with values or with paragraphs is not measured: it is more than one text.
 */
export const roomsOfStory = (storyId: string) =>
  renderedStories
    .all()
    .filter((story) => story.storyId === storyId)
    .flatMap(roomsIn);
