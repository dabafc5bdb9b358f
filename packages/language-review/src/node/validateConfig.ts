import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hasNamespaces } from '../catalogPaths.ts';
import { acceptableChecks, configure, formatNames, tagOf, type LanguageReviewConfig } from '../config.ts';
import { catalogFiles } from './catalogFiles.ts';
import { completeLocale } from '../locales.ts';
import { isNotFound } from './isNotFound.ts';

const keys: Record<keyof LanguageReviewConfig, 'required' | 'optional'> = {
  locales: 'required',
  defaultLocale: 'required',
  catalogs: 'required',
  format: 'required',
  i18next: 'optional',
  approvals: 'optional',
  notes: 'optional',
  sources: 'optional',
  storyResults: 'optional',
  testCommand: 'optional',
  preview: 'optional',
  data: 'optional',
  brandTerms: 'optional',
  glossary: 'optional',
  words: 'optional',
  dictionaries: 'optional',
  accepted: 'optional',
  tokens: 'optional',
};

const paths = ['sources', 'preview', 'glossary', 'words'] as const;

/** What is wrong with the catalogs that the pattern names. */
function catalogProblem(config: LanguageReviewConfig, root: string) {
  const { catalogs } = config;
  if (!catalogs.includes('{language}'))
    return `\`catalogs\` is "${catalogs}": it has to name the language, as in "src/locales/{language}.json".`;
  const { locales, defaultLocale } = configure(config);
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

function localeProblem({ locales, defaultLocale }: LanguageReviewConfig) {
  const given = locales.map((locale) => (typeof locale === 'string' ? { code: locale } : locale));
  const codes = given.map(({ code }): string => code);
  for (const locale of given) {
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
  return codes.includes(defaultLocale)
    ? undefined
    : `\`locales\` lacks "${defaultLocale}", which is the default locale.`;
}

function problemOf(config: LanguageReviewConfig, root: string) {
  const unknown = Object.keys(config).find((key) => !Object.hasOwn(keys, key));
  if (unknown !== undefined) return `"${unknown}" is not a key of the configuration.`;
  const absent = Object.entries(keys).find(
    ([key, kind]) => kind === 'required' && config[key as keyof LanguageReviewConfig] === undefined,
  );
  if (absent) return `The configuration lacks "${absent[0]}".`;
  if (!formatNames.includes(config.format))
    return `\`format\` is "${config.format as string}": it takes ${formatNames.join(', ')}.`;
  const localesProblem = localeProblem(config);
  if (localesProblem !== undefined) return localesProblem;
  const { locales, accepted, dictionaries } = configure(config);
  const codes = locales.map(({ code }): string => code);
  for (const [code, messages] of Object.entries(accepted)) {
    if (code !== 'all' && !codes.includes(code)) return `\`locales\` lacks "${code}", which \`accepted\` names.`;
    for (const [key, reasons] of Object.entries(messages ?? {})) {
      const check = Object.keys(reasons).find((name) => !acceptableChecks.some((known) => known === name));
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

  const missing = paths.find((name) => {
    const path = config[name];
    return path !== undefined && !existsSync(join(root, path));
  });
  if (missing) return `\`${missing}\` is "${config[missing]}", which does not exist.`;
  return catalogProblem(config, root);
}

/**
 * Checks what types cannot: unknown keys, locales that are not listed, paths. Configures the addon.
 * @throws {Error} with a sentence about the first problem
 */
export function validateConfig(config: LanguageReviewConfig, root: string) {
  const problem = problemOf(config, root);
  if (problem !== undefined) throw new Error(`language-review: ${problem}`);
}
