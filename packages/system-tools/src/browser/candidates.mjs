import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

const macApps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

const windowsFolders = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/** The Chromium that Playwright has downloaded, if there is one. */
export function playwrightCandidates() {
  try {
    return [chromium.executablePath()].filter((path) => existsSync(path));
  } catch {
    // Playwright has no build for this platform.
    return [];
  }
}

/** Every Chromium, Chrome or Edge of the system: on `PATH` first, then in the default folders of macOS and Windows. */
export function systemCandidates() {
  return [...onPath(commands), ...inDefaultFolders().filter((path) => existsSync(path))];
}

/**
 * The executables of commands on `PATH`, in the order of the names.
 *
 * @param {readonly string[]} names
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
    .filter((path) => existsSync(path));
}

function inDefaultFolders() {
  if (process.platform === 'darwin') {
    const roots = ['/Applications', join(homedir(), 'Applications')];
    return macApps.flatMap((app) => roots.map((root) => join(root, `${app}.app`, 'Contents', 'MacOS', app)));
  }
  if (process.platform === 'win32') {
    const roots = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA];
    return windowsFolders.flatMap((folder) => roots.flatMap((root) => (root ? [join(root, folder)] : [])));
  }
  return [];
}
