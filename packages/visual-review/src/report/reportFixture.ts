import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { viewports, type Viewport } from '../../../.storybook/modes.ts';
import type { Comparison, Picture, Report, Snapshot, Verdict } from '../snapshots.ts';

/** A snapshot of a story of this id (`screens-home--whole-page`), in a mode (`ar-phone`). */
export function snapshotOf(storyId: string, mode: string): Snapshot {
  const [locale = 'en', viewport = 'desktop'] = mode.split('-');
  const { width, height } = viewports[viewport as Viewport].styles;
  const words = (text: string) =>
    text.replaceAll(/(^|-)(\w)/g, (_, before: string, letter: string) => `${before && ' '}${letter.toUpperCase()}`);
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
    viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
    options: { delay: 0, cropToViewport: false, pauseAnimationAtEnd: true, diffThreshold: 0, ignoreSelectors: [] },
  };
}

/** A comparison without pictures. */
export function comparisonOf(
  storyId: string,
  mode: string,
  verdict: Verdict,
  more: Partial<Comparison> = {},
): Comparison {
  return { snapshot: snapshotOf(storyId, mode), verdict, reachedBy: ['src/theme/tokens.ts'], accepted: false, ...more };
}

/** What a run has found that found this. */
export function reportOf(comparisons: readonly Comparison[], more: Partial<Report> = {}): Report {
  return {
    version: 1,
    base: { ref: 'main', commit: 'ac38f84d1b2c3e4f5a6b7c8d9e0f1a2b3c4d5e6f' },
    head: { commit: '5f0e9d1c2b3a49586776655443322110ffeeddcc', isDirty: false },
    browser: 'Chromium 156.0.7204.92',
    date: '2026-03-12T10:24:31.000Z',
    total: 612,
    taken: 96,
    allowed: 700,
    everything: undefined,
    workbench: 'http://localhost:6006',
    comparisons,
    duration: 48_210,
    ...more,
  };
}

/** Writes a picture of one colour. */
export async function pictureOf(folder: string, color: string, width: number, height: number): Promise<Picture> {
  const data = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
  const hash = createHash('sha256').update(data).digest('hex');
  const file = join(folder, `taken-${hash.slice(0, 12)}.png`);
  await writeFile(file, data);
  return { file, hash, width, height };
}
