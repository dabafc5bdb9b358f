import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from 'storybook/internal/channels';
import { experimental_getStatusStore as getStatusStore } from 'storybook/internal/core-server';
import type { Options } from 'storybook/internal/types';
import type { InlineConfig } from 'vite';
import { reportFolder } from '../report/lastReport.ts';
import { ownCommand } from './ownCommand.ts';
import { accessName, addonId, reportPath, type ReportAccess } from './paths.ts';
import { reportServer } from './reportServer.ts';
import { serverStatuses } from './statuses.ts';

type StaticDir = string | { from: string; to: string };

const rootOf = ({ configDir }: Options) => join(configDir, '..');

/** Of the development server, which Storybook passes on before it requests Vite's configuration. */
let serverChannel: Channel | undefined;

export const experimental_serverChannel = (channel: Channel) => {
  serverChannel = channel;
  return channel;
};

/** Whether a build has the panel and a report to show: one that is captured has no panel. */
const isPublished = (options: Options) =>
  options.configType === 'PRODUCTION' &&
  !options.previewOnly &&
  existsSync(join(reportFolder(rootOf(options)), 'report.json'));

/** A built workbench has the report that there was at the time. */
export const staticDirs = (dirs: readonly StaticDir[] = [], options: Options): readonly StaticDir[] =>
  isPublished(options) ? [...dirs, { from: reportFolder(rootOf(options)), to: reportPath.slice(1) }] : dirs;

/** In an attribute. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Tells the panel whether there may be a report, whether it can be decided on, and which command makes it. */
export const managerHead = (head = '', options: Options) => {
  const access: ReportAccess = options.configType === 'DEVELOPMENT' ? 'write' : isPublished(options) ? 'read' : 'none';
  return `${head}<meta name="${accessName}" content="${access}" data-command="${escaped(ownCommand(rootOf(options)))}">`;
};

/** Vitest, which runs the stories, has no channel. */
export const viteFinal = (vite: InlineConfig, options: Options): InlineConfig =>
  serverChannel
    ? {
        ...vite,
        plugins: [
          ...(vite.plugins ?? []),
          reportServer(rootOf(options), serverChannel, serverStatuses(getStatusStore(addonId))),
        ],
      }
    : vite;
