import { resolveBin, type Server } from 'system-tools/process';

/** The two servers of `npm start`. Both print errors only, and use neither the browser, the network nor the keyboard. */
export const servers: ReadonlyArray<Server & { port: number }> = [
  {
    label: 'Workbench',
    port: 6006,
    script: resolveBin('storybook'),
    args: [
      'dev',
      '--port',
      '6006',
      '--exact-port',
      '--ci',
      '--no-open',
      '--disable-telemetry',
      '--no-version-updates',
      '--loglevel',
      'error',
    ],
  },
  {
    label: 'Site',
    port: 5173,
    script: resolveBin('vite'),
    args: ['--port', '5173', '--strictPort', '--clearScreen', 'false', '--logLevel', 'error'],
  },
];
