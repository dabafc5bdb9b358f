export { axeConfig, axeOptions } from './accessibility.ts';
export { findClipped } from './clipping.ts';
export { textWidthsOf } from '../preview/storyTextWidths.ts';
export { layoutOf, mirrorIssues, type MirrorIssue } from './mirroring.ts';
export type { ClippingFinding, Reports } from '../preview/channel.ts';
