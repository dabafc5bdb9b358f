import type { Channel } from 'storybook/internal/channels';
import type { Options } from 'storybook/internal/types';
import type { InlineConfig } from 'vite';
import { reviewData } from './reviewData.ts';

/** Of the development server, which Storybook passes on before it asks for Vite's configuration. */
let serverChannel: Channel | undefined;

export const experimental_serverChannel = (channel: Channel) => {
  serverChannel = channel;
  return channel;
};

/** Adds the statuses of components to the workbench. A build for tests has no one to read them. */
export const viteFinal = (vite: InlineConfig, { presets, test }: Options): InlineConfig => ({
  ...vite,
  plugins: [...(vite.plugins ?? []), ...(test ? [] : [reviewData(presets, serverChannel)])],
});
