import type { CallExpression, Node, ObjectExpression } from 'oxc-parser';
import {
  calleeName,
  chainOf,
  hasSpread,
  isUnknown,
  nameIn,
  objectIn,
  patternOf,
  patternsOf,
  propertiesOf,
  unwrapped,
  type Pattern,
} from './patterns.server.ts';

/** Where a function looks for what it is asked for. */
export interface Scope {
  namespace: Pattern | undefined;
  prefix: Pattern | undefined;
}

export const anyScope: Scope = { namespace: undefined, prefix: undefined };

/** `useT` and `getT` are those of next-i18next. */
const hooks = ['useTranslation', 'useT', 'getT'];

const isHook = (call: CallExpression) => hooks.includes(calleeName(call) ?? '');

/** The call that gives functions which look messages up, where a node is it or its `t`. */
export function giverIn(node: Node): CallExpression | undefined {
  const value = unwrapped(node);
  const call = value.type === 'MemberExpression' ? unwrapped(value.object) : value;
  return call.type === 'CallExpression' && (isHook(call) || calleeName(call) === 'getFixedT') ? call : undefined;
}

/** The prefix in the options of the hook: unknown where these are. */
function prefixIn(options: Node): Pattern | undefined {
  const object: ObjectExpression | undefined = objectIn(options);
  const prefix = object && propertiesOf(object).get('keyPrefix');
  if (prefix) return patternOf(prefix);
  return object && !hasSpread(object) ? undefined : [undefined];
}

const isAbsent = (node: Node | undefined) =>
  !node || node.type === 'Literal' || (node.type === 'Identifier' && node.name === 'undefined');

/**
 * Where the functions that a call gives look for messages.
 * @param isBound whether they have a name; others may be those of a hook of the project, whose callers say where
 */
export function scopesGivenBy(call: CallExpression, isBound = false) {
  const [first, second, third] = call.arguments;
  const [namespace, options] = isHook(call) ? [first, second] : [second, third];
  const prefix = options && (isHook(call) ? prefixIn(options) : patternOf(options));
  const mayBeAny = isBound && !isAbsent(namespace);
  const namespaces = patternsOf(namespace).map((each) => (isUnknown(each) && !mayBeAny ? undefined : each));
  const scopes = (namespaces.length > 0 ? namespaces : [undefined]).map((each) => ({ namespace: each, prefix }));
  return { prefix, scopes };
}

/** Where the result of a call is assigned to, the names of its functions. */
function bindingsIn(target: Node): Node[] {
  switch (target.type) {
    case 'Identifier':
      return [target];
    case 'ArrayPattern':
      return target.elements.slice(0, 1).filter((element) => element !== null);
    case 'ObjectPattern':
      return target.properties.flatMap((property) =>
        property.type === 'Property' && nameIn(property.key) === 't' ? property.value : [],
      );
    default:
      return [];
  }
}

/** The functions of a source that look messages up, by name. */
export class TranslationFunctions {
  readonly #scopes = new Map<string, Scope[]>();
  /** Where they get these names. */
  readonly bindings = new Set<Node>();

  /** @param target what the result of a call is assigned to @returns what their messages begin with */
  add(target: Node, call: CallExpression): Pattern | undefined {
    const { prefix, scopes } = scopesGivenBy(call, true);
    for (const binding of bindingsIn(target)) {
      if (binding.type !== 'Identifier') continue;
      this.bindings.add(binding);
      this.#scopes.set(binding.name, [...(this.#scopes.get(binding.name) ?? []), ...scopes]);
    }
    return prefix;
  }

  scopesNamed(name: string): readonly Scope[] {
    return this.#scopes.get(name) ?? (name === 't' ? [anyScope] : []);
  }

  /** Undefined where what is called is none of them. */
  scopesOf(given: Node): readonly Scope[] | undefined {
    // `getFixedT('en', 'shop', 'cart')('total')`
    const giver = giverIn(given);
    if (giver) return scopesGivenBy(giver).scopes;
    const [first, ...others] = chainOf(unwrapped(given));
    const own = first === undefined ? undefined : this.#scopes.get(first);
    if (own && (others.length === 0 || others.at(-1) === 't')) return own;
    return (others.at(-1) ?? first) === 't' ? [anyScope] : undefined;
  }
}
