import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answersWithin, freePort } from '../start/ports.mjs';
import { systemCommand } from './systemCommand.mjs';

/** How long it may take until it answers, in ms. */
const startLimit = 20_000;

/**
 * Starts an nginx of its own for folders of this machine, one server for each, with one worker.
 *
 * @param {ReadonlyArray<{ folder: string, include?: string }>} sites `include`: a file with what the server says beside its root
 * @returns {Promise<{ origins: string[], memory: () => number, stop: () => Promise<void> }>} the address of each, in order; the memory of
 * its worker in bytes (Linux only)
 * @throws {Error} where there is no nginx, or it refuses the configuration, with its own words
 */
export async function startNginx(sites) {
  const command = await systemCommand('nginx', 'nginx-light');
  const work = mkdtempSync(join(tmpdir(), 'nginx-'));
  const ports = await Promise.all(sites.map(freePort));
  const servers = sites.map(({ folder, include }, index) => {
    if (!existsSync(folder)) throw new Error(`There is no ${folder} to serve: run "npm run build" first.`);
    return `server {
  listen 127.0.0.1:${ports[index]};
  root "${resolve(folder)}";
  ${include ? `include "${resolve(include)}";` : ''}
}`;
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${join(work, name)}";`,
  );
  // As root it would serve as a user who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const configuration = join(work, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off;
${user}
worker_processes 1;
pid "${join(work, 'nginx.pid')}";
error_log stderr warn;
events { worker_connections 1024; }
http {
access_log off;
sendfile on;
${temporary.join('\n')}
${servers.join('\n')}
}
`,
  );
  const nginx = spawn(command, ['-c', configuration, '-p', work], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  /** @type {Promise<void>} */
  const ended = new Promise((settle) => {
    nginx.once('close', () => {
      rmSync(work, { recursive: true, force: true });
      settle();
    });
  });
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const answers = Promise.all(origins.map((origin) => answersWithin(origin, startLimit)));
  if ((await Promise.race([answers, ended.then(() => [false])])).includes(false)) {
    await stop();
    throw new Error(`nginx did not start:\n${said.trim()}`);
  }
  return { origins, memory: () => memoryOfWorker(nginx.pid), stop };
}

/** @param {number | undefined} pid of the process that started the worker */
function memoryOfWorker(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '--ppid', String(pid)], { encoding: 'utf8' });
  const kilobytes = Number(stdout.trim());
  if (!(kilobytes > 0)) throw new Error('The memory of nginx cannot be read.');
  return kilobytes * 1024;
}
