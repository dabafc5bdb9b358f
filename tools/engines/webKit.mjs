/*
 * WebKitGTK's driver, with a display of its own: `node webKit.mjs DRIVER PORT`. Started by `startChild`, whose group takes
 * display, driver and browser along when it ends.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const [driver = '', port = ''] = process.argv.slice(2);

// It stays as it is between two visits, where nobody looks at it.
const screen = ['-screen', '0', '1280x1024x24', '-noreset', '-nolisten', 'tcp'];
const display = start('Xvfb', ['-displayfd', '3', ...screen], process.env);
const [number] = await once(/** @type {import('node:stream').Readable} */ (display.stdio[3]), 'data');
start(driver, [`--port=${port}`], { ...process.env, DISPLAY: `:${String(number).trim()}` });

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function start(command, args, env) {
  // The fourth is where the display says its number; its errors are those of a keyboard that is not there.
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', () => process.exit(1));
  return child;
}
