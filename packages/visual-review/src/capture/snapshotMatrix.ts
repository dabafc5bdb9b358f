import { UserError } from 'system-tools/user-error';
import { ownValue } from 'system-tools/own-value';
import type { Emulation, Snapshot, SnapshotOptions } from '../types.ts';
import { isObject, oneOf, shapeProblem, type Shape } from '../shape.ts';
import { viewportOf, type ModeViewport, type StoryViewports } from './viewports.ts';

/** Globals, and what is not one of them. */
interface Mode extends Emulation {
  viewport?: ModeViewport | null;
  disable?: boolean;
  [global: string]: unknown;
}

/** A story of a running Storybook, with its parameters and the viewports of the toolbar. */
export interface StoryEntry extends StoryViewports {
  title: string;
  name: string;
  importPath: string;
  chromatic: Partial<SnapshotOptions> &
    Pick<Emulation, 'forcedColors' | 'media'> & {
      modes?: Readonly<Record<string, Mode>>;
      /** Widths in px: what Chromatic had before modes. */
      viewports?: readonly number[];
      disableSnapshot?: boolean;
      disable?: boolean;
    };
  /** Modes that Chromatic does not have. */
  visualReview?: { modes?: Readonly<Record<string, Mode>> };
  /** The viewports of the toolbar, where they are no object. */
  invalidViewport?: unknown;
  /** Those of `ignoreSelectors` that the browser cannot read. */
  invalidSelectors?: readonly string[];
}

/** Also `null`, and nothing for a function of Storybook. */
const optionalObject: Shape = { isValid: (value) => value === null || isObject(value), what: 'an object' };

const viewportKeys: Readonly<Record<string, readonly string[]>> = {
  value: ['string'],
  isRotated: ['boolean'],
  width: ['number', 'string'],
  height: ['number', 'string'],
};

/** As in Storybook or in Chromatic; see `ModeViewport`. */
const viewportShape: Shape = {
  isValid: (value) =>
    value === null ||
    ['number', 'string'].includes(typeof value) ||
    (isObject(value) &&
      Object.entries(value).every(
        ([key, part]) => part === null || ownValue(viewportKeys, key)?.includes(typeof part),
      )),
  what: 'the name of a viewport, a width, or an object with value and isRotated, or with width and height',
};

const widthShape: Shape = { isValid: (value) => ['number', 'string'].includes(typeof value), what: 'a width in px' };

const numberBetween = (least: number, most: number, what: string): Shape => ({
  isValid: (value) => typeof value === 'number' && value >= least && value <= most,
  what,
});

const mediaShapes: Readonly<Record<string, Shape>> = {
  forcedColors: oneOf('active', 'none'),
  media: oneOf('print', 'screen'),
};

/** Those of a mode that are no globals of Storybook. */
const modeShapes: Readonly<Record<string, Shape>> = {
  ...mediaShapes,
  viewport: viewportShape,
  disable: 'boolean',
  textScale: numberBetween(0.5, 4, 'a number from 0.5 to 4'),
  hover: 'string',
  focus: 'string',
};

/** Those of `parameters.chromatic` that are neither lists nor objects. */
const optionShapes: Readonly<Record<string, Shape>> = {
  ...mediaShapes,
  disable: 'boolean',
  disableSnapshot: 'boolean',
  cropToViewport: 'boolean',
  pauseAnimationAtEnd: 'boolean',
  delay: numberBetween(0, Number.MAX_SAFE_INTEGER, 'a number of milliseconds'),
  diffThreshold: numberBetween(0, 1, 'a number from 0 to 1'),
};

/** Checks the parameters of stories, which nothing else does. @throws {UserError} where a value has another type */
export function expectParameters(stories: readonly StoryEntry[]) {
  for (const {
    id,
    chromatic,
    visualReview,
    viewports,
    invalidViewport,
    viewportGlobals = [],
    invalidSelectors = [],
  } of stories) {
    const shapes: ReadonlyArray<readonly [name: string, value: unknown, shape: Shape]> = [
      ['chromatic', chromatic, 'object'],
      ['chromatic.modes', chromatic?.modes, { '*': 'object' }],
      ['chromatic.viewports', chromatic?.viewports, [widthShape]],
      ['chromatic.ignoreSelectors', chromatic?.ignoreSelectors, ['string']],
      ['visualReview', visualReview, 'object'],
      ['visualReview.modes', visualReview?.modes, { '*': 'object' }],
      ['viewport', invalidViewport, 'object'],
      ['viewport.options', viewports ?? undefined, { '*': 'object' }],
    ];
    const expect = (path: string, value: unknown, shape: Shape) => {
      const problem = value === undefined ? undefined : shapeProblem(value, shape, '', path);
      if (problem !== undefined) throw new UserError(`${id}: ${problem}`);
    };
    for (const [name, value, shape] of shapes) expect(`parameters.${name}`, value, shape);
    const expectParts = (
      path: string,
      parts: Readonly<Partial<Record<string, unknown>>>,
      partShapes: Readonly<Record<string, Shape>>,
    ) => {
      for (const [name, shape] of Object.entries(partShapes)) expect(`${path}.${name}`, ownValue(parts, name), shape);
    };
    expectParts('parameters.chromatic', chromatic, optionShapes);
    // What is in them, now that they are known to be objects.
    for (const [name, { styles }] of Object.entries(viewports ?? {}))
      expect(`parameters.viewport.options.${name}.styles`, styles, optionalObject);
    for (const [name, modes] of Object.entries({ chromatic: chromatic?.modes, visualReview: visualReview?.modes }))
      for (const [mode, parts] of Object.entries(modes ?? {}))
        expectParts(`parameters.${name}.modes.${mode}`, parts, modeShapes);
    for (const global of viewportGlobals) expect('globals.viewport', global, viewportShape);
    if (invalidSelectors[0] !== undefined)
      throw new UserError(
        `${id}: "parameters.chromatic.ignoreSelectors" has ${JSON.stringify(invalidSelectors[0])}, which is not a CSS selector`,
      );
  }
}

/** The defaults are Chromatic's, except for `diffThreshold`: any difference counts. */
function optionsOf({ chromatic }: StoryEntry): SnapshotOptions {
  const {
    delay = 0,
    cropToViewport = false,
    pauseAnimationAtEnd = true,
    diffThreshold = 0,
    ignoreSelectors = [],
  } = chromatic;
  return { delay, cropToViewport, pauseAnimationAtEnd, diffThreshold, ignoreSelectors };
}

/** What a mode without a value of its own has. */
const defaultEmulation: Emulation = { forcedColors: 'none', media: 'screen', textScale: 1 };

/** What differs from the default. */
function emulationOf(values: Emulation): Emulation | undefined {
  const unusual = Object.entries(values).filter(
    ([name, value]) => value !== undefined && value !== defaultEmulation[name as keyof Emulation],
  );
  return unusual.length > 0 ? Object.fromEntries(unusual) : undefined;
}

/**
 * The snapshots that stories declare: the same that Chromatic would capture for `parameters.chromatic`, and those of the modes in
 * `parameters.visualReview`.
 * @throws {UserError} where a mode names a viewport that Storybook does not have, a viewport has no valid size, a parameter has another type, or a mode has the name of another
 */
export function snapshotsOf(stories: readonly StoryEntry[]): Snapshot[] {
  expectParameters(stories);
  return stories.flatMap((story) => {
    const { disableSnapshot, disable, modes = {}, viewports = [], forcedColors, media } = story.chromatic;
    if (disableSnapshot || disable) return [];
    const widths = [...new Map(viewports.map((width): [string, Mode] => [`${width}px`, { viewport: width }]))];
    const declared = Object.keys(modes).length > 0 ? Object.entries(modes) : widths;
    const all = declared.length > 0 ? declared : [['default', {}] as [string, Mode]];
    const isEnabled = ([, { disable: isDisabled }]: [string, Mode]) => !isDisabled;
    const own = Object.entries(story.visualReview?.modes ?? {}).filter(isEnabled);
    const enabled = all.filter(isEnabled);
    const twice = enabled.find(([mode]) => own.some(([other]) => other === mode));
    if (twice)
      throw new UserError(
        `${story.id}: its mode ${twice[0]} is in parameters.chromatic and in parameters.visualReview: rename one of them`,
      );
    return [...enabled, ...own].map(([mode, { viewport, disable: _disable, textScale, hover, focus, ...values }]) => {
      const { forcedColors: ownColors = forcedColors, media: ownMedia = media, ...globals } = values;
      const emulation = emulationOf({ forcedColors: ownColors, media: ownMedia, textScale, hover, focus });
      return {
        id: `${story.id} ${mode}`,
        storyId: story.id,
        title: story.title,
        name: story.name,
        mode,
        file: story.importPath.replace(/^\.\//, ''),
        globals,
        ...viewportOf(story, mode, viewport),
        options: optionsOf(story),
        ...(emulation && { emulation }),
      };
    });
  });
}
