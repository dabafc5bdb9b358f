import { isVisuallyHidden } from './clips.preview';
import { controls, isOfStory, isShown, pathOf, textNodesIn } from './elements.preview';
import type { LayoutFinding } from './findings.ts';
import type { Story } from './geometry.preview';
import type { Issue, ShownText } from './layoutCheck.preview';
import { layoutChecks } from './layoutChecks.preview';
import { linesOf, nameOf } from './textLines.preview';

/**
 * Runs the checks on the layout of a story: on its visible texts, which have to be read completely, and on its controls. One finding
 * per text or control, by the geometry of what is on screen.
 *
 * Not reported: what is not visible, clipped to a pixel or positioned outside the page; what fixed, sticky and overlay
 * elements cover; what can be scrolled to. Not seen: texts of generated content, shadow trees, frames, masks, clip margins, rounded
 * corners.
 * @param root the story, or a pane of it; may be in another window
 */
export function findLayoutIssues(root: Element): LayoutFinding[] {
  const view = root.ownerDocument.defaultView;
  if (!view) return [];
  const story: Story = { root, view, canvas: root.ownerDocument.createElement('canvas').getContext('2d') };
  const findings: LayoutFinding[] = [];
  const reported: Element[] = [];
  const report = (element: Element, text: string, { cause, by, box = element }: Issue) => {
    reported.push(element);
    findings.push({
      cause,
      text: text.replaceAll(/\s+/g, ' ').trim(),
      where: pathOf(element, root),
      box: pathOf(box, root),
      by: Math.round(by * 10) / 10,
    });
  };
  const isVisible = (element: Element) => isOfStory(element) && isShown(element) && !isVisuallyHidden(element, story);

  let texts: readonly ShownText[] = textNodesIn(root)
    .map((node) => ({ node, element: node.parentElement! }))
    .filter(({ element }) => isVisible(element))
    .map(({ node, element }) => ({ node, element, lines: linesOf(node, element, story) }));
  for (const { ofText } of layoutChecks) {
    const checked = texts;
    texts = checked.filter((text) => {
      const issue = ofText?.(text, story, checked);
      if (issue) report(text.element, text.node.data, issue);
      return !issue;
    });
  }
  for (const control of root.querySelectorAll(controls)) {
    if (!isVisible(control) || reported.some((element) => control.contains(element))) continue;
    for (const { ofControl } of layoutChecks) {
      const issue = ofControl?.(control, story);
      if (!issue) continue;
      report(control, nameOf(control), issue);
      break;
    }
  }
  return findings;
}
