import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { completeOptions } from '../adapters/reactI18next/options.ts';
import { hasNamespaces, ownCatalogAt, splitKey } from '../catalogs/catalogPaths.ts';
import { getConfig, type I18nextOptions } from '../config.ts';
import { escapeRegExp } from 'system-tools/escape-reg-exp';
import { consistsOf, knownParts } from '../catalogs/parts.ts';
import { catalogFormat, pathFrom } from '../catalogs/catalogFiles.server.ts';
import { filesIn } from '../catalogs/filesIn.server.ts';
import { isOwnFile } from '../catalogs/isOwnFile.server.ts';
import { addNamedKeys, noNamedKeys, type NamedKeys } from './namedKeys.server.ts';
import { isJoined, isStatic, isTelling, isUnknown, type Pattern } from './patterns.server.ts';
import { readSource } from '../catalogs/readText.server.ts';

const script = /\.[cm]?[jt]sx?$/;
const testFile = /\.(?:test|spec|stories)\.[jt]sx?$/;
/** Files whose texts may name keys in any way. */
const prose = /\.(?:mdx?|html?|vue|svelte|astro|ya?ml|toml|txt|jsonc|json5|hbs|handlebars|ejs|pug|xml|graphql|gql)$/;

/** Tests, with stories, or all others. */
export type SourceKind = 'tests' | 'product';

/** Whether the folder of the sources exists. */
export const hasSources = (root: string) => existsSync(join(root, getConfig().sources));

/** The files of the sources, with paths from the root: without catalogs and what the addon writes. */
function sourceFiles(root: string, kind: SourceKind) {
  const { sources } = getConfig();
  return filesIn(join(root, sources))
    .map((name) => pathFrom(root, join(root, sources, name)))
    .filter(
      (path) =>
        !/\.d\.[cm]?ts$/.test(path) &&
        testFile.test(path) === (kind === 'tests') &&
        !ownCatalogAt(path) &&
        !isOwnFile(path),
    );
}

/** The texts of a JSON file, and the names of its properties; undefined where it is none. */
function jsonContent(path: string, source: string) {
  if (!path.endsWith('.json')) return undefined;
  const texts: string[] = [];
  const names: string[] = [];
  try {
    JSON.parse(source, (name: string, value: unknown) => {
      names.push(name);
      if (typeof value === 'string') texts.push(value);
      return value;
    });
  } catch {
    return undefined;
  }
  return { texts, names };
}

/** Adds what a source that cannot be parsed may name: it names all keys that it contains, and more. */
function addProse(found: Sources, source: string) {
  found.prose.push(source);
  // ``t(`status.${status}`)``, or `t('status.' + status)`
  for (const [, template, , text] of source.matchAll(/`([^`$\\]+)\$\{|(['"])([^'"\\\n]+)\2\s*\+/g))
    if (isTelling(template ?? text)) found.patterns.push([template ?? text, undefined]);
  for (const [, , prefix] of source.matchAll(/\bkeyPrefix\b(?:\s*[:=]\s*\{?\s*(["'`])((?:(?!\1|\$\{).)+)\1)?/g))
    found.prefixes.push([prefix]);
  found.hasContext ||= /\bcontext\b/.test(source);
  found.hasAnyObject ||= /\b(?:returnObjects|joinArrays)\b/.test(source);
}

interface Sources extends NamedKeys {
  /** What is not parsed: it may name a key in any way. */
  prose: string[];
}

function readSources(root: string, kind: SourceKind): Sources {
  const found: Sources = { ...noNamedKeys(), prose: [] };
  for (const path of sourceFiles(root, kind)) {
    const isScript = script.test(path);
    if (!isScript && !path.endsWith('.json') && !prose.test(path)) continue;
    const source = readSource(join(root, path), path);
    const json = jsonContent(path, source);
    if (json) {
      // A call takes about 100,000 arguments.
      for (const text of json.texts) found.patterns.push([text]);
      for (const name of json.names) found.names.push(name);
    } else if (!isScript || !addNamedKeys(found, path, source)) addProse(found, source);
  }
  return found;
}

/** Whether a text may be one of some patterns. */
function matcherOf(patterns: readonly Pattern[]) {
  const exact = new Set<string>();
  const others: string[][] = [];
  for (const pattern of patterns) {
    if (isStatic(pattern)) exact.add(pattern.join(''));
    else others.push(knownParts(pattern));
  }
  return (text: string) => exact.has(text) || others.some((parts) => consistsOf(text, parts, 0));
}

/** The options of i18next: those of the configuration, or else of the sources. */
function optionsOf({ options }: NamedKeys): I18nextOptions {
  const { i18next } = getConfig();
  return { ...options, ...i18next, interpolation: { ...options.interpolation, ...i18next.interpolation } };
}

/** The keys that messages name inside: `$t(key)`. */
function nestedKeys(
  texts: readonly string[],
  {
    prefix,
    suffix,
    nestingPrefix,
    nestingSuffix,
  }: Record<'prefix' | 'suffix' | 'nestingPrefix' | 'nestingSuffix', string>,
): Pattern[] {
  const [start, end] = [escapeRegExp(nestingPrefix), escapeRegExp(nestingSuffix)];
  const nested = new RegExp(`${start}((?:(?!${end}|,)[^])*)(?:,|${end})`, 'g');
  const value = new RegExp(`${escapeRegExp(prefix)}(?:(?!${escapeRegExp(suffix)})[^])*${escapeRegExp(suffix)}`);
  return texts
    .flatMap((text) => Array.from(text.matchAll(nested), ([, key = '']) => key.trim()))
    .map((key) => key.split(value).flatMap((part, index) => (index === 0 ? [part] : [undefined, part])));
}

/** What keys are behind their namespace, as far as that tells a key. */
function withoutNamespace(pattern: Pattern, separator: string): Pattern[] {
  const at = pattern.findIndex((part) => part?.includes(separator));
  const part = pattern[at];
  if (part === undefined) return [];
  const rest = [part.slice(part.indexOf(separator) + separator.length), ...pattern.slice(at + 1)];
  return isStatic(rest) || rest.some(isTelling) ? [rest] : [];
}

/** The parts of a key before and after each of its separators. */
const splits = (name: string) =>
  Array.from(name.matchAll(/\./g), ({ index }) => ({ head: name.slice(0, index), rest: name.slice(index + 1) }));

/**
 * The keys that the sources use, as far as can be told; a key that they may use is one of them.
 * @param keys of the default language @param texts of all languages
 */
export function usedKeys(
  root: string,
  keys: readonly string[],
  texts: readonly string[],
  kind: SourceKind = 'product',
): ReadonlySet<string> {
  const { format } = getConfig();
  if (catalogFormat().extractor !== undefined || !hasSources(root)) return new Set(keys);
  const sources = readSources(root, kind);
  if (format === 'react-intl' && sources.generatesIds) return new Set(keys);

  const isI18next = format === 'react-i18next';
  const { keySeparator, nsSeparator, pluralSeparator, contextSeparator, interpolation } = completeOptions(
    optionsOf(sources),
  );
  const { nestingPrefix } = interpolation;
  // What a source says where a message is missing may nest others, too.
  const nesting = [...texts, ...sources.patterns.map((pattern) => pattern.join(''))].filter((text) =>
    text.includes(nestingPrefix),
  );
  const hasContext = isI18next && (sources.hasContext || nesting.some((text) => text.includes('context')));
  const ids = sources.ids.filter((id) => !isUnknown(id));
  const hasJoined = isI18next ? sources.hasJoined : sources.ids.some((id) => isUnknown(id) && isJoined(id));
  // The only catalog of a language has a namespace as well, which sources may name: `translation:title`.
  const local = (all: readonly Pattern[]) =>
    isI18next && nsSeparator && !hasNamespaces()
      ? all.flatMap((pattern) => [pattern, ...withoutNamespace(pattern, nsSeparator)])
      : all;
  const patterns = local([...sources.patterns, ...(isI18next ? nestedKeys(nesting, interpolation) : ids)]);
  const isWritten = matcherOf(patterns);
  const isText = matcherOf(patterns.filter(isStatic));
  const beginsWithText = (text: string) =>
    Array.from(text, (_, index) => text.slice(0, index)).some((part) => isTelling(part) && isText(part));
  const isNamed = (text: string) => isWritten(text) || sources.prose.some((each) => each.includes(text));
  const isObject = sources.hasAnyObject ? isNamed : matcherOf(local(sources.objects));
  const isPrefix = matcherOf(sources.prefixes);
  const names = new Set(sources.names);
  // A variable may have the names of properties, as in `Object.keys(labels).map((key) => t(key))`.
  const hasVariable =
    !isI18next || sources.scopes.some(({ namespace, prefix }) => !prefix && !(namespace && hasNamespaces()));

  /** As sources write it. */
  const spelled = (text: string) =>
    keySeparator && keySeparator !== '.' ? [text, text.replaceAll('.', keySeparator)] : [text];
  const isRequested = (name: string, namespace: string | undefined, isOne: (text: string) => boolean) => {
    const qualified = (text: string) =>
      namespace === undefined ? [text] : [text, ...[nsSeparator, ':', '.'].map((each) => `${namespace}${each}${text}`)];
    return (
      spelled(name).flatMap(qualified).some(isOne) ||
      splits(name).some(({ head, rest }) => spelled(head).some(isPrefix) && spelled(rest).some(isOne))
    );
  };

  const forms = new RegExp(`${escapeRegExp(pluralSeparator)}(?:zero|one|two|few|many|other|plural|\\d+)$`);
  const ordinal = new RegExp(`${escapeRegExp(pluralSeparator)}ordinal$`);
  /** A name and what it is without plural form and context. */
  const variants = (name: string) => {
    const single = name.replace(forms, '');
    const base = single.replace(ordinal, '');
    const cuts = hasContext
      ? base.split(contextSeparator).map((_, index, parts) => parts.slice(0, index + 1).join(contextSeparator))
      : [];
    return new Set([name, single, base, ...cuts]);
  };

  const scopes = sources.scopes.map(({ namespace, prefix }) => ({
    isNamespace: namespace && matcherOf([namespace]),
    isAbove: prefix && matcherOf([prefix]),
  }));
  const isInScope = (name: string, own: string | undefined) =>
    scopes.some(({ isNamespace, isAbove }) => {
      // Without a prefix, the variable may have any text.
      if (!isAbove) return isNamespace !== undefined && own !== undefined && isNamespace(own);
      const isBelow = isAbove('') || splits(name).some(({ head }) => spelled(head).some(isAbove));
      return isBelow && (!isNamespace || own === undefined || isNamespace(own));
    });

  const isUsed = (key: string) => {
    const { namespace, name } = splitKey(key);
    return (
      [...variants(name)].some((each) => isRequested(each, namespace, isNamed) || (hasVariable && names.has(each))) ||
      splits(name).some(({ head }) => [...variants(head)].some((each) => isRequested(each, namespace, isObject))) ||
      (hasJoined && isRequested(name, namespace, beginsWithText)) ||
      (sources.hasPath && splits(name).some(({ head }) => isText(head))) ||
      isInScope(name, namespace)
    );
  };
  return new Set(keys.filter(isUsed));
}

/** The keys that a source names in a text, or in a part of one that is put together. @throws {SyntaxError} where it cannot be parsed */
export function keysNamedIn<Key extends string>(path: string, source: string, keys: ReadonlySet<Key>): Key[] {
  const found = noNamedKeys();
  if (!addNamedKeys(found, path, source)) throw new SyntaxError(`${path} cannot be parsed`);
  return [...keys].filter(matcherOf(found.patterns));
}

/** What the sources pass to `init` of i18next, as far as it is written there. */
export function i18nextOptions(root: string): I18nextOptions {
  const found = noNamedKeys();
  if (!hasSources(root)) return {};
  for (const path of sourceFiles(root, 'product').filter((each) => script.test(each))) {
    const source = readSource(join(root, path), path);
    if (/Separator|interpolation/.test(source)) addNamedKeys(found, path, source);
  }
  return found.options;
}
