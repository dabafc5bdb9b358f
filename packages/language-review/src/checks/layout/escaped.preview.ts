import { clipOf } from './clips.preview';
import {
  ancestorsOf,
  blockOf,
  blockTolerance,
  boxOf,
  contentBox,
  hasBackground,
  hasBorder,
  isEmpty,
  isInline,
  isOutOfFlow,
  overflowY,
  perElement,
  scrollsX,
  scrollsY,
  styleOf,
  type Story,
} from './geometry.preview';
import { worst, type Issue, type LayoutCheck } from './layoutCheck.preview';
import { lineBoxOf, overflowOf, type Line } from './textLines.preview';

const cause = 'Outside of its box';

/** The nearest background or border around a text. */
const frameOf = perElement((element, story) => {
  for (const at of ancestorsOf(blockOf(element, story), story)) {
    const style = styleOf(at, story);
    if (!isInline(style) && (hasBackground(style, 0.01) || hasBorder(style))) return at;
    if (isOutOfFlow(style) || clipOf(at, story)) return undefined;
  }
  return undefined;
});

/** How far a line extends outside its block, or the background or border around it. */
function escapeOf(line: Line, story: Story): Issue | undefined {
  if (isEmpty(line.visibleRect) || 'ownerSVGElement' in line.element) return undefined;
  const block = blockOf(line.element, story);
  const style = styleOf(block, story);
  // What can be scrolled to has not escaped.
  const x = scrollsX(style) ? 0 : overflowOf(line, contentBox(block, story)).x;
  // Glyphs may extend outside a tight line; the line itself may not leave the block.
  const y = scrollsY(style) ? 0 : overflowY(lineBoxOf(line, story), boxOf(block, story));
  const frame = frameOf(line.element, story);
  const outside = frame ? overflowOf(line, boxOf(frame, story)) : { x: 0, y: 0 };
  const inside = Math.max(x, y > blockTolerance ? y : 0);
  const by = Math.max(inside, outside.x, outside.y);
  return by > 0 ? { cause, by, box: inside > 0 ? block : frame } : undefined;
}

export const escaped: LayoutCheck = {
  causes: [cause],
  finds: 'Text outside of its box, or of the background or border around it',
  ofText: ({ lines }, story) => worst(lines.map((line) => escapeOf(line, story))),
};
