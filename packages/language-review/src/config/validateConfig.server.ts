import { existsSync, statSync, type Stats } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { ownValue } from 'system-tools/own-value';
import { UserError } from 'system-tools/user-error';
import { catalogOf, hasFlatCatalogs, hasNamespaces, ownCatalogAt } from '../catalogs/catalogPaths.ts';
import {
  configure,
  fallbackOf,
  fallbacksOf,
  formatNames,
  getConfig,
  isLanguage,
  tagOf,
  type LanguageReviewConfig,
  type Locale,
} from '../config.ts';
import { acceptableChecks } from '../checks/checks.ts';
import { defaultTokens } from './tokens.ts';
import { catalogFiles, realPath } from '../catalogs/catalogFiles.server.ts';
import { completeLocale } from './locales.ts';
import { isNotFound } from '../catalogs/readText.server.ts';

const isString = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isObjectOf = (isItem: (item: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.values(value).every(isItem);
const isList = (value: unknown, isItem: (item: unknown) => boolean) => Array.isArray(value) && value.every(isItem);

/** Whether an object has texts at all places where another one has them. */
const hasTextsOf = (value: unknown, texts: unknown): boolean =>
  isString(texts)
    ? isString(value)
    : isObject(value) &&
      Object.entries(texts as object).every(([name, inner]) => hasTextsOf(ownValue(value, name), inner));

const separatorsOrFalse = ['keySeparator', 'nsSeparator'];
const separators = ['pluralSeparator', 'contextSeparator'];
const interpolationOptions = ['prefix', 'suffix', 'nestingPrefix', 'nestingSuffix'];

/** Other options of i18next have no meaning here, and may be anything. */
function isI18nextOptions(value: unknown) {
  if (!isObject(value)) return false;
  const { interpolation = {} } = value;
  const isText = (option: unknown) => option === undefined || isString(option);
  return (
    separatorsOrFalse.every((name) => ownValue(value, name) === false || isText(ownValue(value, name))) &&
    separators.every((name) => isText(ownValue(value, name))) &&
    isObject(interpolation) &&
    interpolationOptions.every((name) => isText(ownValue(interpolation, name)))
  );
}

const kinds = {
  text: [isString, 'a text'],
  texts: [(value: unknown) => isList(value, isString), 'a list of texts'],
  locales: [
    (value: unknown) => isList(value, (locale) => isString(locale) || (isObject(locale) && 'code' in locale)),
    'a list of languages, each a code or an object with a `code`',
  ],
  options: [isI18nextOptions, 'an object of options that are texts'],
  dictionaries: [isObjectOf(isString), 'an object with the name of a package for each language'],
  reasons: [
    isObjectOf(isObjectOf(isObjectOf(isString))),
    "an object of reasons by language, key and check: { fr: { contact: { identical: 'the same word' } } }",
  ],
  tokens: [(value: unknown) => hasTextsOf(value, defaultTokens), 'an object with a CSS value for each token'],
} as const satisfies Record<string, readonly [is: (value: unknown) => boolean, what: string]>;

const keys: Record<keyof LanguageReviewConfig, keyof typeof kinds> = {
  locales: 'locales',
  defaultLocale: 'text',
  catalogs: 'text',
  format: 'text',
  i18next: 'options',
  approvals: 'text',
  notes: 'text',
  sources: 'text',
  storyResults: 'text',
  testCommand: 'text',
  preview: 'text',
  data: 'texts',
  brandTerms: 'texts',
  glossary: 'text',
  words: 'text',
  dictionaries: 'dictionaries',
  accepted: 'reasons',
  tokens: 'tokens',
};

const required = ['locales', 'defaultLocale', 'catalogs', 'format'] as const;

/** What a path leads to, and whether it has to exist. */
const paths = [
  ['sources', 'folder', true],
  ['preview', 'file', true],
  ['glossary', 'file', true],
  ['words', 'file', true],
  ['approvals', 'folder', false],
  ['notes', 'folder', false],
  ['storyResults', 'file', false],
] as const;

/** What is wrong with keys and the types of their values: JavaScript is not checked, nor is TypeScript that is run. */
function typeProblem(config: LanguageReviewConfig) {
  if (!isObject(config)) return 'The configuration is not an object.';
  const unknown = Object.keys(config).find((key) => !Object.hasOwn(keys, key));
  if (unknown !== undefined) return `"${unknown}" is not a key of the configuration.`;
  const absent = required.find((key) => ownValue(config, key) === undefined);
  if (absent) return `The configuration lacks "${absent}".`;
  for (const [key, value] of Object.entries(config)) {
    const [is, what] = kinds[keys[key as keyof LanguageReviewConfig]];
    if (value !== undefined && !is(value)) return `\`${key}\` is not ${what}.`;
  }
  return undefined;
}

/** Where two files of the addon are one: what is saved in one would replace the other. */
function sharedFileProblem(root: string) {
  const { locales, approvals, notes, storyResults, glossary, words } = getConfig();
  const files = [
    ...locales.flatMap(({ code }) => [
      ...(hasNamespaces() ? [] : [['catalogs', catalogOf(code, '').path] as const]),
      ['approvals', `${approvals}/${code}.json`] as const,
      ['notes', `${notes}/${code}.json`] as const,
    ]),
    ['storyResults', storyResults],
    ['glossary', glossary],
    ['words', words],
  ] as const;
  const known = new Map<string, string>();
  for (const [name, path] of files) {
    const file = fileAt(join(root, path));
    const isCatalog = name !== 'catalogs' && isLanguage(ownCatalogAt(posix.normalize(path))?.language);
    const other = known.get(file) ?? (isCatalog ? 'catalogs' : undefined);
    if (other !== undefined)
      return `\`${other}\` and \`${name}\` would both be ${path}: what is saved for one would replace the other.`;
    known.set(file, name);
  }
  return undefined;
}

/** Identifies a file also where links or, on some systems, other capitals lead to it. */
function fileAt(path: string) {
  try {
    return realPath(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

function pathProblem(config: LanguageReviewConfig, root: string) {
  for (const [name, kind, isRequired] of paths) {
    const path = config[name];
    if (path === undefined) continue;
    let found: Stats | undefined;
    try {
      found = statSync(join(root, path), { throwIfNoEntry: false });
    } catch (error) {
      return `\`${name}\` is "${path}", which cannot be read (${(error as NodeJS.ErrnoException).code}).`;
    }
    if (!found && !isRequired) continue;
    if (!found) return `\`${name}\` is "${path}", which does not exist.`;
    if (found.isDirectory() !== (kind === 'folder')) return `\`${name}\` is "${path}", which is not a ${kind}.`;
  }
  return undefined;
}

/** What is wrong with the catalogs that the pattern names. */
function catalogProblem(config: LanguageReviewConfig, root: string) {
  const { catalogs } = config;
  if (!catalogs.includes('{language}'))
    return `\`catalogs\` is "${catalogs}": it has to name the language, as in "src/locales/{language}.json".`;
  const { locales, defaultLocale, format } = configure(config);
  if (hasNamespaces() && hasFlatCatalogs())
    return `\`catalogs\` is "${catalogs}": with "${format}", a language has one catalog, so that it has no {namespace}.`;
  // A module would count as JSON that is broken in its first line.
  const extension = format === 'lingui' ? '.po' : '.json';
  if (!catalogs.endsWith(extension))
    return `\`catalogs\` is "${catalogs}": with "${format}", catalogs are ${extension} files.`;
  try {
    const missing = locales
      .filter(({ code }) => !hasNamespaces() || code === defaultLocale)
      .find(({ code }) => !catalogFiles(root, code).some(({ path }) => existsSync(join(root, path))));
    if (!missing) return undefined;
    const path = catalogs.replaceAll('{language}', missing.file);
    const alike = catalogFiles(root).find(
      ({ language }) => tagOf(language).toLowerCase() === missing.tag.toLowerCase(),
    );
    const hint = alike ? ` There is ${alike.path}: name it in \`file\` of the language.` : '';
    return `${path} does not exist, though \`locales\` lists its language.${hint}`;
  } catch (error) {
    if (isNotFound(error)) return `\`catalogs\` is "${catalogs}", which does not exist.`;
    throw error;
  }
}

/** What the keys of a locale take, beside `fallback`. */
const localeKeys: Readonly<Record<Exclude<keyof Locale, 'fallback'>, readonly string[] | undefined>> = {
  code: undefined,
  tag: undefined,
  file: undefined,
  name: undefined,
  short: undefined,
  direction: ['ltr', 'rtl'],
};

function localeKeyProblem(locale: object) {
  for (const [key, values] of Object.entries(localeKeys)) {
    const value = ownValue(locale as Readonly<Record<string, unknown>>, key);
    if (value === undefined || (isString(value) && (values?.includes(value) ?? true))) continue;
    return `\`locales\` has the ${key} ${JSON.stringify(value)}: it takes ${values?.join(' or ') ?? 'a text'}.`;
  }
  return undefined;
}

function localeProblem({ locales, defaultLocale }: LanguageReviewConfig) {
  const given = locales.map((locale) => (typeof locale === 'string' ? { code: locale } : locale));
  const codes = given.map(({ code }): string => code);
  for (const locale of given) {
    const wrongKey = localeKeyProblem(locale);
    if (wrongKey !== undefined) return wrongKey;
    try {
      completeLocale<string>(locale);
    } catch {
      return locale.tag === undefined
        ? `\`locales\` has "${locale.code}", which is no BCP 47 code of a language. Beside the name that the project has for it, it takes a \`tag\`.`
        : `\`locales\` has the tag "${locale.tag}" for "${locale.code}", which is no BCP 47 tag of a language.`;
    }
    if (locale.fallback && !codes.includes(locale.fallback))
      return `\`locales\` lacks "${locale.fallback}", which is the fallback of "${locale.code}".`;
  }
  const inherited = codes.find((code) => Object.hasOwn(Object.prototype, code));
  if (inherited !== undefined)
    return `\`locales\` has "${inherited}", which every object has: the language needs another \`code\`.`;
  const unusual = codes.find((code) => !/^[\w-]+$/.test(code));
  if (unusual !== undefined)
    return `\`locales\` has "${unusual}": a \`code\` takes letters without accents, digits, - and _; a language whose files are named otherwise has a \`file\` as well.`;
  const twice = [codes, given.map(({ code, file = code }): string => file)].flatMap((names) =>
    names.filter((name, index) => names.indexOf(name) !== index),
  );
  if (twice[0] !== undefined)
    return `\`locales\` has "${twice[0]}" twice: each language has its own code and its own file.`;
  return codes.includes(defaultLocale)
    ? undefined
    : `\`locales\` lacks "${defaultLocale}", which is the default locale.`;
}

function problemOf(config: LanguageReviewConfig, root: string) {
  const wrongType = typeProblem(config);
  if (wrongType !== undefined) return wrongType;
  if (!formatNames.includes(config.format))
    return `\`format\` is "${config.format as string}": it takes ${formatNames.join(', ')}.`;
  const localesProblem = localeProblem(config);
  if (localesProblem !== undefined) return localesProblem;
  const { locales, accepted, dictionaries } = configure(config);
  const codes = locales.map(({ code }): string => code);
  const circle = locales
    .map(({ code }) => fallbacksOf(code))
    .find((languages) => fallbackOf(languages.at(-1)!) !== undefined);
  if (circle)
    return `\`locales\` has fallbacks in a circle (${circle.join(', ')}): one of them has to fall back to another language, or to none.`;
  for (const [code, messages] of Object.entries(accepted)) {
    if (code !== 'all' && !codes.includes(code)) return `\`locales\` lacks "${code}", which \`accepted\` names.`;
    for (const [key, reasons] of Object.entries(messages ?? {})) {
      const check = Object.keys(reasons).find((name) => !acceptableChecks.includes(name));
      if (check !== undefined)
        return `\`accepted\` names "${check}" for ${key}: it takes ${acceptableChecks.join(', ')}.`;
    }
  }

  for (const [code, name] of Object.entries(dictionaries)) {
    try {
      createRequire(join(root, 'package.json')).resolve(`${name}/cspell-ext.json`);
    } catch {
      return `\`dictionaries\` has "${name}" for ${code}: no such cspell dictionary is installed.`;
    }
  }

  return pathProblem(config, root) ?? catalogProblem(config, root) ?? sharedFileProblem(root);
}

/**
 * Checks keys, the types of values, and what types cannot: locales that are not listed, paths. Configures the addon.
 * @throws {UserError} with a sentence about the first problem
 */
export function validateConfig(config: LanguageReviewConfig, root: string) {
  const problem = problemOf(config, root);
  if (problem !== undefined) throw new UserError(`language-review: ${problem}`);
}
