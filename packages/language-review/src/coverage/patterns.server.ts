import type { CallExpression, Node, ObjectExpression } from 'oxc-parser';

/** A text in a source; undefined stands for what is not known before it runs. */
export type Pattern = ReadonlyArray<string | undefined>;

export const isStatic = (pattern: Pattern) => pattern.every((part) => part !== undefined);
export const isUnknown = (pattern: Pattern) => !pattern.some((part) => part !== undefined && part !== '');

/** Whether a text is put together of parts of which several are not known. */
export const isJoined = (pattern: Pattern) => pattern.filter((part) => part === undefined).length > 1;

/** Whether variables are joined as the names of a key are: `${scope}.${name}`. */
export const isPath = (pattern: Pattern) =>
  isJoined(pattern) && !isUnknown(pattern) && pattern.every((part) => part === undefined || /^\.?$/.test(part));

/** Whether a text may be a key although nothing shows that it is requested: other texts have a letter or a sign in between, too. */
export const isTelling = (part: string | undefined) =>
  part !== undefined && /[\p{L}\p{N}]{2}|[\p{L}\p{N}][._:/-]|[._:/-][\p{L}\p{N}]/u.test(part);

/** Wrappers that say nothing of a value. */
export function unwrapped(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return unwrapped(node.expression);
    case 'JSXExpressionContainer':
      return unwrapped(node.expression);
    case 'AwaitExpression':
      return unwrapped(node.argument);
    default:
      return node;
  }
}

/** The name of what is called: `t` of `t()`, `i18n.t()`, `this.i18n?.t()`. */
export function calleeName({ callee: given }: CallExpression): string | undefined {
  const callee = unwrapped(given);
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined;
}

/** The members of a chain, from the outermost name on: `$`, `a`, `b` of `$.a.b`. */
export function chainOf(given: Node): Pattern {
  const node = unwrapped(given);
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression') return [undefined];
  const name = node.computed
    ? patternOf(node.property)
    : node.property.type === 'Identifier'
      ? [node.property.name]
      : [];
  return [...chainOf(node.object), name.length === 1 ? name[0] : undefined];
}

/** The path of a message in objects: `home.title`. */
export const joinedNames = (names: Pattern): Pattern =>
  names.flatMap((name, index) => (index === 0 ? [name] : ['.', name]));

/** What a sum adds up; its left sides, which may be thousands in each other, are taken apart in a loop. */
function summands(sum: Node) {
  const parts: Node[] = [];
  let node = sum;
  for (; node.type === 'BinaryExpression' && node.operator === '+'; node = unwrapped(node.left)) parts.push(node.right);
  parts.push(node);
  return parts.toReversed();
}

/** What is known of the text that an expression gives. */
export function patternOf(given: Node): Pattern {
  const node = unwrapped(given);
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined];
    case 'TemplateLiteral':
      return node.quasis.flatMap(({ value }, index) => {
        const expression = node.expressions[index];
        return [value.cooked ?? undefined, ...(expression ? patternOf(expression) : [])];
      });
    case 'TSTemplateLiteralType':
      return node.quasis.flatMap(({ value }, index) => [
        value.cooked ?? undefined,
        ...(index < node.types.length ? [undefined] : []),
      ]);
    case 'TaggedTemplateExpression':
      return chainOf(node.tag).join('.') === 'String.raw' ? patternOf(node.quasi) : [undefined];
    case 'BinaryExpression':
      return node.operator === '+' ? summands(node).flatMap(patternOf) : [undefined];
    // The selector of i18next: `t(($) => $.home.title)`, or `t(({ home }) => home.title)`.
    case 'ArrowFunctionExpression': {
      const [param] = node.params;
      const properties = param?.type === 'ObjectPattern' ? param.properties : undefined;
      // Under another name, or deeper, it is not known.
      if (properties?.some((each) => each.type !== 'Property' || !each.shorthand)) return [undefined];
      const names = chainOf(node.body).slice(properties ? 0 : 1);
      return names.length > 0 ? joinedNames(names) : [undefined];
    }
    case 'CallExpression': {
      const callee = unwrapped(node.callee);
      if (callee.type !== 'MemberExpression') return [undefined];
      const object = unwrapped(callee.object);
      const args = node.arguments.map(patternOf);
      if (calleeName(node) === 'concat') return [patternOf(object), ...args].flat();
      if (calleeName(node) !== 'join') return [undefined];
      if (object.type !== 'ArrayExpression') return [undefined, undefined];
      const [separator = [',']] = args;
      return object.elements.flatMap((element, index) => [
        ...(index === 0 ? [] : separator),
        ...(element ? patternOf(element) : [undefined]),
      ]);
    }
    default:
      return [undefined];
  }
}

/** A text of JSX, without what it writes in another way: `&amp;`. */
export const jsxPattern = (text: string): Pattern =>
  text.split(/&#?\w+;/).flatMap((part, index) => (index === 0 ? [part] : [undefined, part]));

/** The expressions of which one gives the value. */
function alternativesOf(given: Node): Node[] {
  const node = unwrapped(given);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(alternativesOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(alternativesOf);
  return [node];
}

/** The texts that an expression may give: one of several, or those of a list. */
export const patternsOf = (given: Node | undefined): Pattern[] =>
  (given ? alternativesOf(given) : []).flatMap((node) =>
    node.type !== 'ArrayExpression'
      ? [patternOf(node)]
      : node.elements.flatMap((element): Pattern[] =>
          element ? alternativesOf(element).map(patternOf) : [[undefined]],
        ),
  );

export const nameIn = (key: Node) =>
  key.type === 'Identifier' || key.type === 'JSXIdentifier' || key.type === 'PrivateIdentifier'
    ? key.name
    : key.type === 'Literal'
      ? String(key.value)
      : undefined;

/** The properties of an object by name; a spread is none. */
export const propertiesOf = (object: ObjectExpression) =>
  new Map(
    object.properties.flatMap((property) => {
      const name = property.type === 'Property' && !property.computed ? nameIn(property.key) : undefined;
      return property.type === 'Property' && name !== undefined ? [[name, property.value] as const] : [];
    }),
  );

export const objectIn = (node: Node | undefined) => {
  const value = node && unwrapped(node);
  return value?.type === 'ObjectExpression' ? value : undefined;
};

export const hasSpread = (object: ObjectExpression) => object.properties.some(({ type }) => type === 'SpreadElement');

export const isFalse = (node: Node) => node.type === 'Literal' && node.value === false;
