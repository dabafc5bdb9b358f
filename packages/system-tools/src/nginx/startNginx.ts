import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { answersWithin, freePort } from '../process/ports.ts';
import { systemCommand } from '../process/systemCommand.ts';

/**
 * Starts nginx with one worker and one server for each folder.
 *
 * @param sites `include`: a file with more of the server's configuration
 * @returns `origins` in the order of the sites
 * @throws {Error} when there is no nginx, or when it rejects the configuration, with its output
 */
export async function startNginx(sites: ReadonlyArray<{ folder: string; include?: string }>) {
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
  // As root, its worker would run as a user who may not read the folder.
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
  const nginx = execa(command, ['-c', configuration, '-p', work], {
    stdio: ['ignore', 'ignore', 'pipe'],
    reject: false,
  });
  const ended = nginx.finally(() => rmSync(work, { recursive: true, force: true }));
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const answers = Promise.all(origins.map((origin) => answersWithin(origin, 20_000)));
  if ((await Promise.race([answers, ended.then(() => [false])])).includes(false)) {
    await stop();
    throw new Error(`nginx did not start:\n${(await ended).stderr.trim()}`);
  }
  return { origins, stop };
}
