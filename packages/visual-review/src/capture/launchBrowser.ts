import { chromium } from 'playwright';
import { launchArgs, localhostOnly, unthrottled } from 'system-tools/browser/launch-args';

export const captureArgs = [
  ...launchArgs,
  ...localhostOnly,
  ...unthrottled,
  // A partial repaint rounds differently, and an image that is decoded later would be missing.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // Paints the page beyond the viewport as well. The other settings are Playwright's, which this switch replaces: a mouse.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,mainFrameClipsContent=false',
];

export const launchBrowser = (executablePath: string) => chromium.launch({ executablePath, args: captureArgs });
