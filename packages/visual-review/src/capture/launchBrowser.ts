import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { chromium } from 'playwright';
import { launchArgs, localhostOnly, unthrottled } from 'system-tools/browser/launch-args';

const args = [
  ...launchArgs,
  ...localhostOnly,
  ...unthrottled,
  // A partial repaint rounds differently, and an image that is decoded later would be missing.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // Paints beyond the viewport as well, and keeps animated images at their start: those of SVG, too, but for animations of styles in
  // them. The others are Playwright's, which this switch replaces: a mouse.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,mainFrameClipsContent=false,imageAnimationPolicy=2',
];

export const launchBrowser = (executablePath: string) => chromium.launch({ executablePath, args });

/** The modules that decide how a screenshot looks. */
const modules = [
  'capture',
  'emulate',
  'holdStill',
  'pageScripts',
  'playStory',
  'previewPage',
  '../content/captureContent',
  '../content/content',
];

/** Identifies the browser and the code that capture: only screenshots of one environment are compared. */
export async function captureEnvironment(browser: { path: string; version: string }) {
  // A headless shell and a full browser can have the same version.
  const hash = createHash('sha256').update(JSON.stringify([browser.version, browser.path, args]));
  // TypeScript, or JavaScript where the package is built.
  const extension = extname(import.meta.url);
  for (const module of modules) hash.update(await readFile(new URL(module + extension, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}
