import type { Origin } from './findings.ts';
import { ownValue } from 'system-tools/own-value';

/** What React keeps of an element or a component. */
export interface Fiber {
  /** Its kind, as a number. */
  tag: number;
  type: unknown;
  alternate: Fiber | null;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  /** Of the outermost: the tree on screen. */
  stateNode: { current?: Fiber } | null;
  /** In development: the component that created it, and the call that did. */
  _debugOwner?: Fiber | null;
  _debugStack?: Error | null;
}

export const fiberOf = (element: Element) => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : ownValue(element as unknown as Record<string, Fiber>, key);
};

/** Files of packages, and modules that Vite, Vitest and Storybook generate. */
const foreign = /\/node_modules\/|^\/(?:@|__|sb-|virtual:)/;

/** The first file of the project in a stack, without the query of the development server. */
function sourceIn({ stack = '' }: Error) {
  const paths = [...stack.matchAll(/https?:\/\/[^/\s]+(\/[^?:#)]+\.[cm]?[jt]sx?)\b/g)].map(([, path = '']) => path);
  const own = paths.find((path) => !foreign.test(path));
  return own && decodeURIComponent(own.slice(1));
}

/** React keeps no stacks when it has created very many elements at once. */
const isUnknown = ({ stack = '' }: Error) => stack.includes('UnknownOwner');

interface Owner {
  component: Fiber | null | undefined;
  source: string | undefined;
}

/** The component of the project that creates something: a package, such as styled-components, may do so in its place. */
function ownerOf({ _debugStack: stack, _debugOwner: owner }: Fiber): Owner | undefined {
  if (!stack) return undefined;
  const source = sourceIn(stack);
  if (source === undefined && !isUnknown(stack)) return owner ? ownerOf(owner) : undefined;
  return (owner && styledOwnerOf(owner)) ?? { component: owner, source };
}

/** `<Styled as={Link}>`: what the link creates belongs to the component with the style. */
function styledOwnerOf({ _debugStack: stack, _debugOwner: creator }: Fiber) {
  const isCreatedByPackage = stack && sourceIn(stack) === undefined && !isUnknown(stack);
  return isCreatedByPackage && typeof creator?.type === 'object' ? ownerOf(creator) : undefined;
}

/** The file of the project in which something is created; known in development only. */
export const sourceOf = (fiber: Fiber) => ownerOf(fiber)?.source;

function nameOf(type: unknown): string {
  const { displayName, name, render, type: inner } = (type ?? {}) as Record<string, unknown>;
  const own = displayName ?? name;
  return typeof own === 'string' && own !== '' ? own : (render ?? inner) ? nameOf(render ?? inner) : '';
}

/**
 * Finds out where an element comes from, by what React's development build keeps of it.
 * @param where its path in the story: what `element` is for a production build, and for markup that React did not create
 */
export function originOf(element: Element, root: Element, where: string): Origin {
  const steps: string[] = [];
  let owner: Owner | undefined;
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const fiber = fiberOf(at);
    const own = fiber && ownerOf(fiber);
    const isSame = own?.component && [own.component, own.component.alternate].includes(owner?.component ?? null);
    // Markup that React did not create belongs to the element around it.
    if (!owner || isSame) steps.unshift(at.localName);
    owner ??= own;
  }
  const name = nameOf(owner?.component?.type);
  return name === '' ? { element: where } : { element: `${name} › ${steps.join(' > ')}`, source: owner?.source };
}
