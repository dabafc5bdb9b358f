import { INITIAL_VIEWPORTS, MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { ownValue } from 'system-tools/own-value';
import { UserError } from 'system-tools/user-error';
import type { Snapshot } from '../types.ts';

/** As CSS has them: `320px`, `100%`, `calc(100vh - 4rem)`; numbers are px. */
interface Size {
  width?: number | string;
  height?: number | string;
}

/** Storybook's global: the name of a viewport, or a size such as `320-568` or `50pct-400px`. */
interface ViewportGlobal {
  value?: string | null;
  isRotated?: boolean;
}

/** What a mode may have: Storybook's global, or as in Chromatic a width in px or a size. */
export type ModeViewport = number | string | ViewportGlobal | Size;

/** What a running Storybook tells about the viewports of a story. */
export interface StoryViewports {
  id: string;
  /** Those of the toolbar, where they are not Storybook's own. */
  viewports?: Readonly<Record<string, { styles?: Size | null }>> | null;
  /** Of the story, and of the project. */
  viewportGlobals?: ReadonlyArray<ViewportGlobal | string | null>;
  /** Lengths that are not in px, in px, as a width and as a height. */
  lengths?: Readonly<Record<string, { width: number; height: number }>>;
}

/** In px: the viewport of a story without one, and the window that percentages and the like are parts of. */
export const defaultViewport = { width: 1280, height: 900 };

const isSize = (viewport: ViewportGlobal | Size): viewport is Size => 'width' in viewport || 'height' in viewport;

const globalOf = (viewport: ViewportGlobal | string | null): ViewportGlobal =>
  typeof viewport === 'string' ? { value: viewport } : (viewport ?? {});

/** In px: Storybook shows no less of a viewport that is dragged. */
const leastDragged = 40;

/** A size that somebody has dragged, as Storybook writes it. */
function draggedSize({ value }: ViewportGlobal): Required<Size> | undefined {
  const [, width, widthUnit, height, heightUnit] =
    /^(\d{1,4})([a-z]{0,4})-(\d{1,4})([a-z]{0,4})$/.exec(value ?? '') ?? [];
  const lengthOf = (length = '', unit = '') =>
    unit === '' || unit === 'px' ? Math.max(Number(length), leastDragged) : `${length}${unit === 'pct' ? '%' : unit}`;
  return width === undefined ? undefined : { width: lengthOf(width, widthUnit), height: lengthOf(height, heightUnit) };
}

const isPx = (length: number | string) => /^\d+(?:\.\d+)?(?:px)?$/.test(String(length));

const sizesOf = (viewport: ModeViewport | null): Size[] =>
  typeof viewport === 'object' && viewport && isSize(viewport)
    ? [viewport]
    : [draggedSize(globalOf(typeof viewport === 'number' ? null : viewport)) ?? {}];

/** The lengths of a story's viewports, and of those of its modes, that only a browser knows. */
export const lengthsToMeasure = (
  { viewports, viewportGlobals = [] }: StoryViewports,
  modes: ReadonlyArray<{ viewport?: ModeViewport | null }>,
) =>
  [
    // Only one that is shown needs a size.
    ...Object.values(viewports ?? {}).map(({ styles }) => styles ?? {}),
    ...[...viewportGlobals, ...modes.map(({ viewport = null }) => viewport)].flatMap(sizesOf),
  ]
    .flatMap(({ width = 0, height = 0 }) => [String(width), String(height)])
    .filter((length) => !isPx(length));

/** @throws {UserError} where a length is none */
function inPx({ id, lengths }: StoryViewports, size: Size): Snapshot['viewport'] {
  const lengthOf = (axis: 'width' | 'height') => {
    const length = size[axis] ?? defaultViewport[axis];
    const found = isPx(length) ? Number.parseFloat(String(length)) : ownValue(lengths, String(length))?.[axis];
    if (found === undefined || found < 1)
      throw new UserError(`${id}: the ${axis} of its viewport, ${JSON.stringify(length)}, is not a length`);
    return Math.round(found);
  };
  return { width: lengthOf('width'), height: lengthOf('height') };
}

/**
 * The viewport of a story in a mode: that of the mode, or else the one in which Storybook shows the story.
 * @throws {UserError} where the mode names one that does not exist, or a length is none
 */
export function viewportOf(
  story: StoryViewports,
  mode: string,
  viewport: ModeViewport | null | undefined,
): Pick<Snapshot, 'viewport' | 'viewportName'> {
  if (typeof viewport === 'number' || (typeof viewport === 'string' && isPx(viewport)))
    return { viewport: inPx(story, { width: viewport }) };
  if (typeof viewport === 'object' && viewport && isSize(viewport)) return { viewport: inPx(story, viewport) };
  const globals = (viewport === undefined ? (story.viewportGlobals ?? []) : [viewport]).map(globalOf);
  const name = globals.map(({ value }) => value ?? undefined).find((value) => value !== undefined);
  // As in Storybook, an empty name is none.
  if (!name) return { viewport: defaultViewport };
  const isRotated = globals.find((each) => each.isRotated !== undefined)?.isRotated ?? false;
  const own: NonNullable<StoryViewports['viewports']> = story.viewports ?? MINIMAL_VIEWPORTS;
  const custom = draggedSize({ value: name });
  const builtIn: NonNullable<StoryViewports['viewports']> = { ...INITIAL_VIEWPORTS, ...MINIMAL_VIEWPORTS };
  const named = ownValue(own, name) ?? (viewport === undefined ? Object.values(own)[0] : ownValue(builtIn, name));
  const styles = custom ?? named?.styles;
  if (!styles && viewport !== undefined)
    throw new UserError(`${story.id}: its mode ${mode} names the viewport "${name}", which Storybook does not have`);
  const { width, height }: Size = styles ?? defaultViewport;
  const size = inPx(story, isRotated ? { width: height!, height: width! } : { width: width!, height: height! });
  return { viewport: size, ...(!custom && !isRotated && ownValue(own, name) && { viewportName: name }) };
}
