export { axeConfig, axeOptions } from './accessibility.ts';
export { findClipped } from './clipping.ts';
export { layoutOf, mirrorIssues, type MirrorIssue } from './mirroring.ts';
export type { ClippingFinding } from '../preview/channel.ts';
export type { Reports } from '../reports.ts';
