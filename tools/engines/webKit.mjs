/*
 * Runs WebKitGTK's driver with its own display: `node webKit.mjs DRIVER PORT`. `startServer` stops display, driver and browser
 * with it, as one process group.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const [driver = '', port = ''] = process.argv.slice(2);

// -noreset: the display keeps its state while no browser is connected.
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
  // Xvfb writes the number of its display to descriptor 3. Its stderr only complains about a missing keyboard.
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', () => process.exit(1));
  return child;
}
