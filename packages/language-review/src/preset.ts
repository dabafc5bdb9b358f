import { join } from 'node:path';
import type { Options, StorybookConfig } from 'storybook/internal/types';
import { inertJson } from 'system-tools/inert-json';
import type { InlineConfig } from 'vite';
import { configure, type LanguageReviewConfig } from './config.ts';
import { coverageData } from './node/coverageData.ts';
import { reviewRecord } from './node/reviewRecord.ts';
import { reviewSaving } from './node/reviewSaving.ts';
import { textChecks } from './node/textChecks.ts';
import { validateConfig } from './node/validateConfig.ts';
import { catalogsPath, configElementId } from './paths.ts';

/** In `addons`: `{ name: 'language-review', options: { config } }`. */
type PresetOptions = Options & { config?: LanguageReviewConfig };

const rootOf = ({ configDir }: PresetOptions) => join(configDir, '..');

function configOf(options: PresetOptions) {
  const { config } = options;
  if (!config) throw new Error("language-review needs `options: { config }` in Storybook's `addons`.");
  validateConfig(config, rootOf(options));
  configure(config);
  return config;
}

export const previewAnnotations: StorybookConfig['previewAnnotations'] = (entries = [], options: PresetOptions) => [
  ...entries,
  join(rootOf(options), configOf(options).preview),
];

/** The manager is bundled without the project, so it reads the configuration from its page. */
export const managerHead = (head = '', options: PresetOptions) =>
  `${head}<script type="application/json" id="${configElementId}">${inertJson(configOf(options))}</script>`;

export const staticDirs: StorybookConfig['staticDirs'] = (dirs = [], options: PresetOptions) => [
  ...dirs,
  join(import.meta.dirname, '../static'),
  { from: join(rootOf(options), configOf(options).catalogs), to: catalogsPath.slice(1) },
];

export const viteFinal = (vite: InlineConfig, options: PresetOptions) => {
  const config = configOf(options);
  return {
    ...vite,
    plugins: [...(vite.plugins ?? []), coverageData(config), reviewRecord(), textChecks(config), reviewSaving(config)],
  };
};
