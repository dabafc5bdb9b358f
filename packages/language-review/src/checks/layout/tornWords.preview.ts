import { unspaced } from '../unspaced.ts';
import { lineRectsOf } from './elements.preview';
import { px, styleOf } from './geometry.preview';
import type { Issue, LayoutCheck } from './layoutCheck.preview';

const [broken, spaced] = ['Broken within a word', 'Joined letters spaced'] as const;

/** Letters of these join, unlike their digits: space between them tears words apart. */
const joined = /(?=[\p{L}\p{M}])[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}]/u;

/** A word that is broken between two letters; `by` is how much of it does not fit beside its longest piece, in px. */
function brokenWordIn(node: Text): Issue | undefined {
  const range = node.ownerDocument.createRange();
  let worst = 0;
  for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
    if (unspaced.test(word)) continue;
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    // Chromium counts the hyphen of a soft hyphen to the letters after it.
    const pieces = node.data.charAt(index - 1) === '\u00AD' && boxes.length > 1 ? boxes.slice(1) : boxes;
    const isBroken = pieces.some(({ top, height }) => Math.abs(top - (pieces[0]?.top ?? top)) > height / 2);
    if (!isBroken) continue;
    const widths = pieces.map(({ width }) => width);
    worst = Math.max(worst, widths.reduce((sum, width) => sum + width, 0) - Math.max(...widths));
  }
  return worst > 0 ? { cause: broken, by: worst } : undefined;
}

/** What tears words apart: breaks between letters that no hyphen shows, or space between letters that join. */
export const tornWords: LayoutCheck = {
  causes: [broken, spaced],
  finds: 'Words broken between letters, and space between Arabic letters',
  ofText: ({ node, element }, story) => {
    const { hyphens, letterSpacing } = styleOf(element, story);
    const spacing = Math.abs(px(letterSpacing));
    if (spacing > 0 && joined.test(node.data)) return { cause: spaced, by: spacing };
    return hyphens !== 'auto' && lineRectsOf(node).length > 1 ? brokenWordIn(node) : undefined;
  },
};
