import { posix } from 'node:path';
import {
  parseSync,
  visitorKeys,
  type CallExpression,
  type ImportDeclaration,
  type JSXElement,
  type Node,
  type ObjectExpression,
  type Program,
  type VariableDeclarator,
} from 'oxc-parser';
import { escapeRegExp } from 'system-tools/escape-reg-exp';
import { ownCatalogAt } from '../catalogs/catalogPaths.ts';
import { getConfig, type I18nextOptions } from '../config.ts';
import { initOptions } from './initOptions.server.ts';
import {
  calleeName,
  chainOf,
  hasSpread,
  isFalse,
  isJoined,
  isPath,
  isStatic,
  isTelling,
  isUnknown,
  joinedNames,
  jsxPattern,
  nameIn,
  objectIn,
  patternOf,
  patternsOf,
  propertiesOf,
  unwrapped,
  type Pattern,
} from './patterns.server.ts';
import { anyScope, giverIn, scopesGivenBy, TranslationFunctions, type Scope } from './translationFunctions.server.ts';

/** What sources say of the keys that they use. */
export interface NamedKeys {
  /** All texts of which a part is known, wherever they stand: a variable that is requested may have any of them. */
  patterns: Pattern[];
  /** Those that are requested as a list or an object. */
  objects: Pattern[];
  /** What all requests of a function begin with: `keyPrefix`. */
  prefixes: Pattern[];
  /** Where a variable names the message. */
  scopes: Scope[];
  /** Names of properties and members. */
  names: string[];
  /** The values of what is called `id`: in react-intl, keys. */
  ids: Pattern[];
  /** Whether a request is put together of parts that are not known: a text of another place may be its beginning. */
  hasJoined: boolean;
  /** Whether variables are joined like the names of a key, `${scope}.${name}`, to be requested elsewhere. */
  hasPath: boolean;
  /** Whether a request may have a context. */
  hasContext: boolean;
  /** Whether any text may be requested as a list or an object. */
  hasAnyObject: boolean;
  /** Whether a build generates ids from messages. */
  generatesIds: boolean;
  /** What is passed to `init` of i18next. */
  options: I18nextOptions;
}

export const noNamedKeys = (): NamedKeys => ({
  patterns: [],
  objects: [],
  prefixes: [],
  scopes: [],
  names: [],
  ids: [],
  hasJoined: false,
  hasPath: false,
  hasContext: false,
  hasAnyObject: false,
  generatesIds: false,
  options: {},
});

/** JSX is trimmed at the ends of its lines. */
const jsxText = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

type Children = Node | Array<Node | null> | null | undefined;

const childrenOf = (node: Node, name: string) =>
  [(node as unknown as Record<string, Children>)[name]].flat().flatMap((child) => child ?? []);

/** Whether a path has the name of a language: `en` in `messages_en.json`, not in `screen.json`. */
const isNamed = (imported: string, language: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(language)}(?![\p{L}\p{N}])`, 'u').test(imported);

/** Whether an import is of a catalog: by its path or, behind an alias, by the name of a language in it. */
const isCatalog = (path: string, imported: string) =>
  imported.startsWith('.')
    ? ownCatalogAt(posix.join(posix.dirname(path), imported)) !== undefined
    : imported.endsWith('.json') && getConfig().locales.some(({ file }) => isNamed(imported, file));

/** Whether options, or those of `init`, make a list or an object of a message. */
const givesObjects = (options: ObjectExpression) =>
  [...propertiesOf(options)].some(
    ([name, value]) => (name === 'returnObjects' || name === 'joinArrays') && !isFalse(value),
  );

/** Whether nothing is known of an argument; a text stands for a missing message. */
const isVariable = (argument: Node) => patternOf(argument).every((part) => part === undefined);

/** Adds what a source says to what others have said. */
class SourceReader {
  readonly #found: NamedKeys;
  readonly #path: string;
  readonly #functions = new TranslationFunctions();
  /** The texts of variables, and what is known of those that are requested. */
  readonly #constants = new Map<string, string>();
  readonly #declared: Array<{ name: string; value: Pattern }> = [];
  readonly #requested = new Set<string>();
  /** Variables that get longer, by `+=`. */
  readonly #extended = new Set<string>();
  /** Names that stand elsewhere than where something is called: what has them may be called anywhere. */
  readonly #passedOn = new Set<string>();
  /** What catalogs are imported as. */
  readonly #imported = new Set<string | undefined>();
  /** Of this source alone. */
  readonly #prefixes: Pattern[] = [];
  readonly #namespaces: Pattern[] = [];
  readonly #scopes: Scope[] = [];
  /** The calls that give functions, and those of them whose functions are named or called where they are given. */
  readonly #givers = new Set<CallExpression>();
  readonly #bound = new Set<CallExpression>();

  constructor(found: NamedKeys, path: string) {
    this.#found = found;
    this.#path = path;
  }

  /** Reads a program, from its beginning to its end. */
  read(program: Program) {
    // Thousands of nodes in each other overflow the stack.
    const left: Array<readonly [node: Node, parent?: Node]> = [[program]];
    for (let next = left.pop(); next; next = left.pop()) {
      const [node, parent] = next;
      this.#readNode(node, parent);
      // The path of a module is no key.
      const names = (visitorKeys[node.type] ?? []).filter(
        (name) => name !== 'source' || !/^(?:Import|Export)/.test(node.type),
      );
      const children = names.flatMap((name) => childrenOf(node, name));
      for (const child of children.toReversed()) left.push([child, node]);
    }
  }

  /** A key in a comment, as tools that extract keys find it. */
  readComment(text: string) {
    for (const [, , key] of text.matchAll(/\bt\(\s*(['"`])((?:(?!\1).)+)\1/g)) this.#addText([key]);
  }

  /** To be called after all of the source is read. */
  finish() {
    for (const { name, value } of this.#declared) if (this.#requested.has(name)) this.#addRequested(value);
    this.#found.hasJoined ||= [...this.#extended].some((name) => this.#requested.has(name));
    for (const name of this.#passedOn) this.#scopes.push(...this.#functions.scopesNamed(name));
    for (const giver of this.#givers) if (!this.#bound.has(giver)) this.#scopes.push(...scopesGivenBy(giver).scopes);
    // A variable may be requested with any prefix and namespace of its source: those of `withTranslation`, for example.
    if (this.#scopes.some(({ prefix }) => !prefix))
      this.#scopes.push(
        ...this.#prefixes.map((prefix) => ({ namespace: undefined, prefix })),
        ...this.#namespaces.map((namespace) => ({ namespace, prefix: undefined })),
      );
    this.#found.prefixes.push(...this.#prefixes);
    this.#found.scopes.push(...this.#scopes);
  }

  #addText(pattern: Pattern, isRequest = false) {
    const isKept = isStatic(pattern) || (isRequest ? !isUnknown(pattern) : pattern.some(isTelling));
    if (isKept) this.#found.patterns.push(pattern);
    else this.#found.hasPath ||= isPath(pattern);
  }

  #addRequested(pattern: Pattern) {
    this.#addText(pattern, true);
    this.#found.hasJoined ||= isUnknown(pattern) && isJoined(pattern);
  }

  #addObject(pattern: Pattern) {
    if (isUnknown(pattern)) this.#found.hasAnyObject = true;
    else this.#found.objects.push(pattern);
  }

  /** What is requested as a list or an object, if options say so. */
  #addObjects(patterns: readonly Pattern[], options: Node | undefined) {
    const object = objectIn(options);
    if (object && givesObjects(object)) for (const pattern of patterns) this.#addObject(pattern);
  }

  /** A message that is requested from some scopes, with options. */
  #addRequest(patterns: readonly Pattern[], scopes: readonly Scope[], options: Node | undefined) {
    const object = objectIn(options);
    const properties = object && propertiesOf(object);
    // It may have any of them.
    const hasAnyOption = object ? hasSpread(object) : options !== undefined && isVariable(options);
    this.#found.hasContext ||= hasAnyOption;
    const [namespace, prefix] = ['ns', 'keyPrefix'].map((name) => properties?.get(name));
    for (const pattern of patterns) {
      this.#addRequested(pattern);
      if (hasAnyOption) this.#addObject(pattern);
      if (!isUnknown(pattern)) continue;
      for (const scope of scopes)
        this.#scopes.push({
          namespace: namespace ? patternOf(namespace) : scope.namespace,
          prefix: prefix ? patternOf(prefix) : scope.prefix,
        });
    }
  }

  #readInit(object: ObjectExpression | undefined) {
    if (!object) return;
    const { interpolation, ...options } = initOptions(object, this.#constants);
    const { options: found } = this.#found;
    Object.assign(found, options);
    if (interpolation) found.interpolation = { ...found.interpolation, ...interpolation };
    this.#found.hasAnyObject ||= givesObjects(object);
  }

  #readCall(call: CallExpression) {
    const [first, second, third] = call.arguments;
    const name = calleeName(call);
    // All messages of a namespace.
    if (name === 'getResourceBundle') this.#scopes.push({ namespace: second && patternOf(second), prefix: [''] });
    if (name === 'getResource' && third) this.#addObject(patternOf(third));
    if (name === 'init' || name === 'createInstance') this.#readInit(objectIn(first));
    if (name === 'getFixedT' && third) this.#prefixes.push(patternOf(third));
    if (name === 'withTranslation') this.#namespaces.push(...patternsOf(first));
    const giver = giverIn(call.callee);
    if (giver) this.#bound.add(giver);
    // Options stand behind a text for a missing message.
    const others = call.arguments.slice(1);
    const options = others.find((each) => objectIn(each)) ?? others.find(isVariable);
    // Whatever the function is called: no other one has these options.
    this.#addObjects(patternsOf(first), options);
    const scopes = first && this.#functions.scopesOf(call.callee);
    if (!scopes) return;
    this.#addRequest(patternsOf(first), scopes, options);
    const variable = unwrapped(first);
    if (variable.type === 'Identifier') this.#requested.add(variable.name);
  }

  #readElement({ openingElement: { name, attributes }, children }: JSXElement) {
    const given = new Map(
      attributes.flatMap((attribute) => {
        const key = attribute.type === 'JSXAttribute' ? nameIn(attribute.name) : undefined;
        return attribute.type === 'JSXAttribute' && key !== undefined ? [[key, attribute.value] as const] : [];
      }),
    );
    const hasOthers = attributes.length > given.size;
    this.#found.hasContext ||= given.has('context');
    this.#found.generatesIds ||= given.has('defaultMessage') && !given.has('id') && !hasOthers;
    const [key, namespace, prefix, translate, options] = ['i18nKey', 'ns', 'keyPrefix', 't', 'tOptions'].map(
      (each) => given.get(each) ?? undefined,
    );
    if (prefix) this.#prefixes.push(patternOf(prefix));
    if (key) {
      const scopes = (translate && this.#functions.scopesOf(unwrapped(translate))) ?? [anyScope];
      const requested = namespace ? scopes.map((scope) => ({ ...scope, namespace: patternOf(namespace) })) : scopes;
      this.#addObjects(patternsOf(key), options);
      this.#addRequest(patternsOf(key), requested, options);
    } else if (nameIn(name) === 'Translation') {
      if (namespace) this.#namespaces.push(patternOf(namespace));
    } else if (nameIn(name) === 'Trans') {
      // Its content is its key.
      const [first = [], ...others] = children.map((child): Pattern => {
        if (child.type === 'JSXText') return jsxPattern(jsxText(child.value));
        return child.type === 'JSXElement' ? ['<', undefined, '>'] : [undefined];
      });
      this.#addText(
        others.length > 0 ? [first, ...others].flatMap((part) => [undefined, ...part, undefined]) : first,
        true,
      );
    }
  }

  #readVariable({ id, init }: VariableDeclarator) {
    const value = init && unwrapped(init);
    if (!value) return;
    if (id.type === 'ObjectPattern' && this.#imported.has(nameIn(value)))
      for (const each of id.properties)
        this.#addRead([each.type === 'Property' && !each.computed ? nameIn(each.key) : undefined]);
    if (id.type === 'Identifier') {
      const pattern = patternOf(value);
      for (const each of patternsOf(value)) this.#declared.push({ name: id.name, value: each });
      if (isStatic(pattern)) this.#constants.set(id.name, pattern.join(''));
    }
    this.#readInit(objectIn(value));
    const giver = giverIn(value);
    if (!giver) return;
    this.#bound.add(giver);
    const prefix = this.#functions.add(id, giver);
    if (prefix) this.#prefixes.push(prefix);
  }

  /** Whether a name stands for a function that may be called elsewhere: not where it is called, nor in the dependencies of a hook. */
  #isPassedOn(name: Node, parent: Node | undefined) {
    if (this.#functions.bindings.has(name)) return false;
    switch (parent?.type) {
      case 'CallExpression':
        return parent.callee !== name;
      case 'Property':
        return parent.key !== name;
      default:
        return parent?.type !== 'MemberExpression' && parent?.type !== 'ArrayExpression';
    }
  }

  /** The selector of i18next in any function, which calls its parameter `$`; or what is read of a catalog. */
  #addSelected(member: Node, parent: Node | undefined) {
    const [root, ...names] = chainOf(member);
    if (root === '$') this.#addText(joinedNames(names));
    if (!this.#imported.has(root)) return;
    // `title` of `en.title.length` is read, not all that may be in it.
    if (parent?.type === 'MemberExpression' && parent.object === member) this.#addText(joinedNames(names), true);
    // The method of `en.steps.map(…)` is no message.
    else this.#addRead(parent?.type === 'CallExpression' && parent.callee === member ? names.slice(0, -1) : names);
  }

  /** A message of a catalog that is read without the library, or all in an object. */
  #addRead(names: Pattern) {
    const path = joinedNames(names);
    if (isUnknown(path)) this.#scopes.push({ namespace: undefined, prefix: [''] });
    this.#addText(path, true);
    this.#addObject(path);
  }

  #readImport({ source, specifiers }: ImportDeclaration) {
    if (!isCatalog(this.#path, source.value)) return;
    for (const specifier of specifiers) {
      const name = specifier.type === 'ImportSpecifier' ? nameIn(specifier.imported) : 'default';
      if (name === 'default') this.#imported.add(specifier.local.name);
      else this.#addRead([name]);
    }
  }

  #readNode(node: Node, parent: Node | undefined) {
    switch (node.type) {
      case 'Literal':
      case 'TemplateLiteral':
      case 'TSTemplateLiteralType':
      case 'BinaryExpression':
        // A part of a text that is put together of many is read with it.
        if (node.type === 'BinaryExpression' && parent?.type === 'BinaryExpression' && parent.operator === '+') break;
        if (parent?.type === 'JSXAttribute' && node.type === 'Literal') this.#addText(jsxPattern(String(node.value)));
        else if (parent?.type !== 'TaggedTemplateExpression' || this.#functions.scopesOf(parent.tag))
          this.#addText(patternOf(node));
        break;
      case 'JSXText':
        this.#addText(jsxPattern(jsxText(node.value)));
        break;
      case 'JSXAttribute':
        if (nameIn(node.name) === 'id' && node.value) this.#found.ids.push(patternOf(node.value));
        break;
      case 'AssignmentExpression':
        if (node.left.type !== 'Identifier') break;
        if (node.operator === '+=') this.#extended.add(node.left.name);
        else for (const value of patternsOf(node.right)) this.#declared.push({ name: node.left.name, value });
        break;
      case 'ImportDeclaration':
        this.#readImport(node);
        break;
      case 'VariableDeclarator':
        this.#readVariable(node);
        break;
      case 'ExportNamedDeclaration':
        if (node.declaration?.type === 'VariableDeclaration')
          for (const { id } of node.declaration.declarations) this.#passedOn.add(nameIn(id) ?? '');
        break;
      case 'ExportDefaultDeclaration':
        this.#readInit(objectIn(node.declaration));
        break;
      case 'TaggedTemplateExpression':
        this.#addText(patternOf(node));
        break;
      case 'CallExpression':
        this.#addText(patternOf(node));
        this.#readCall(node);
        // As a statement alone, it loads messages.
        if (giverIn(node) === node && parent?.type !== 'ExpressionStatement') this.#givers.add(node);
        break;
      case 'Property': {
        const name = node.computed ? undefined : nameIn(node.key);
        if (name !== undefined) this.#found.names.push(name);
        if (name === 'id') this.#found.ids.push(patternOf(node.value));
        if (name === 'keyPrefix') this.#prefixes.push(patternOf(node.value));
        this.#found.hasContext ||= name === 'context';
        break;
      }
      case 'ObjectExpression': {
        const properties = propertiesOf(node);
        this.#found.generatesIds ||= properties.has('defaultMessage') && !properties.has('id') && !hasSpread(node);
        break;
      }
      case 'MemberExpression':
        if (!node.computed && node.property.type === 'Identifier') this.#found.names.push(node.property.name);
        this.#addSelected(node, parent);
        break;
      case 'Identifier':
        if (this.#isPassedOn(node, parent)) this.#passedOn.add(node.name);
        break;
      case 'TSEnumMember':
        this.#found.names.push(nameIn(node.id) ?? '');
        break;
      case 'JSXElement':
        this.#readElement(node);
        break;
      default:
    }
  }
}

/** Whether a child is the name of a property: no variable. */
const isPropertyName = (node: Node, child: string) =>
  (child === 'key' && 'computed' in node && !node.computed) ||
  (child === 'property' && node.type === 'MemberExpression' && !node.computed) ||
  (child === 'name' && node.type === 'JSXAttribute');

/**
 * What is imported under another name gets its own: `import { useTranslation as useTexts } from 'react-i18next'`. What is called `t`
 * looks messages up, whatever its own name is.
 */
function restoreNames(program: Program) {
  const names = new Map(
    program.body.flatMap((statement) =>
      statement.type !== 'ImportDeclaration'
        ? []
        : statement.specifiers.flatMap((specifier) =>
            specifier.type === 'ImportSpecifier' && specifier.local.name !== 't'
              ? [[specifier.local.name, nameIn(specifier.imported)] as const]
              : [],
          ),
    ),
  );
  const left: Node[] = [...names].some(([local, imported]) => local !== imported) ? [program] : [];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') node.name = names.get(node.name) ?? node.name;
    for (const name of visitorKeys[node.type] ?? [])
      if (!isPropertyName(node, name)) for (const child of childrenOf(node, name)) left.push(child);
  }
}

/**
 * Adds what a source says of the keys that it uses.
 * @returns whether it can be parsed
 */
export function addNamedKeys(found: NamedKeys, path: string, source: string): boolean {
  // Many projects have JSX in files that end in `.js`.
  const lang = /\.[cm]?js$/.test(path) ? { lang: 'jsx' as const } : {};
  const { program, comments, errors } = parseSync(path, source, { ...lang, preserveParens: false });
  if (errors.length > 0) return false;
  restoreNames(program);
  const reader = new SourceReader(found, path);
  reader.read(program);
  for (const { value } of comments) reader.readComment(value);
  reader.finish();
  return true;
}
