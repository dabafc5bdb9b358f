import type { DocumentDataset } from './bootstrapContract';

/** The islands of a page, as selectors: each is hydrated by itself. */
export const islandNames = ['header', 'main', 'footer'] as const;
export type IslandName = (typeof islandNames)[number];

const hydrated = new Set<IslandName>();
const resolvers = new Map<IslandName, () => void>();
const hydrations = new Map(
  islandNames.map((name) => [name, new Promise<void>((resolve) => resolvers.set(name, resolve))]),
);

export const isHydrated = (name: IslandName) => hydrated.has(name);

/** Whether an element is in a hydrated island, or in none. */
export function isHydratedAt(element: Element): boolean {
  const island = islandNames.find((name) => element.closest(name));
  return island === undefined || isHydrated(island);
}

/** Marks an island as hydrated. Returns whether all of them are. */
export function markHydrated(name: IslandName): boolean {
  hydrated.add(name);
  const { dataset }: { dataset: DocumentDataset } = document.documentElement;
  dataset.hydrated = [...hydrated].join(' ');
  resolvers.get(name)?.();
  return hydrated.size === islandNames.length;
}

/** Resolves when the island is hydrated. */
export const whenHydrated = (name: IslandName) => hydrations.get(name)!;

/**
 * Loads the script of an island, and resolves when the island is hydrated.
 * @throws {Error} when the script cannot be loaded
 */
export async function hydrateIsland(name: IslandName, load: () => Promise<boolean>): Promise<void> {
  if (!(await load())) throw new Error(`The script of the island ${name} could not be loaded`);
  await whenHydrated(name);
}
