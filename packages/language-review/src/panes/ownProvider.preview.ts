import type { Adapter } from '../adapters/adapter.ts';
import { fiberOf, sourceOf, type Fiber } from '../checks/layout/origin.preview';

/** React's number for what a context provides. */
const contextProvider = 10;

function isOf({ tag, type }: Fiber, provider: unknown) {
  if (type === provider) return typeof type === 'function' || tag === contextProvider;
  // React 18 has an object of its own for what a context provides.
  const { _context: context } = (type ?? {}) as { _context?: unknown };
  return tag === contextProvider && context === provider;
}

/** The first provider inside of one of the addon, which is the first inside of the adapter's. */
function innerProvider(top: Fiber, { Provider, library }: Adapter) {
  const open: Array<readonly [Fiber, providers: number]> = [[top, Number.NEGATIVE_INFINITY]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [fiber, outer] = next;
    const providers = fiber.type === Provider ? 0 : outer + (isOf(fiber, library?.provider) ? 1 : 0);
    if (providers > 1) return fiber;
    if (fiber.sibling) open.push([fiber.sibling, outer]);
    if (fiber.child) open.push([fiber.child, providers]);
  }
  return undefined;
}

/**
 * Says that a decorator or a component of the project has the library's provider around texts of a story: it wins over that of the
 * addon. Undefined where there is none.
 * @param root of the story
 */
export function ownProviderProblem(root: Element, adapter: Adapter) {
  const element = [root, ...root.querySelectorAll('*')].find(fiberOf);
  let fiber = element && fiberOf(element);
  while (fiber?.return) fiber = fiber.return;
  const found = fiber?.stateNode?.current && innerProvider(fiber.stateNode.current, adapter);
  if (!found || !adapter.library) return undefined;
  const source = sourceOf(found);
  const place = source === undefined ? 'A decorator or a component' : source;
  return `${place} has its own ${adapter.library.name} around this story. It wins over that of the addon, so that the toolbar does not change its texts, and they are not listed here: remove it from Storybook, where the addon takes its place.`;
}
