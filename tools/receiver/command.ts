/*
 * `npm run receiver`: receives contact messages of the site and stores them in an SQLite file, until Ctrl-C. See `help` below.
 *
 * The exit code is 0 after a signal and after a task, 1 if it cannot start or read, 2 for invalid options.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from 'system-tools/process';
import { resolveConfig } from 'vite';
import { company } from '#content/company.ts';
import { exportMessages, listText, readMessages } from './readMessages.ts';
import { startReceiver } from './receiver.ts';
import { readReports, reportText } from './reports.ts';

const help = `npm run receiver [-- options]
npm run receiver -- list           prints the messages that are stored
npm run receiver -- export FILE    writes them to a new CSV file
npm run receiver -- reports        prints what browsers have reported, by day

Receives contact messages, validates them by the rules of the form, and stores each once in an SQLite file; and counts what browsers
report.

  --port N          the port it listens on; default 4174
  --database FILE   the SQLite file; default messages.sqlite
  --origin ORIGIN   a site whose visitors may send, repeatable; default: that of src/content/company.ts, and localhost
  --per-minute N    how many messages an IP address may send per minute; default 5`;

function optionsOf() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
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
        throw new Error(`--origin takes an origin such as https://www.example.com, not "${origin}".`);
    }
    const [task, file, ...others] = positionals;
    const isComplete = task === 'export' ? file : file === undefined;
    if (![undefined, 'list', 'export', 'reports'].includes(task) || !isComplete || others.length > 0)
      throw new Error('The receiver takes "list", "reports", or "export" and a file.');
    return { ...values, port, perMinute, task, file };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return undefined;
  }
}

async function main(root: string) {
  const options = optionsOf();
  if (!options) return 2;
  if (options.help) {
    console.log(help);
    return 0;
  }
  if (options.task !== undefined) {
    try {
      if (options.task === 'reports') {
        const reports = readReports(options.database);
        console.log(reports.length > 0 ? reportText(reports) : 'There are no reports yet.');
        return 0;
      }
      const messages = readMessages(options.database);
      if (options.file === undefined)
        console.log(messages.length > 0 ? listText(messages) : 'There are no messages yet.');
      else {
        exportMessages(messages, options.file);
        console.log(`Wrote ${messages.length} ${messages.length === 1 ? 'message' : 'messages'} to ${options.file}.`);
      }
      return 0;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    }
  }
  try {
    const { server, preview } = await resolveConfig({ root, logLevel: 'error' }, 'serve');
    const local = [server.port, preview.port].map((port) => `http://localhost:${port}`);
    const origins = options.origin ?? [company.siteUrl, ...local];
    const { endpoint, reportEndpoint, stop } = await startReceiver({ ...options, origins });
    console.log(
      `Receiving messages at ${endpoint} and reports at ${reportEndpoint} from ${origins.join(', ')}, stored in ${resolve(options.database)}.`,
    );
    await new Promise((requestStop) => {
      // npm forwards Ctrl-C as well, so it arrives twice.
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, requestStop);
    });
    await stop();
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${options.port} is already in use: choose another with --port.`
        : `The receiver cannot start. ${message}`,
    );
    return 1;
  }
}

await runMain(main);
