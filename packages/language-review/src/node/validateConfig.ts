import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { acceptableChecks, type LanguageReviewConfig } from '../config.ts';

const keys: Record<keyof LanguageReviewConfig, true> = {
  locales: true,
  defaultLocale: true,
  catalogs: true,
  approvals: true,
  notes: true,
  sources: true,
  shownBy: true,
  rooms: true,
  preview: true,
  data: true,
  brandTerms: true,
  glossary: true,
  words: true,
  dictionaries: true,
  accepted: true,
  tokens: true,
};

const paths = ['catalogs', 'sources', 'preview', 'glossary', 'words'] as const;

function problemOf(config: LanguageReviewConfig, root: string) {
  const unknown = Object.keys(config).find((key) => !Object.hasOwn(keys, key));
  if (unknown !== undefined) return `"${unknown}" is not a key of the configuration.`;
  const absent = Object.keys(keys).find((key) => config[key as keyof LanguageReviewConfig] === undefined);
  if (absent !== undefined) return `The configuration lacks "${absent}".`;

  const codes = config.locales.map(({ code }): string => code);
  if (!codes.includes(config.defaultLocale))
    return `\`locales\` lacks "${config.defaultLocale}", which is the default locale.`;
  for (const [code, messages] of Object.entries(config.accepted)) {
    if (code !== 'all' && !codes.includes(code)) return `\`locales\` lacks "${code}", which \`accepted\` names.`;
    for (const [key, reasons] of Object.entries(messages)) {
      const check = Object.keys(reasons).find((name) => !acceptableChecks.some((known) => known === name));
      if (check !== undefined)
        return `\`accepted\` names "${check}" for ${key}: it takes ${acceptableChecks.join(', ')}.`;
    }
  }

  for (const [code, name] of Object.entries(config.dictionaries)) {
    try {
      createRequire(join(root, 'package.json')).resolve(`${name}/cspell-ext.json`);
    } catch {
      return `\`dictionaries\` has "${name}" for ${code}: no such cspell dictionary is installed.`;
    }
  }

  const missing = paths.find((name) => !existsSync(join(root, config[name])));
  if (missing) return `\`${missing}\` is "${config[missing]}", which does not exist.`;
  const catalog = codes.map((code) => `${config.catalogs}/${code}.json`).find((file) => !existsSync(join(root, file)));
  return catalog && `${catalog} does not exist, though \`locales\` lists its language.`;
}

/**
 * Checks what types cannot: unknown keys, locales that are not listed, paths.
 * @throws {Error} with a sentence about the first problem
 */
export function validateConfig(config: LanguageReviewConfig, root: string) {
  const problem = problemOf(config, root);
  if (problem !== undefined) throw new Error(`language-review: ${problem}`);
}
