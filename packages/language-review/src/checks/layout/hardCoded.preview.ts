import { generatedTexts } from '../../marks/generatedTexts.preview';
import { normalized } from '../../marks/texts.preview';
import { renderedStories, type RenderedStory } from '../../panes/renderedStories.preview';
import { finderOf, textsOf } from '../storyTexts.preview';
import { pathOf } from './elements.preview';
import type { HardCodedText } from './findings.ts';
import { originOf } from './origin.preview';

export const hardCoded = {
  causes: ['Not from a catalog'],
  finds:
    'Text, also in `content` of a style sheet, and accessible names that are not `data` and not in the catalog of their language',
} as const;

/** The texts of a story that are in no catalog. */
export function hardCodedTexts(story: RenderedStory): HardCodedText[] {
  const { storyId, language, root } = story;
  const keyOf = finderOf(story);
  /** What a style sheet takes from an attribute, as `attr(data-label)`, may be a message. */
  const isGiven = (element: Element, text: string) =>
    [...element.attributes].some(({ value }) => normalized(value) === text) &&
    (keyOf(text) !== undefined || renderedStories.hasValue(storyId, text));
  const written = textsOf(story)
    .filter(({ kind }) => kind === 'hard-coded')
    .map(({ element, node, attribute }) => ({
      element,
      text: normalized(node?.data ?? element.getAttribute(attribute ?? '') ?? ''),
      attribute,
    }));
  const generated = generatedTexts(root)
    .filter(({ element, text }) => !isGiven(element, text))
    .map(({ pseudo, ...found }) => ({ ...found, attribute: pseudo }));
  return [...written, ...generated].map(({ element, ...found }) => {
    const where = pathOf(element, root);
    return { cause: hardCoded.causes[0], ...found, ...originOf(element, root, where), language, where };
  });
}
