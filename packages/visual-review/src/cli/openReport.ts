import { spawn } from 'node:child_process';

const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a file in the default browser, unless the command runs on CI, without a terminal or without a display. */
export function openReport(file: string) {
  const hasDisplay = process.platform in openers || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  if (!hasDisplay || process.env.CI || !process.stdout.isTTY) return;
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const opened = spawn(program, [...args, file], { stdio: 'ignore', detached: true });
  opened.on('error', () => undefined);
  opened.unref();
}
