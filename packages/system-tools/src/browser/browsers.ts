import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { resolveBin } from '../process/runBin.ts';
import { findOrInstall, installFromApt, onPath, runIndented } from '../process/systemCommand.ts';
import { UserError } from '../userError.ts';

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

/**
 * Finds a Chromium that starts, or installs one, and prints which it is. The order: the variable `CHROMIUM_PATH`,
 * Playwright's download, the system's browsers; then a new download by Playwright, and the Debian package.
 *
 * @throws {UserError} when `CHROMIUM_PATH` is set but does not start, or when there is no Chromium and none can be installed
 */
export async function findBrowser() {
  const browser = fromVariable() ?? playwrights("Playwright's own") ?? systems("the system's") ?? (await install());
  console.log(`Browser: ${browser.version} at ${browser.path} (${browser.source})`);
  return browser;
}

/** If it is wrong, the tests must not silently run in another browser. */
function fromVariable() {
  const value = process.env.CHROMIUM_PATH;
  if (!value) return undefined;
  const browser = firstRunning([resolve(value)], 'from CHROMIUM_PATH');
  if (browser) return browser;
  throw new UserError(
    `CHROMIUM_PATH is "${value}", and that does not start as Chromium: correct it, or unset it to let a browser be found.`,
  );
}

function playwrights(source: string) {
  try {
    return firstRunning([chromium.executablePath()], source);
  } catch {
    // Playwright has no build for this platform.
    return undefined;
  }
}

const systems = (source: string) => firstRunning([...onPath(commands), ...inDefaultFolders()], source);

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

async function install() {
  console.log('No Chromium found. Trying: playwright install chromium');
  const args = [resolveBin('playwright'), 'install', '--no-shell', '--no-progress', 'chromium'];
  // Some networks block that, so a failure is not an error.
  const browser =
    ((await runIndented(process.execPath, args, 300_000)) && playwrights('just downloaded by Playwright')) ||
    ((await installFromApt(['chromium'])) && systems('just installed by apt-get'));
  if (browser) return browser;
  throw new UserError(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

/** @param paths of files that may be missing, lack a library, or not be Chromium */
function firstRunning(paths: readonly string[], source: string) {
  for (const path of paths) {
    const version = existsSync(path) && versionOf(path);
    if (version) return { path, version, source };
  }
  return undefined;
}

function versionOf(path: string) {
  // On Windows `chrome.exe --version` opens a window instead of answering.
  if (process.platform === 'win32') return 'Chromium';
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? /(?:Chromium|Chrome|Microsoft Edge)\D*[\d.]+/.exec(stdout)?.[0] : undefined;
}

/** A browser engine: the `path` of its executable, or why it is absent and how to install it. */
export type FoundEngine = { name: 'Chromium' | 'Firefox' | 'WebKitGTK' } & ({ path: string } | { absence: string });

/** Finds the three engines, or installs the missing ones where that needs no confirmation. */
export const findEngines = async (): Promise<FoundEngine[]> => [
  await findBrowser().then(
    ({ path }) => ({ name: 'Chromium', path }),
    (error: Error) => ({ name: 'Chromium', absence: error.message }),
  ),
  await find('Firefox', ['firefox-esr'], () =>
    onPath(['firefox-esr', 'firefox']).find((path) => runs(path, '--version')),
  ),
  // The driver comes with its browser, which needs a display.
  await find('WebKitGTK', ['webkit2gtk-driver', 'xvfb'], () =>
    onPath(['Xvfb']).length > 0 ? onPath(['WebKitWebDriver']).find((path) => runs(path, '--help')) : undefined,
  ),
];

/** @param packages of Debian */
async function find(
  name: FoundEngine['name'],
  packages: readonly string[],
  look: () => string | undefined,
): Promise<FoundEngine> {
  const path = await findOrInstall(name, look, packages);
  return path === undefined
    ? { name, absence: `on Debian, "apt-get install ${packages.join(' ')}" installs it.` }
    : { name, path };
}

const runs = (path: string, option: string) =>
  spawnSync(path, [option], { timeout: 20_000, stdio: 'ignore' }).status === 0;
