import { findClipped } from '../checks/clipping';
import { pathOf } from '../checks/elements';
import type { Reports } from './channel';
import { textsOf } from './textsOf';
import { keyFinder, normalized } from './keyFinder';
import { renderedStories, type RenderedStory } from './renderedStories';

type StoryIssues = Reports['language-review/issues'];

function hardCodedOf(story: RenderedStory) {
  const { root, language } = story;
  return textsOf(story)
    .filter(({ kind }) => kind === 'hard-coded')
    .map(({ element, node, attribute }) => ({
      language,
      text: normalized(node?.data ?? element.getAttribute(attribute ?? '') ?? ''),
      where: pathOf(element, root),
      attribute,
    }));
}

/** Measures a story without its scroll-driven animations, so that everything is in its final position. */
function withoutScrollAnimations<Result>(root: Element, measure: () => Result) {
  const scrolled = root.getAnimations({ subtree: true }).filter(({ timeline }) => timeline && 'source' in timeline);
  const effects = scrolled.map((animation) => [animation, animation.effect] as const);
  for (const animation of scrolled) animation.effect = null;
  const result = measure();
  for (const [animation, effect] of effects) animation.effect = effect;
  return result;
}

function clippingOf({ storyId, root, language, catalogs }: RenderedStory) {
  const keyOf = keyFinder(catalogs, language, renderedStories.keysOf(storyId));
  const findings = withoutScrollAnimations(root, () => findClipped(root));
  return findings.map((finding) => ({ ...finding, language, key: keyOf(finding.text) }));
}

/** Runs the checks on a story, in every language that it is rendered in. */
export function evaluateStory(storyId: string): StoryIssues {
  const stories = renderedStories.all().filter((story) => story.storyId === storyId);
  return { clipping: stories.flatMap(clippingOf), hardCoded: stories.flatMap(hardCodedOf) };
}
