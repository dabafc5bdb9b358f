import { availableParallelism } from 'node:os';

/**
 * Does asynchronous work on all items, on as many at once as there are processor cores.
 * @returns the results in the order of the items
 * @throws what the first item that failed has thrown, once no more work is going on
 */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next;
      results[index] = await work(item);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: availableParallelism() }, worker));
  const failed = ended.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
