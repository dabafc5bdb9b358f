import {
  ancestorsOf,
  boxOf,
  hasBackground,
  heightOf,
  intersection,
  isArea,
  isTransformed,
  opaque,
  perElement,
  px,
  styleOf,
  widthOf,
  type Box,
  type Story,
} from './geometry.preview';
import type { Issue } from './layoutCheck.preview';
import type { Line } from './textLines.preview';

const pseudos = ['::before', '::after'] as const;

/** The padding box that an absolutely positioned pseudo-element of an element refers to. */
function containingBox(element: Element, story: Story): Box {
  const block = ancestorsOf(element, story).find((at) => {
    const style = styleOf(at, story);
    return style.position !== 'static' || isTransformed(style);
  });
  const { left, top, right, bottom } = boxOf(block ?? story.root, story);
  const style = styleOf(block ?? story.root, story);
  return {
    left: left + px(style.borderLeftWidth),
    top: top + px(style.borderTopWidth),
    right: right - px(style.borderRightWidth),
    bottom: bottom - px(style.borderBottomWidth),
  };
}

/** Where a positioned pseudo-element is: its computed insets are used values, in px. */
function generatedBox(element: Element, style: CSSStyleDeclaration, story: Story): Box {
  const outer = containingBox(element, story);
  return {
    left: outer.left + px(style.left),
    top: outer.top + px(style.top),
    right: outer.right - px(style.right),
    bottom: outer.bottom - px(style.bottom),
  };
}

/** Whether a pseudo-element of an element is painted over a text in it (CSS 2.1, appendix E). */
function isPaintedOver(element: Element, pseudo: string, { zIndex }: CSSStyleDeclaration, line: Line, story: Story) {
  const level = Number(zIndex) || 0;
  const between = ancestorsOf(line.element, story);
  const positioned = between
    .slice(0, between.indexOf(element))
    .map((at) => styleOf(at, story))
    .findLast(({ position }) => position !== 'static');
  if (!positioned) return level >= 0;
  const textLevel = Number(positioned.zIndex) || 0;
  return level === textLevel ? pseudo === '::after' : level > textLevel;
}

/** The positioned pseudo-elements of an element that have a background. */
const generatedCoversOf = perElement((element, story) =>
  pseudos.flatMap((pseudo) => {
    const style = story.view.getComputedStyle(element, pseudo);
    const { content, position, display, visibility, opacity } = style;
    const isCover =
      position === 'absolute' &&
      content !== 'none' &&
      content !== 'normal' &&
      display !== 'none' &&
      visibility === 'visible' &&
      Number(opacity) >= opaque &&
      !isTransformed(style) &&
      hasBackground(style, opaque);
    return isCover ? { pseudo, style, box: generatedBox(element, style, story) } : [];
  }),
);

/** How much of a line is hidden by the background of a pseudo-element of what it is in. */
export function generatedCoverOf(line: Line, story: Story): Issue | undefined {
  let worst: Issue | undefined;
  for (const element of ancestorsOf(line.element, story)) {
    for (const { pseudo, style, box } of generatedCoversOf(element, story)) {
      if (!isPaintedOver(element, pseudo, style, line, story)) continue;
      const covered = intersection(intersection(line.visibleRect, box), line.glyphBounds());
      const by = Math.min(widthOf(covered), heightOf(covered));
      if (isArea(covered) && by > (worst?.by ?? 0)) worst = { cause: 'Covered', by };
    }
  }
  return worst;
}
