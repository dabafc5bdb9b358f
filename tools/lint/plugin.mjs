/*
 * Rules for oxlint, where its own and stylelint see nothing: texts in attributes and expressions, colors in interpolations, keys from anybody,
 * locales that are not those of the page, links that open a tab in silence.
 */

/** Attributes that are read or heard. */
const textAttributes =
  /^(?:alt|title|placeholder|label|heading|text|description|caption|summary|content|aria-(?:label|description|roledescription|valuetext|placeholder))$/;

/**
 * @typedef {{ type: string, value?: unknown, expression?: Node, consequent?: Node, alternate?: Node, left?: Node, right?: Node,
 *   quasis?: Array<Node & { value: { cooked?: string } }>, parent?: Node, name?: any, computed?: boolean, property?: Node,
 *   callee?: Node, object?: Node,
 *   arguments?: Node[], elements?: Node[], openingElement?: Node, attributes?: Node[] }} Node
 * @typedef {{ report: (finding: { node: Node, message: string }) => void, sourceCode: { getText: (node: Node) => string, getScope: (node: Node) => any } }} Context
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

/** A text in an attribute, or one that an expression chooses. */
const noHardCodedText = {
  create(/** @type {Context} */ context) {
    const report = (/** @type {Node | undefined} */ expression) => {
      for (const node of literalsOf(expression))
        context.report({
          node,
          message: 'A text comes from the catalogs: <Message id="…" />, or t(…) in an attribute.',
        });
    };
    return {
      JSXExpressionContainer(/** @type {Node} */ { expression, parent }) {
        const isChosen = ['ConditionalExpression', 'LogicalExpression'].includes(expression?.type ?? '');
        if (parent?.type !== 'JSXAttribute' && isChosen) report(expression);
      },
      JSXAttribute(/** @type {{ name: { name: unknown }, value?: Node }} */ { name, value }) {
        if (textAttributes.test(String(name.name))) report(value?.expression ?? value);
      },
    };
  },
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

/**
 * The value of a constant.
 * @param {Context} context
 * @param {Node} node
 * @returns {Node | undefined}
 */
function constantOf({ sourceCode }, node) {
  for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
    const [definition] = scope.set.get(node.name)?.defs ?? [];
    if (definition) return definition.node.init?.expression ?? definition.node.init;
  }
  return undefined;
}

/**
 * Whether it is written out, or left to the browser.
 * @param {Context} context
 * @param {Node | undefined} node
 * @returns {boolean | undefined}
 */
const isFixedLocale = (context, node) =>
  !node ||
  node.type === 'Literal' ||
  node.name === 'undefined' ||
  (node.type === 'Identifier' && constantOf(context, node)?.type === 'Literal') ||
  node.quasis?.length === 1 ||
  node.elements?.every((each) => isFixedLocale(context, each));

/** A locale that the code or the browser chooses, not the page. */
const noFixedLocale = {
  create(/** @type {Context} */ context) {
    const check = (/** @type {Node} */ node) => {
      const { callee, arguments: [first, second] = [] } = node;
      const name = String(callee?.property?.name);
      // Graphemes are the same in all languages.
      const isIntl = callee?.object?.name === 'Intl' && /^(?!Locale$|Segmenter$)[A-Z]/.test(name);
      const locale = name === 'localeCompare' ? second : first;
      if ((isIntl || /^(?:toLocale[A-Z]|localeCompare$)/.test(name)) && isFixedLocale(context, locale))
        context.report({ node, message: 'The locale is that of the page: languageInfo(language).intl.' });
    };
    return { NewExpression: check, CallExpression: check };
  },
};

/** A link that opens a new tab, and does not say so or lets the other page reach this one. */
const noSilentTab = {
  create: (/** @type {Context} */ context) => ({
    JSXElement(/** @type {Node} */ node) {
      const textOf = (/** @type {string} */ name) => {
        const attribute = node.openingElement?.attributes?.find((each) => each.name?.name === name);
        return attribute && context.sourceCode.getText(attribute);
      };
      if (!textOf('target')?.includes('_blank')) return;
      // The label replaces the content.
      const spoken = textOf('aria-label') ?? context.sourceCode.getText(node);
      if (!/NewTab/i.test(spoken) || !textOf('rel')?.includes('noopener'))
        context.report({
          node,
          message: 'A new tab takes rel="noopener noreferrer" and <OpensInNewTab />, or t(\'opensInNewTab\').',
        });
    },
  }),
};

export default {
  meta: { name: 'project' },
  rules: {
    'no-hard-coded-text': noHardCodedText,
    'no-raw-color': noRawColor,
    'no-inherited-key': noInheritedKey,
    'no-fixed-locale': noFixedLocale,
    'no-silent-tab': noSilentTab,
  },
};
