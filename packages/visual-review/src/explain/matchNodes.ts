import { withoutHash, type ShownNode } from '../content/content.ts';

type Nodes = readonly ShownNode[];

/** The children of each node, and of the page, -1. */
export const childrenOf = (nodes: Nodes) => {
  const children = new Map<number, number[]>();
  nodes.forEach(({ parent }, index) => {
    const siblings = children.get(parent);
    if (siblings) siblings.push(index);
    else children.set(parent, [index]);
  });
  return (index: number) => children.get(index) ?? [];
};

const labelOf = ({ name = '', text = '', picture = '' }: ShownNode) => [name, text, withoutHash(picture)].join('\n');

/** Equal for equal subtrees, whatever their style and place. */
function subtreeKeys(nodes: Nodes, keys: Map<string, number>) {
  const own: number[] = [];
  const children = childrenOf(nodes);
  // Nodes come after those around them.
  for (let index = nodes.length - 1; index >= 0; index--) {
    const { tag, role = '' } = nodes[index]!;
    const key = JSON.stringify([tag, role, labelOf(nodes[index]!), children(index).map((child) => own[child])]);
    if (!keys.has(key)) keys.set(key, keys.size);
    own[index] = keys.get(key)!;
  }
  return own;
}

/** The pairs of two lists, in the order of both, that are alike most in sum. */
function align(before: readonly number[], after: readonly number[], likeness: (one: number, other: number) => number) {
  const pairs: Array<[number, number]> = [];
  let start = 0;
  let [end, otherEnd] = [before.length, after.length];
  const isEqual = (one: number, other: number) => likeness(before[one]!, after[other]!) === mostAlike;
  while (start < Math.min(end, otherEnd) && isEqual(start, start)) pairs.push([before[start]!, after[start++]!]);
  while (end > start && otherEnd > start && isEqual(end - 1, otherEnd - 1))
    pairs.push([before[--end]!, after[--otherEnd]!]);
  const [rows, columns] = [end - start, otherEnd - start];
  const best = Array.from({ length: rows + 1 }, () => new Int32Array(columns + 1));
  const likenessAt = (row: number, column: number) => likeness(before[start + row]!, after[start + column]!);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const alike = likenessAt(row, column);
      const together = alike > 0 ? alike + best[row + 1]![column + 1]! : 0;
      best[row]![column] = Math.max(together, best[row + 1]![column]!, best[row]![column + 1]!);
    }
  for (let [row, column] = [0, 0]; row < rows && column < columns;) {
    const alike = likenessAt(row, column);
    if (alike > 0 && best[row]![column] === alike + best[row + 1]![column + 1]!)
      pairs.push([before[start + row++]!, after[start + column++]!]);
    else if (best[row]![column] === best[row + 1]![column]) row++;
    else column++;
  }
  return pairs;
}

const mostAlike = 100;

/** Finds the node of the other side for each that both sides have. @returns the index before the change, by that after it */
export function matchNodes(before: Nodes, after: Nodes): ReadonlyMap<number, number> {
  const keys = new Map<string, number>();
  const [keysBefore, keysAfter] = [subtreeKeys(before, keys), subtreeKeys(after, keys)];
  const [childrenBefore, childrenAfter] = [childrenOf(before), childrenOf(after)];
  const likeness = (one: number, other: number) => {
    if (keysBefore[one] === keysAfter[other]) return mostAlike;
    const [old, current] = [before[one]!, after[other]!];
    const isSameRole = old.role === current.role;
    const isSameLabel = labelOf(old) === labelOf(current);
    // A heading of another level is the same heading.
    if (old.tag !== current.tag) return isSameRole && isSameLabel && old.name ? 2 : 0;
    return (isSameRole ? 2 : 1) + (isSameLabel ? 2 : 0);
  };
  /** Equal ones that are not in the order of both sides. */
  const reordered = (
    children: readonly number[],
    childrenNow: readonly number[],
    pairs: ReadonlyArray<readonly [number, number]>,
  ) => {
    const known = new Set(pairs.map(([, current]) => current));
    const gone = new Set(children);
    for (const [old] of pairs) gone.delete(old);
    const found: Array<readonly [number, number]> = [];
    for (const current of childrenNow) {
      if (known.has(current)) continue;
      const old = [...gone].find((each) => keysBefore[each] === keysAfter[current]);
      if (old === undefined) continue;
      gone.delete(old);
      found.push([old, current]);
    }
    return found;
  };
  const matched = new Map<number, number>();
  const matchChildren = (one: number, other: number) => {
    const [children, childrenNow] = [childrenBefore(one), childrenAfter(other)];
    const pairs = align(children, childrenNow, likeness);
    for (const [old, current] of [...pairs, ...reordered(children, childrenNow, pairs)]) {
      matched.set(current, old);
      matchChildren(old, current);
    }
  };
  matchChildren(-1, -1);
  return matched;
}
