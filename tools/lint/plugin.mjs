/*
 * Rules for oxlint, where its own and stylelint see nothing: texts in expressions, colors in interpolations, keys from anybody.
 */

/** Attributes that are read or heard. */
const textAttributes =
  /^(?:alt|title|placeholder|label|heading|text|description|caption|summary|content|aria-(?:label|description|roledescription|valuetext|placeholder))$/;

/**
 * @typedef {{ type: string, value?: unknown, expression?: Node, consequent?: Node, alternate?: Node, left?: Node, right?: Node,
 *   quasis?: Array<Node & { value: { cooked?: string } }>, parent?: Node, name?: { name?: unknown }, computed?: boolean, property?: Node,
 *   callee?: Node }} Node
 * @typedef {{ report: (finding: { node: Node, message: string }) => void }} Context
 */

const hasLetters = (/** @type {unknown} */ text) => typeof text === 'string' && /\p{L}{2}/u.test(text);

/** @returns {Node[]} the literals that an expression may result in */
function literalsOf(/** @type {Node | undefined} */ node) {
  if (node?.type === 'ConditionalExpression') return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  if (node?.type === 'LogicalExpression') return [...literalsOf(node.left), ...literalsOf(node.right)];
  const isText =
    (node?.type === 'Literal' && hasLetters(node.value)) ||
    (node?.type === 'TemplateLiteral' && node.quasis?.some(({ value }) => hasLetters(value.cooked)));
  return node && isText ? [node] : [];
}

/** A text that an expression chooses, as a child or in an attribute. */
const noChosenText = {
  create: (/** @type {Context} */ context) => ({
    JSXExpressionContainer(/** @type {Node} */ { expression, parent }) {
      if (!['ConditionalExpression', 'LogicalExpression'].includes(expression?.type ?? '')) return;
      const isRead = parent?.type !== 'JSXAttribute' || textAttributes.test(String(parent.name?.name));
      if (!isRead) return;
      for (const node of literalsOf(expression))
        context.report({
          node,
          message: 'A text comes from the catalogs: <Message id="…" />, or t(…) in an attribute.',
        });
    },
  }),
};

const color = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(.*\))$/i;

/** A color as a string, which stylelint does not see. */
const noRawColor = {
  create: (/** @type {Context} */ context) => ({
    Literal(/** @type {Node} */ node) {
      if (typeof node.value === 'string' && color.test(node.value))
        context.report({ node, message: 'A color comes from the theme (src/theme/tokens.ts).' });
    },
  }),
};

/** What a key from outside is called: of a message, a note, a story, a group. */
const foreignKey = /^(?:key|id|story|storyId|base|each|baseKey)$/;

/** A lookup of a key that may come from anybody: `constructor` is in every object. */
const noInheritedKey = {
  create: (/** @type {Context} */ context) => ({
    MemberExpression(/** @type {Node} */ node) {
      const { computed, property } = node;
      // `key`, `edit.key`, `baseKey(key)`
      const { name } = property?.callee ?? property?.property ?? property ?? {};
      if (computed && typeof name === 'string' && foreignKey.test(name))
        context.report({ node, message: 'A key can come from anybody: use ownValue(record, key), or a Map.' });
    },
  }),
};

export default {
  meta: { name: 'project' },
  rules: { 'no-chosen-text': noChosenText, 'no-raw-color': noRawColor, 'no-inherited-key': noInheritedKey },
};
