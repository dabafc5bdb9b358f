import { UserError } from 'system-tools/user-error';
import type { Snapshot, SnapshotOptions } from '../types.ts';

/** Globals, and what Chromatic reads. */
interface Mode {
  /** The name of a viewport, a width in px, or an object of both. */
  viewport?: string | number | { width?: number; height?: number };
  disable?: boolean;
  [global: string]: unknown;
}

/** A story of a running Storybook, with its `parameters.chromatic` and the viewports of the toolbar. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  chromatic: Partial<SnapshotOptions> & {
    modes?: Readonly<Record<string, Mode>>;
    disableSnapshot?: boolean;
    disable?: boolean;
  };
  viewports: Readonly<Record<string, { styles: { width: string; height: string } }>>;
}

/** In px. */
const defaultViewport = { width: 1280, height: 900 };

/** The defaults are Chromatic's, except for `diffThreshold`: any difference counts. */
const optionsOf = ({
  delay = 0,
  cropToViewport = false,
  pauseAnimationAtEnd = true,
  diffThreshold = 0,
  ignoreSelectors = [],
}: Partial<SnapshotOptions>) => ({ delay, cropToViewport, pauseAnimationAtEnd, diffThreshold, ignoreSelectors });

/** @throws {UserError} where the name is not in the story's viewport toolbar */
function viewportOf(story: StoryEntry, mode: string, viewport: Mode['viewport']): Snapshot['viewport'] {
  if (typeof viewport === 'number') return { ...defaultViewport, width: viewport };
  if (typeof viewport !== 'string') return { ...defaultViewport, ...viewport };
  const styles = story.viewports[viewport]?.styles;
  if (!styles)
    throw new UserError(
      `${story.id}: its mode ${mode} names the viewport "${viewport}", which Storybook does not have`,
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
    if (disableSnapshot || disable) return [];
    const declared = Object.entries(modes);
    const all = declared.length > 0 ? declared : [['default', {}] as [string, Mode]];
    const enabled = all.filter(([, mode]) => !mode.disable);
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
