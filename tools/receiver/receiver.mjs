/*
 * `npm run receiver`: takes the contact messages of the site and keeps them in an SQLite file, until Ctrl-C. See `help` below.
 *
 * The exit code is 0 when it was asked to stop, 1 where it cannot start, 2 for options that it does not know.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveConfig, runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '../..');

const help = `npm run receiver [-- options]

Takes contact messages and keeps them in an SQLite file, each once, checked by the rules of the form.

  --port N          where it listens; 4174 else
  --database FILE   where messages are kept; messages.sqlite else
  --origin ORIGIN   a site whose visitors may send, once for each; else that of src/company.ts, and the site of this machine
  --per-minute N    how many messages an address may send a minute; 5 else`;

process.exitCode = await main();

function optionsOf() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4174' },
        database: { type: 'string', default: 'messages.sqlite' },
        origin: { type: 'string', multiple: true },
        'per-minute': { type: 'string', default: '5' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [port, perMinute] = [Number(values.port), Number(values['per-minute'])];
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`--port takes a number up to 65535, not "${values.port}".`);
    if (!Number.isInteger(perMinute) || perMinute < 1)
      throw new Error(`--per-minute takes a whole number, not "${values['per-minute']}".`);
    for (const origin of values.origin ?? []) {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        throw new Error(
          `--origin takes what a browser names a site by, such as https://www.example.com, not "${origin}".`,
        );
    }
    return { ...values, port, perMinute };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return undefined;
  }
}

async function main() {
  const options = optionsOf();
  if (!options) return 2;
  if (options.help) {
    console.log(help);
    return 0;
  }
  // The rules and the facts are TypeScript, which Node 20 does not run by itself.
  const load = (/** @type {string} */ file) =>
    runnerImport(resolve(root, file), { root, configFile: false, logLevel: 'error' });
  const { startReceiver } = /** @type {typeof import('./receiver.ts')} */ (
    (await load('scripts/receiver/receiver.ts')).module
  );
  const { company } = /** @type {typeof import('../../src/company.ts')} */ ((await load('src/company.ts')).module);
  const { server, preview } = await resolveConfig({ root, logLevel: 'error' }, 'serve');
  const here = [server.port, preview.port].map((port) => `http://localhost:${port}`);
  const origins = options.origin ?? [company.siteAddress, ...here];
  try {
    const { endpoint, stop } = await startReceiver({ ...options, origins });
    console.log(
      `Messages are taken at ${endpoint} from ${origins.join(', ')}, and kept in ${resolve(options.database)}.`,
    );
    await new Promise((asked) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, asked);
    });
    await stop();
    return 0;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${options.port} is already in use: name another with --port.`
        : `The receiver cannot start: ${message}`,
    );
    return 1;
  }
}
