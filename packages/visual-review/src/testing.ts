/** What tests of the package, and of a repository that uses it, need. */
export { capture } from './capture/capture.ts';
export { launchBrowser } from './capture/launchBrowser.ts';
export { openPreview } from './capture/previewPage.ts';
export { styleNames } from './content/content.ts';
export { loadConfig } from './config/validateConfig.ts';
export { causeOf, comparisonOf, reportOf, snapshotOf, writeImage } from './report/reportFixture.ts';
export { cutStrips, stripsOf } from './report/strips.ts';
export { writeReport } from './report/writeReport.ts';
