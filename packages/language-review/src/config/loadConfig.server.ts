import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { runnerImport } from 'vite';
import type { LanguageReviewConfig } from '../config.ts';
import { i18nextOptions } from '../coverage/usedKeys.server.ts';
import { validateConfig } from './validateConfig.server.ts';

const names = ['ts', 'js', 'mjs'].map((extension) => `language-review.config.${extension}`);

const loaded = new Map<string, Promise<LanguageReviewConfig>>();

async function importConfig(root: string, name: string) {
  try {
    // Node 20 does not run TypeScript.
    const { module } = await runnerImport<{ default?: LanguageReviewConfig }>(join(root, name), {
      root,
      configFile: false,
      logLevel: 'silent',
    });
    if (module.default) return module.default;
  } catch (error) {
    throw new UserError(
      `language-review: ${name} cannot be loaded: ${printable(stripVTControlCharacters(String(error)))}`,
    );
  }
  throw new UserError(`language-review: ${name} has no default export.`);
}

async function load(root: string) {
  const name = names.find((each) => existsSync(join(root, each)));
  if (name === undefined) throw new UserError(`language-review: ${names[0]} is missing in ${root}.`);
  const config = await importConfig(root, name);
  validateConfig(config, root);
  const { format, i18next } = config;
  return format === 'react-i18next' ? { ...config, i18next: i18next ?? i18nextOptions(root) } : config;
}

/**
 * Reads and checks the configuration of a project, once, and configures the addon with it.
 * @throws {UserError} with a sentence
 */
export function loadConfig(root: string): Promise<LanguageReviewConfig> {
  const promise = loaded.get(root) ?? load(root);
  loaded.set(root, promise);
  return promise;
}
