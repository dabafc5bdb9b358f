const asRoot = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * The arguments every Chromium of this project starts with, in tests and pictures alike: no traffic of its own, and
 * the same pixels on every run.
 */
export const launchArgs = [
  // Chromium refuses to start its sandbox as root, as in most containers.
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** For a browser with several pages: those in the background are as quick as the one in front. */
export const awake = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** For a browser that is to reach nothing but this machine. */
export const thisMachineOnly = ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
