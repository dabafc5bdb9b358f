import { UserError } from 'system-tools/user-error';
import type { Snapshot, SnapshotOptions } from '../types.ts';

/** A story of a running Storybook, with its `parameters.chromatic` and the viewports of the toolbar. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  chromatic: Partial<Record<keyof SnapshotOptions | 'modes' | 'disableSnapshot' | 'disable', unknown>>;
  viewports: Readonly<Record<string, { styles: { width: string; height: string } }>>;
}

/** The viewport of a story without modes, in px. */
const defaultViewport = { width: 1280, height: 900 };

const numberOr = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

/** The defaults are Chromatic's, except for `diffThreshold`: any difference counts unless a story declares a threshold. */
const optionsOf = (chromatic: StoryEntry['chromatic']): SnapshotOptions => ({
  delay: numberOr(chromatic.delay, 0),
  cropToViewport: chromatic.cropToViewport === true,
  pauseAnimationAtEnd: chromatic.pauseAnimationAtEnd !== false,
  diffThreshold: numberOr(chromatic.diffThreshold, 0),
  ignoreSelectors: Array.isArray(chromatic.ignoreSelectors) ? chromatic.ignoreSelectors.map(String) : [],
});

/**
 * The viewport of a mode: the name of a viewport, a width in px, or an object of both, as Chromatic takes them.
 * @throws {UserError} where the name is not in the story's viewport toolbar
 */
function viewportOf(story: StoryEntry, mode: string, viewport: unknown): Snapshot['viewport'] {
  if (viewport === undefined) return defaultViewport;
  if (typeof viewport === 'number') return { ...defaultViewport, width: viewport };
  if (typeof viewport === 'object' && viewport !== null) {
    const { width, height } = viewport as Record<string, unknown>;
    return { width: numberOr(width, defaultViewport.width), height: numberOr(height, defaultViewport.height) };
  }
  const styles = typeof viewport === 'string' ? story.viewports[viewport]?.styles : undefined;
  if (!styles)
    throw new UserError(
      `${story.id}: its mode ${mode} names the viewport ${JSON.stringify(viewport)}, which Storybook does not have`,
    );
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/**
 * The snapshots that stories declare in `parameters.chromatic`: the same that Chromatic would capture.
 * @throws {UserError} where a mode names a viewport that Storybook does not have
 */
export function snapshotsOf(stories: readonly StoryEntry[]): Snapshot[] {
  return stories.flatMap((story) => {
    const { disableSnapshot, disable, modes = {} } = story.chromatic;
    if (disableSnapshot === true || disable === true) return [];
    const declared = Object.entries(modes as Record<string, Record<string, unknown>>);
    const all: typeof declared = declared.length > 0 ? declared : [['default', {}]];
    const enabled = all.filter(([, mode]) => mode.disable !== true);
    return enabled.map(([mode, { viewport, disable: _disable, ...globals }]) => ({
      id: `${story.id} ${mode}`,
      storyId: story.id,
      title: story.title,
      name: story.name,
      mode,
      file: story.importPath.replace(/^\.\//, ''),
      globals: Object.fromEntries(Object.entries(globals).map(([name, value]) => [name, String(value)])),
      viewport: viewportOf(story, mode, viewport),
      ...(typeof viewport === 'string' && { viewportName: viewport }),
      options: optionsOf(story.chromatic),
    }));
  });
}
