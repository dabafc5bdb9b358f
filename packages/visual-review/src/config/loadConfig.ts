import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from 'system-tools/user-error';
import { runnerImport } from 'vite';
import { configFile, validateConfig } from './validateConfig.ts';
import type { VisualConfig } from './visualConfig.ts';

/**
 * Loads `visual.config.ts`.
 * @param root the folder that it is in
 * @throws {UserError} where there is none, or it is invalid
 */
export async function loadConfig(root: string): Promise<VisualConfig> {
  const file = join(root, configFile);
  if (!existsSync(file)) throw new UserError(`There is no ${configFile} in ${root}.`);
  const { module } = await runnerImport<{ default?: unknown }>(file, { root, configFile: false, logLevel: 'error' });
  return validateConfig(module.default, root);
}
