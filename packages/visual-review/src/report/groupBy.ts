type NonEmpty<Item> = [Item, ...Item[]];

/** Groups items by a key, in the order in which keys first occur. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Array<NonEmpty<Item>> {
  const groups = new Map<string, NonEmpty<Item>>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
