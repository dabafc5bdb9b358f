export { axeConfig, axeOptions } from './layout/accessibility.preview.ts';
export { findLayoutIssues } from './layout/layoutFindings.preview.ts';
export { textWidthsOf } from './layout/storyTextWidths.preview.ts';
export { layoutOf, mirrorIssues, type MirrorIssue } from './layout/mirroring.preview.ts';
export type { Reports } from '../channel.ts';
export type { LayoutFinding } from './layout/findings.ts';
