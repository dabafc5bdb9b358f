import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Channel } from 'storybook/internal/channels';
import type { Options, StorybookConfig } from 'storybook/internal/types';
import { experimental_getStatusStore as getStatusStore } from 'storybook/internal/core-server';
import { inertJson } from 'system-tools/inert-json';
import type { InlineConfig } from 'vite';
import { languageCodes, type FormatName } from './config.ts';
import { readMessages } from './catalogs/catalogFiles.server.ts';
import { catalogErrors } from './catalogs/catalogErrors.server.ts';
import { coverageData } from './coverage/coverageData.server.ts';
import { loadConfig } from './config/loadConfig.server.ts';
import { readSavedFeedback } from './edits/savedFeedback.server.ts';
import { saveEndpoint } from './edits/saveChanges.server.ts';
import { servedJson } from './servedJson.server.ts';
import { cachedTextChecks } from './checks/text/textChecks.server.ts';
import { catalogPath, checksPath, configElementId, feedbackPath, projectElementId } from './api.ts';
import { updateStatuses } from './coverage/updateStatuses.ts';
import { events, unpack } from './channel.ts';
import type { StatusChange } from './coverage/statusChange.ts';

/** The root of the project, where the configuration is; that of Vite may be another. */
const rootOf = ({ configDir }: Options) => resolve(configDir, '..');

/** Storybook awaits it before all others, and prints what is wrong with configuration or catalogs as a sentence. */
export const core = async (existing: StorybookConfig['core'], options: Options) => {
  const root = rootOf(options);
  await loadConfig(root);
  // A development server shows what is wrong with a catalog over the page, until it is mended.
  if (options.configType === 'PRODUCTION') for (const code of languageCodes()) readMessages(root, code);
  return existing;
};

export const previewAnnotations = async (entries: string[] = [], options: Options) => {
  const { preview } = await loadConfig(rootOf(options));
  return preview === undefined ? entries : [...entries, join(rootOf(options), preview)];
};

const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${inertJson(value)}</script>`;

function packageName(root: string) {
  try {
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name?: unknown };
    if (typeof name === 'string') return name;
  } catch {
    // The folder names a project without a package.
  }
  return basename(root);
}

/** A build does not say where it was made: the path of its page tells it from others of its name. */
function projectElement(options: Options) {
  const root = rootOf(options);
  return jsonElement(
    projectElementId,
    options.configType === 'PRODUCTION' ? packageName(root) : `${packageName(root)} ${root}`,
  );
}

/** The manager is bundled without the project, so it reads the configuration from its page. */
export const managerHead = async (head = '', options: Options) =>
  `${head}${jsonElement(configElementId, await loadConfig(rootOf(options)))}${projectElement(options)}`;

export const previewHead = (head = '', options: Options) => head + projectElement(options);

/** The statuses of stories, which the pages of the workbench change. */
export const experimental_serverChannel = (channel: Channel) => {
  channel.on(events.changeStatuses, (json: string) => {
    const { typeId, statuses, storyIds, isFirst } = unpack(json) as StatusChange;
    const store = getStatusStore(typeId);
    updateStatuses(store, statuses, storyIds);
    // Sends the page what it has not received.
    if (isFirst) store.set(statuses);
  });
  return channel;
};

export const staticDirs: StorybookConfig['staticDirs'] = (dirs = []) => [
  ...dirs,
  join(import.meta.dirname, '../static'),
];

/** What the preview imports. */
const dependencies = ['@formatjs/icu-messageformat-parser', 'dom-accessibility-api', 'styled-components'];

/** What an adapter imports of the project that is not all ES modules. */
const peersOf: Partial<Record<FormatName, readonly string[]>> = {
  lingui: [
    '@lingui/core',
    '@lingui/react',
    '@lingui/message-utils/compileMessage',
    '@lingui/message-utils/generateMessageId',
  ],
};

const hasPlugin = ({ plugins = [] }: InlineConfig, name: string) =>
  plugins.flat().some((plugin) => plugin && 'name' in plugin && plugin.name === name);

const textsOf = (root: string, language: ReturnType<typeof languageCodes>[number]) =>
  readMessages(root, language).map(({ key, text }) => [key, text]);

export const viteFinal = async (vite: InlineConfig, options: Options): Promise<InlineConfig> => {
  const root = rootOf(options);
  const config = await loadConfig(root);
  const catalogs = languageCodes().map((language) => [catalogPath(language), () => textsOf(root, language)] as const);
  const served = servedJson('language-review', {
    [feedbackPath]: () => readSavedFeedback(root),
    // They take a while, and a build for tests has no one to read them.
    ...(!options.test && { [checksPath]: cachedTextChecks(root) }),
    ...Object.fromEntries(catalogs),
  });
  const { include = [], exclude = [], ...optimizeDeps } = vite.optimizeDeps ?? {};
  return {
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      ...(hasPlugin(vite, 'catalog-errors') ? [] : [catalogErrors(config, root)]),
      coverageData(config, root),
      // The panel reads it, which a build of the preview alone lacks.
      ...(options.previewOnly ? [] : [served]),
      saveEndpoint(config, root),
    ],
    optimizeDeps: {
      ...optimizeDeps,
      // Its blocks import a virtual module. Vite does not search it for dependencies then, so these are named.
      exclude: [...exclude, 'language-review'],
      include: [
        ...include,
        ...dependencies.map((name) => `language-review > ${name}`),
        ...(peersOf[config.format] ?? []),
      ],
    },
  };
};
