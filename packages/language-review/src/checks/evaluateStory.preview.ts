import { renderedStories, type RenderedStory } from '../panes/renderedStories.preview';
import { elementAt } from './layout/elements.preview';
import { hardCodedTexts } from './layout/hardCoded.preview';
import { findLayoutIssues } from './layout/layoutFindings.preview';
import { originOf } from './layout/origin.preview';
import { finderOf } from './storyTexts.preview';

/** So that everything is in its final position. */
function withoutScrollAnimations<Result>(root: Element, measure: () => Result) {
  const scrolled = root.getAnimations({ subtree: true }).filter(({ timeline }) => timeline && 'source' in timeline);
  const effects = scrolled.map((animation) => [animation, animation.effect] as const);
  for (const animation of scrolled) animation.effect = null;
  const result = measure();
  for (const [animation, effect] of effects) animation.effect = effect;
  return result;
}

function layoutIssuesOf(story: RenderedStory) {
  const { root, language } = story;
  const keyOf = finderOf(story);
  const findings = withoutScrollAnimations(root, () => findLayoutIssues(root));
  return findings.map((finding) => {
    const { text, box } = finding;
    const element = elementAt(root, box);
    return { ...finding, ...(element && originOf(element, root, box)), language, key: keyOf(text) };
  });
}

/**
 * Runs the checks on a story, in every language that it is rendered in. The profiler of a browser, and a benchmark, find them as
 * the measure `language-review/checks`.
 */
export function evaluateStory(storyId: string) {
  const start = performance.now();
  const stories = renderedStories.all().filter((story) => story.storyId === storyId);
  const issues = { layout: stories.flatMap(layoutIssuesOf), hardCoded: stories.flatMap(hardCodedTexts) };
  performance.measure('language-review/checks', { start });
  return issues;
}
