import { findClipped } from '../checks/clipping';
import { pathOf } from '../checks/elements';
import type { ClippingFinding, HardCodedText } from './channel';
import { renderedStories, type RenderedStory } from './renderedStories';
import { findTexts, keyFinder, plain, type FoundText } from './findTexts';

/** What the checks of a story have found. */
export interface StoryIssues {
  clipping: readonly ClippingFinding[];
  hardCoded: readonly HardCodedText[];
}

/** The texts of a rendered story, with the messages that they come from. */
export const textsOf = ({ storyId, root, language, catalogs }: RenderedStory): FoundText[] =>
  findTexts(root, catalogs, language, renderedStories.keysOf(storyId));

function hardCodedOf(story: RenderedStory): HardCodedText[] {
  const { root, language } = story;
  return textsOf(story).flatMap(({ kind, element, node, attribute }) => {
    if (kind !== 'hard-coded') return [];
    return {
      language,
      text: plain(node?.data ?? element.getAttribute(attribute ?? '') ?? ''),
      where: pathOf(element, root),
      attribute,
    };
  });
}

/** Measures a story without its scroll-driven animations, so that everything is in its final position. */
function withoutScrollAnimations<Result>(root: Element, measure: () => Result): Result {
  const scrolled = root.getAnimations({ subtree: true }).filter(({ timeline }) => timeline && 'source' in timeline);
  const effects = scrolled.map((animation) => [animation, animation.effect] as const);
  for (const animation of scrolled) animation.effect = null;
  const result = measure();
  for (const [animation, effect] of effects) animation.effect = effect;
  return result;
}

function clippingOf({ storyId, root, language, catalogs }: RenderedStory): ClippingFinding[] {
  const keyOf = keyFinder(catalogs, language, renderedStories.keysOf(storyId));
  const findings = withoutScrollAnimations(root, () => findClipped(root));
  return findings.map((finding) => ({ ...finding, language, key: keyOf(finding.text) }));
}

/** Runs the checks on a story, in every language that it is rendered in. */
export function evaluateStory(storyId: string): StoryIssues {
  const stories = renderedStories.all().filter((story) => story.storyId === storyId);
  return { clipping: stories.flatMap(clippingOf), hardCoded: stories.flatMap(hardCodedOf) };
}
