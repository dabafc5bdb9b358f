import { Refusal } from './refusal.ts';
import type { Snapshot, SnapshotOptions } from './snapshots.ts';

/** What Storybook tells of a story; modes and viewports are what `parameters.chromatic` and the viewport toolbar hold. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  chromatic: Partial<Record<keyof SnapshotOptions | 'modes' | 'disableSnapshot' | 'disable', unknown>>;
  viewports: Readonly<Record<string, { styles: { width: string; height: string } }>>;
}

/** The screen of a story without modes, in px. */
export const plainViewport = { width: 1280, height: 900 };

/** As Chromatic has them, but for `diffThreshold`: equal is equal, unless a story says how much is too little. */
const defaults: SnapshotOptions = {
  delay: 0,
  cropToViewport: false,
  pauseAnimationAtEnd: true,
  diffThreshold: 0,
  ignoreSelectors: [],
};

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

function optionsOf({
  delay,
  cropToViewport,
  pauseAnimationAtEnd,
  diffThreshold,
  ignoreSelectors,
}: StoryEntry['chromatic']): SnapshotOptions {
  return {
    delay: numberOr(delay, defaults.delay),
    cropToViewport: cropToViewport === true,
    pauseAnimationAtEnd: pauseAnimationAtEnd !== false,
    diffThreshold: numberOr(diffThreshold, defaults.diffThreshold),
    ignoreSelectors: Array.isArray(ignoreSelectors) ? ignoreSelectors.map(String) : defaults.ignoreSelectors,
  };
}

/**
 * The screen of a mode: the name of a viewport, a width in px, or an object of both, as Chromatic takes them.
 * @throws {Refusal} where the name is not in the story's viewport toolbar
 */
function viewportOf(story: StoryEntry, mode: string, wanted: unknown): Snapshot['viewport'] {
  if (wanted === undefined) return plainViewport;
  if (typeof wanted === 'number') return { ...plainViewport, width: wanted };
  if (typeof wanted === 'object' && wanted !== null) {
    const { width, height } = wanted as Record<string, unknown>;
    return { width: numberOr(width, plainViewport.width), height: numberOr(height, plainViewport.height) };
  }
  const styles = typeof wanted === 'string' ? story.viewports[wanted]?.styles : undefined;
  if (!styles)
    throw new Refusal(
      `${story.id}: its mode ${mode} wants the viewport ${JSON.stringify(wanted)}, which the workbench does not have`,
    );
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/**
 * The pictures that stories ask for by their `parameters.chromatic`: the same that Chromatic would take.
 * @throws {Refusal} where a mode wants a viewport that the workbench does not have
 */
export function snapshotsOf(stories: readonly StoryEntry[]): Snapshot[] {
  return stories.flatMap((story) => {
    const { disableSnapshot, disable, modes = {} } = story.chromatic;
    if (disableSnapshot === true || disable === true) return [];
    const all = Object.entries(modes as Record<string, Record<string, unknown>>);
    const wanted =
      all.length > 0 ? all.filter(([, mode]) => mode['disable'] !== true) : ([['default', {}]] as typeof all);
    return wanted.map(([mode, { viewport, ...globals }]) => ({
      id: `${story.id} ${mode}`,
      storyId: story.id,
      title: story.title,
      name: story.name,
      mode,
      file: story.importPath.replace(/^\.\//, ''),
      globals: Object.fromEntries(
        Object.entries(globals)
          .filter(([name]) => name !== 'disable')
          .map(([name, value]) => [name, String(value)]),
      ),
      viewport: viewportOf(story, mode, viewport),
      options: optionsOf(story.chromatic),
    }));
  });
}
