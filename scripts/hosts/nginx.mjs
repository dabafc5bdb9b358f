import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installFromApt } from '../browser/install.mjs';

/**
 * The system's nginx, installed first where that needs no question: on Debian and its relatives, as root.
 *
 * @returns {Promise<string>} the command that starts it
 * @throws {Error} where there is none and none can be installed
 */
export async function findNginx() {
  const commands = ['nginx', '/usr/sbin/nginx'];
  const running = () => commands.find((command) => spawnSync(command, ['-v'], { stdio: 'ignore' }).status === 0);
  const found = running() ?? ((await installFromApt('nginx-light')) ? running() : undefined);
  if (found) return found;
  throw new Error('No nginx was found and none could be installed: install nginx (on Debian: apt-get install nginx-light).');
}

/** @returns {Promise<number>} a port of this machine that nobody uses */
function freePort() {
  return new Promise((settle, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts an nginx of its own for folders of this machine, one server for each, with one worker.
 *
 * @param {ReadonlyArray<{ folder: string, include?: string }>} sites `include`: a file with what the server says beside its root
 * @returns {Promise<{ origins: string[], memory: () => number, stop: () => Promise<void> }>} the address of each, in order; the memory of
 * its worker in bytes (Linux only)
 * @throws {Error} where it refuses the configuration, with its own words
 */
export async function startNginx(sites) {
  const command = await findNginx();
  const work = mkdtempSync(join(tmpdir(), 'nginx-'));
  const ports = await Promise.all(sites.map(freePort));
  const servers = sites.map(({ folder, include }, index) => {
    if (!existsSync(folder)) throw new Error(`There is no ${folder} to serve: run "npm run build" first.`);
    return `server {
  listen 127.0.0.1:${ports[index]} reuseport backlog=4096;
  root "${resolve(folder)}";
  ${include ? `include "${resolve(include)}";` : ''}
}`;
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${join(work, name)}";`);
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
  try {
    await Promise.all(origins.map((origin) => answering(origin, nginx)));
  } catch {
    await stop();
    throw new Error(`nginx did not start:\n${said.trim()}`);
  }
  return { origins, memory: () => memoryOfWorker(nginx.pid), stop };
}

/**
 * @param {string} origin
 * @param {import('node:child_process').ChildProcess} server
 */
async function answering(origin, server) {
  for (;;) {
    if (server.exitCode !== null) throw new Error('It has ended.');
    const answer = await fetch(origin, { method: 'HEAD' }).catch(() => undefined);
    if (answer) return;
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** @param {number | undefined} pid of the process that started the worker */
function memoryOfWorker(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '--ppid', String(pid)], { encoding: 'utf8' });
  const kilobytes = Number(stdout.trim());
  if (!(kilobytes > 0)) throw new Error('The memory of nginx cannot be read.');
  return kilobytes * 1024;
}
