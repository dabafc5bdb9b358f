export { axeConfig, axeOptions } from './accessibility.ts';
export { findClipped } from './clipping.ts';
export { roomsOfStory } from '../preview/storyRooms.ts';
export { layoutOf, mirrorIssues, type MirrorIssue } from './mirroring.ts';
export type { ClippingFinding, Reports } from '../preview/channel.ts';
export type { MeasuredMessage } from '../rooms.ts';
