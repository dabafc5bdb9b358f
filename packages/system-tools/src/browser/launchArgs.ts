/** In headed mode, Chromium preloads two popup pages of the address bar for each page. */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Chromium keeps a process ready for the next site; a test opens one site only. */
const spareProcess = 'SpareRendererForSitePerProcess';

/** Playwright's own list: the switch below replaces it, and a test of the browser suite compares both. */
const disabledByPlaywright = [
  'AutoDeElevate',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** For every Chromium: no background traffic, and the same pixels on every run. */
export const launchArgs = [
  // Chromium refuses to start its sandbox as root, which most containers run as.
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  `--disable-features=${[...addressBarPopups, spareProcess, ...disabledByPlaywright].join(',')}`,
];

/** For a browser with several pages: those in the background are not throttled. */
export const unthrottled = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** For a browser that must not reach other hosts. */
export const localhostOnly = ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
