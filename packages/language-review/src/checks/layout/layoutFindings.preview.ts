import type { ClippingFinding } from './findings.ts';
import { cutOf, escapeOf, isVisuallyHidden, type Issue } from './cuts.preview';
import { controlCoverOf, controlCutOf, controls, nameOf } from './controls.preview';
import { isShown, pathOf, textNodesIn } from './elements.preview';
import { generatedCoverOf } from './generatedCovers.preview';
import { coverOf, coversIn, lineOverlapOf } from './overlaps.preview';
import { controlTextOf, linesOf, textControls, type Line } from './textLines.preview';
import { tornWordOf } from './words.preview';
import { inlineTolerance, isEmpty, type Story } from './geometry.preview';

const severity: readonly ClippingFinding['kind'][] = ['sideways', 'cut', 'escaped', 'overlapped', 'broken', 'spaced'];

function mostSevere(issues: ReadonlyArray<Issue | undefined>) {
  return issues
    .filter((issue) => issue !== undefined)
    .toSorted((one, other) => severity.indexOf(one.kind) - severity.indexOf(other.kind) || other.by - one.by)[0];
}

/** The most severe overlap of each text, with what is painted over it or with another text. */
function overlapsOf(lines: readonly Line[], story: Story) {
  const covers = coversIn(story);
  const found = new Map<Text, Issue>();
  lines.forEach((line, index) => {
    const issue = mostSevere([
      found.get(line.node),
      generatedCoverOf(line, story),
      ...covers.map((element) => coverOf(line, element, story)),
      ...lines.slice(index + 1).map((other) => lineOverlapOf(line, other, story)),
    ]);
    if (issue) found.set(line.node, issue);
  });
  return found;
}

/**
 * Finds the visible texts of a story that cannot be read completely, by their geometry: `cut` by an element around them,
 * `overlapped` by another text or by something painted over them, `escaped` from their block or from the background or
 * border around them, so wide that the page scrolls `sideways`, `broken` between the letters of a word, or with joined letters
 * `spaced`. One finding per text. Finds as well controls that are `cut`, themselves or an icon in them, or `overlapped` by a box that
 * takes their clicks, transparent or not.
 *
 * Not reported: what is not visible, clipped to a pixel or positioned outside the page; what fixed, sticky and overlay
 * elements cover; what can be scrolled to. Not seen: texts of generated content, shadow trees, frames, masks, clip margins, rounded
 * corners.
 * @param root the story, or a pane of it; may be in another window
 */
export function findClipped(root: Element) {
  const view = root.ownerDocument.defaultView;
  if (!view) return [];
  const story: Story = { root, view, canvas: root.ownerDocument.createElement('canvas').getContext('2d') };
  const findings: ClippingFinding[] = [];
  const reported: Element[] = [];
  const report = (element: Element, text: string, { kind, by, box = element }: Issue) => {
    reported.push(element);
    findings.push({
      kind,
      text: text.replaceAll(/\s+/g, ' ').trim(),
      where: pathOf(element, root),
      box: pathOf(box, root),
      by: Math.round(by * 10) / 10,
    });
  };
  const isVisible = (element: Element) => isShown(element) && !isVisuallyHidden(element, story);

  const complete: Line[] = [];
  for (const node of textNodesIn(root)) {
    const element = node.parentElement!;
    if (!isVisible(element)) continue;
    const lines = linesOf(node, element, story);
    const issue =
      mostSevere(lines.map((line) => cutOf(line, story))) ??
      mostSevere(lines.map((line) => escapeOf(line, story))) ??
      tornWordOf(node, element, story);
    if (issue) report(element, node.data, issue);
    else complete.push(...lines.filter(({ visibleRect }) => !isEmpty(visibleRect)));
  }
  for (const [{ parentElement, data }, issue] of overlapsOf(complete, story)) report(parentElement!, data, issue);
  for (const control of root.querySelectorAll(textControls)) {
    const { text, by } = (isVisible(control) && controlTextOf(control, story)) || { text: '', by: 0 };
    if (by > inlineTolerance) report(control, text, { kind: 'cut', by });
  }
  for (const control of root.querySelectorAll(controls)) {
    if (!isVisible(control) || reported.some((element) => control.contains(element))) continue;
    const issue = controlCutOf(control, story) ?? controlCoverOf(control, story);
    if (issue) report(control, nameOf(control), issue);
  }
  return findings;
}
