import { ownValue } from 'system-tools/own-value';
import { measureTextWidth } from './textWidth.preview';
import { defaultLocale, type MessageKey } from '../../config.ts';
import { sourceTexts } from '../../catalogs/messages.ts';
import { sourceText } from '../../catalogs/plurals.ts';
import { tighter, type MeasuredMessage } from '../textWidths.ts';
import { textsOf } from '../storyTexts.preview';
import { normalized } from '../../marks/texts.preview';
import { unobserved } from '../../panes/observeChanges.preview';
import { renderedStories, type RenderedStory } from '../../panes/renderedStories.preview';

/** Controls that are named by their text. */
const labels = 'button, a, summary, option, [role="button"], [role="tab"], [role^="menuitem"], [role="option"]';

function textWidthsIn(story: RenderedStory): MeasuredMessage[] {
  const { storyId, root, language, catalogs } = story;
  const { innerWidth = 0 } = root.ownerDocument.defaultView ?? {};
  if (language === defaultLocale()) return [];
  const widths = new Map<MessageKey, MeasuredMessage>();
  unobserved(() => {
    for (const { key, node } of textsOf(story)) {
      const text = key && ownValue(catalogs[language], key);
      const source = key && sourceText(language, key, sourceTexts(catalogs));
      if (!text || !source || !node || normalized(node.data) !== normalized(text)) continue;
      const measured = measureTextWidth(node, source);
      if (!measured) continue;
      const { used, available } = measured;
      const isLabel = node.parentElement?.closest(labels) !== null;
      widths.set(
        key,
        tighter(widths.get(key), {
          key,
          language,
          text,
          used,
          available,
          isLabel,
          viewport: innerWidth,
          story: storyId,
        }),
      );
    }
  });
  return [...widths.values()];
}

/**
 * How wide each translation in a story is where it takes most of its line, in the languages on screen, where the source text fits on
 * one line. A message with values or with paragraphs is not measured: it is more than one text.
 */
export const textWidthsOf = (storyId: string) =>
  renderedStories
    .all()
    .filter((story) => story.storyId === storyId)
    .flatMap(textWidthsIn);
