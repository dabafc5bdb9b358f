import { binOf } from './binOf.mjs';

/** @typedef {{ label: string, port: number, script: string, args: string[] }} Server */

/**
 * The two servers of `npm start`, both told to print nothing but errors and to leave the browser, the network and the
 * keyboard alone.
 *
 * @type {Server[]}
 */
export const servers = [
  {
    label: 'Workbench',
    port: 6006,
    script: binOf('storybook'),
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
    script: binOf('vite'),
    args: ['--port', '5173', '--strictPort', '--clearScreen', 'false', '--logLevel', 'error'],
  },
];
