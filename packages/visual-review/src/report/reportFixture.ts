import sharp from 'sharp';
import { groupChanges, noSourceChanges } from '../groups/groups.ts';
import { saveFile } from '../store/cache.ts';
import { reportVersion, type Cause, type Comparison, type Report, type Result, type Snapshot } from '../types.ts';

const viewports: Record<string, Snapshot['viewport']> = {
  phone: { width: 320, height: 720 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
};

/** @param storyId such as `screens-home--whole-page` @param mode such as `ar-phone` */
export function snapshotOf(storyId: string, mode: string): Snapshot {
  const [locale = 'en', viewportName = ''] = mode.split('-');
  const viewport = viewports[viewportName];
  if (!viewport) throw new Error(`The mode ${mode} has no viewport`);
  const words = (text: string) => text.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
  const [title = '', name = ''] = storyId.split('--');
  const [group = '', component = ''] = title.split('-');
  return {
    id: `${storyId} ${mode}`,
    storyId,
    title: `${words(group)}/${words(component)}`,
    name: words(name),
    mode,
    file: `src/${group}/${words(component)}/${words(component)}.stories.tsx`,
    globals: { locale },
    viewport,
    viewportName,
    options: { delay: 0, cropToViewport: false, pauseAnimationAtEnd: true, diffThreshold: 0, ignoreSelectors: [] },
  };
}

/** A cause in one place. */
export const causeOf = (kind: Cause['kind'], more?: Partial<Cause>): Cause => ({
  kind,
  signature: JSON.stringify([kind, more?.from, more?.to]),
  what: 'Footer contentinfo',
  areas: [],
  pixels: 12,
  strength: 27,
  ...more,
});

/** A comparison without screenshots. */
export function comparisonOf(storyId: string, mode: string, result: Result, more?: Partial<Comparison>): Comparison {
  return { snapshot: snapshotOf(storyId, mode), result, affectedBy: ['src/theme/tokens.ts'], ...more };
}

export function reportOf(comparisons: readonly Comparison[], more?: Partial<Report>): Report {
  return {
    version: reportVersion,
    key: '5f0e9d1c2b3a',
    base: { ref: 'main', commit: 'ac38f84d1b2c3e4f5a6b7c8d9e0f1a2b3c4d5e6f' },
    head: { commit: '5f0e9d1c2b3a49586776655443322110ffeeddcc', isDirty: false },
    sources: 'f3a1c0de',
    browser: 'Chromium 156.0.7204.92',
    date: '2026-03-12T10:24:31.000Z',
    total: 612,
    captured: 96,
    stories: [],
    everything: undefined,
    storybookUrl: 'http://localhost:6006',
    ...groupChanges(comparisons, noSourceChanges),
    duration: 48_210,
    ...more,
  };
}

export async function writeImage(folder: string, color: string, width: number, height: number) {
  const data = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
  return { ...(await saveFile(folder, data, 'png')), width, height };
}
