/** Whether this Storybook has a development server, which saves changes and takes part in the channel. */
export const isDevelopment = () => (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT';
