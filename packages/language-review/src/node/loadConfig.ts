import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { LanguageReviewConfig } from '../config.ts';
import { i18nextOptions } from './usedKeys.ts';
import { validateConfig } from './validateConfig.ts';

const names = ['ts', 'js', 'mjs'].map((extension) => `language-review.config.${extension}`);

const loaded = new Map<string, Promise<LanguageReviewConfig>>();

async function load(root: string) {
  const name = names.find((each) => existsSync(join(root, each)));
  if (name === undefined) throw new Error(`language-review: ${names[0]} is missing in ${root}.`);
  // Node 20 does not run TypeScript.
  const { module } = await runnerImport<{ default?: LanguageReviewConfig }>(join(root, name), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  if (typeof module.default !== 'object') throw new Error(`language-review: ${name} has no default export.`);
  validateConfig(module.default, root);
  const { format, i18next } = module.default;
  return format === 'react-i18next' ? { ...module.default, i18next: i18next ?? i18nextOptions(root) } : module.default;
}

/**
 * Reads and checks the configuration of a project, once, and configures the addon with it.
 * @throws {Error} with a sentence for the user
 */
export function loadConfig(root: string): Promise<LanguageReviewConfig> {
  const promise = loaded.get(root) ?? load(root);
  loaded.set(root, promise);
  return promise;
}
