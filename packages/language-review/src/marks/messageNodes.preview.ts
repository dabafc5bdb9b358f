import { renderedSplit } from '../catalogs/messages.ts';
import { normalized } from './texts.preview.ts';

const steps = ['previousSibling', 'nextSibling'] as const;

/**
 * The nodes that a message with values is rendered as, beside each other: its pieces, and the texts or elements of its values.
 * @param node that of one piece
 * @returns the node alone where it is not a piece of the message
 */
export function messageNodes(node: Text, message: string): readonly [ChildNode, ...ChildNode[]] {
  for (const paragraph of message.split(/\n{2,}/)) {
    const pieces = renderedSplit(paragraph);
    const index = pieces.findIndex((piece) => 'text' in piece && normalized(piece.text) === normalized(node.data));
    if (index < 0) continue;
    const [before, after] = steps.map((step, side) => {
      const found: ChildNode[] = [];
      const count = side === 0 ? index : pieces.length - 1 - index;
      for (let next = node[step]; next && found.length < count; next = next[step]) found.push(next);
      return found;
    });
    const [first = node, ...others] = [...(before ?? []).toReversed(), node, ...(after ?? [])];
    return [first, ...others];
  }
  return [node];
}
