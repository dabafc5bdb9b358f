import { expect, test } from 'vitest';
import { snapshotsOf, type StoryEntry } from './snapshotMatrix.ts';
import { lengthsToMeasure, type ModeViewport } from './viewports.ts';

const viewports = {
  phone: { styles: { width: '320px', height: '720px' } },
  tablet: { styles: { width: '768px', height: '1024px' } },
};

const pageModes = {
  'en-phone': { locale: 'en', viewport: 'phone' },
  'ar-phone': { locale: 'ar', viewport: 'phone' },
  'ar-tablet': { locale: 'ar', viewport: 'tablet' },
};

const story = (chromatic: StoryEntry['chromatic']): StoryEntry => ({
  id: 'layout-header--whole',
  title: 'Layout/Header',
  name: 'Whole',
  importPath: './src/layout/Header/Header.stories.tsx',
  chromatic,
  viewports,
});

test('a story has one snapshot in each of its modes, in the viewport of the mode', () => {
  const snapshots = snapshotsOf([story({ modes: pageModes })]);
  expect(snapshots.map(({ mode }) => mode)).toEqual(Object.keys(pageModes));
  expect(snapshots.find(({ mode }) => mode === 'ar-phone')).toMatchObject({
    id: 'layout-header--whole ar-phone',
    file: 'src/layout/Header/Header.stories.tsx',
    globals: { locale: 'ar' },
    viewport: { width: 320, height: 720 },
    viewportName: 'phone',
  });
});

test('globals keep their types', () => {
  const globals = { backgrounds: { value: 'dark' }, compact: false };
  expect(snapshotsOf([story({ modes: { dark: globals } })])).toMatchObject([{ globals }]);
});

test('a mode may have a direction, a width in px or a size', () => {
  const modes = {
    mirrored: { locale: 'en', direction: 'rtl', viewport: 'tablet' },
    narrow: { viewport: 400 },
    small: { viewport: { width: 300, height: 200 } },
  };
  expect(snapshotsOf([story({ modes })]).map(({ globals, viewport }) => ({ globals, viewport }))).toEqual([
    { globals: { locale: 'en', direction: 'rtl' }, viewport: { width: 768, height: 1024 } },
    { globals: {}, viewport: { width: 400, height: 900 } },
    { globals: {}, viewport: { width: 300, height: 200 } },
  ]);
});

test('a story with viewports and without modes has one snapshot for each width', () => {
  expect(snapshotsOf([story({ viewports: [320, 1200, 320] })]).map(({ id, viewport }) => [id, viewport.width])).toEqual(
    [
      ['layout-header--whole 320px', 320],
      ['layout-header--whole 1200px', 1200],
    ],
  );
  expect(snapshotsOf([story({ viewports: [320], modes: pageModes })])).toHaveLength(3);
});

test('a disabled mode has no snapshot, a disabled story has none at all, one without modes has one', () => {
  expect(snapshotsOf([story({ modes: { ...pageModes, 'en-phone': { disable: true } } })])).toHaveLength(2);
  expect(snapshotsOf([story({ disableSnapshot: true, modes: pageModes })])).toEqual([]);
  expect(snapshotsOf([story({})]).map(({ id }) => id)).toEqual(['layout-header--whole default']);
});

test('its parameters set how it is captured and compared; the default is an exact comparison', () => {
  const chromatic = {
    delay: 50,
    cropToViewport: true,
    pauseAnimationAtEnd: false,
    diffThreshold: 0.2,
    ignoreSelectors: ['time'],
  };
  expect(snapshotsOf([story(chromatic)])[0]?.options).toEqual(chromatic);
  expect(snapshotsOf([story({})])[0]?.options).toEqual({
    delay: 0,
    cropToViewport: false,
    pauseAnimationAtEnd: true,
    diffThreshold: 0,
    ignoreSelectors: [],
  });
});

test.each<[parameters: object, sentence: string]>([
  [{ chromatic: null }, '"parameters.chromatic" must be an object'],
  [{ chromatic: { modes: null } }, '"parameters.chromatic.modes" must be an object'],
  [{ chromatic: { modes: { m: null } } }, '"parameters.chromatic.modes.m" must be an object'],
  [{ chromatic: { viewports: 320 } }, '"parameters.chromatic.viewports" must be a list'],
  [{ chromatic: { viewports: [null] } }, '"parameters.chromatic.viewports[0]" must be a width in px'],
  [{ chromatic: { ignoreSelectors: 'time' } }, '"parameters.chromatic.ignoreSelectors" must be a list'],
  [{ chromatic: { diffThreshold: 20 } }, '"parameters.chromatic.diffThreshold" must be a number from 0 to 1'],
  [{ chromatic: { delay: -1 } }, '"parameters.chromatic.delay" must be a number of milliseconds'],
  ...['disable', 'disableSnapshot', 'cropToViewport', 'pauseAnimationAtEnd'].map((name): [object, string] => [
    { chromatic: { [name]: 'false' } },
    `"parameters.chromatic.${name}" must be a boolean`,
  ]),
  [{ chromatic: { modes: { m: { disable: 'false' } } } }, '"parameters.chromatic.modes.m.disable" must be a boolean'],
  [{ chromatic: { forcedColors: 'on' } }, '"parameters.chromatic.forcedColors" must be "active" or "none"'],
  ...[
    ['forcedColors', 'on', '"active" or "none"'],
    ['media', 'paper', '"print" or "screen"'],
    ['textScale', '200%', 'a number from 0.5 to 4'],
    ['hover', true, 'a string'],
  ].map(([name, value, what]): [object, string] => [
    { visualReview: { modes: { m: { [name as string]: value } } } },
    `"parameters.visualReview.modes.m.${name}" must be ${what}`,
  ]),
  [{ visualReview: { modes: { m: 5 } } }, '"parameters.visualReview.modes.m" must be an object'],
  ...[true, ['phone'], { name: 'phone' }, { value: 5 }, { isRotated: 'yes' }, { width: [320] }].flatMap(
    (viewport): Array<[object, string]> => {
      const must =
        'must be the name of a viewport, a width, or an object with value and isRotated, or with width and height';
      return [
        [{ chromatic: { modes: { m: { viewport } } } }, `"parameters.chromatic.modes.m.viewport" ${must}`],
        [{ visualReview: { modes: { m: { viewport } } } }, `"parameters.visualReview.modes.m.viewport" ${must}`],
        [{ viewportGlobals: [null, viewport] }, `"globals.viewport" ${must}`],
      ];
    },
  ),
  ...[null, false, 'phone', 5, []].map((invalidViewport): [object, string] => [
    { invalidViewport },
    '"parameters.viewport" must be an object',
  ]),
  [{ viewports: 'phone' }, '"parameters.viewport.options" must be an object'],
  [{ viewports: [] }, '"parameters.viewport.options" must be an object'],
  [{ viewports: { a: null } }, '"parameters.viewport.options.a" must be an object'],
  [{ viewports: { a: { styles: '320px' } } }, '"parameters.viewport.options.a.styles" must be an object'],
  [{ invalidSelectors: [':::'] }, '"parameters.chromatic.ignoreSelectors" has ":::", which is not a CSS selector'],
])('the parameters %j are an error that names the story', (parameters, sentence) => {
  expect(() => snapshotsOf([{ ...story({}), ...parameters }])).toThrow(`layout-header--whole: ${sentence}`);
});

test('a viewport that Storybook does not have is an error that names the story and the mode', () => {
  expect(() => snapshotsOf([story({ modes: { huge: { viewport: 'wall' } } })])).toThrow(
    'layout-header--whole: its mode huge names the viewport "wall"',
  );
});

/** As a browser measures them in a window of 1280 × 900 px. */
const lengths = {
  '100%': { width: 1280, height: 900 },
  '50%': { width: 640, height: 450 },
  '20rem': { width: 320, height: 320 },
  'calc(100vh - 0.4px)': { width: 899.6, height: 899.6 },
  huge: { width: 0, height: 0 },
};
const options = {
  ...viewports,
  wide: { styles: { width: '640px', height: '100%' } },
  reading: { styles: { width: '20rem', height: 'calc(100vh - 0.4px)' } },
  wrong: { styles: { width: 'huge', height: '10px' } },
};

const sizeWith = (viewport: ModeViewport | undefined, more: Partial<StoryEntry> = {}) => {
  const modes = { mode: { locale: 'en', ...(viewport !== undefined && { viewport }) } };
  const [snapshot] = snapshotsOf([{ ...story({ modes }), viewports: options, lengths, ...more }]);
  const { width, height } = snapshot!.viewport;
  return [`${width} × ${height}`, snapshot!.viewportName];
};

test.each<[ModeViewport, string, string?]>([
  ['wide', '640 × 900', 'wide'],
  ['reading', '320 × 900', 'reading'],
  [{ value: 'phone', isRotated: true }, '720 × 320'],
  [{ value: 'wide', isRotated: true }, '1280 × 640'],
  ['320-568', '320 × 568'],
  ['50pct-400', '640 × 400'],
  ['0-39', '40 × 40'],
  ['7px-100pct', '40 × 900'],
  [{ value: '20rem-300px', isRotated: true }, '300 × 320'],
  ['1000px', '1000 × 900'],
  [{ width: '50%', height: '600' }, '640 × 600'],
  ['mobile2', '414 × 896'],
  ['iphonex', '375 × 812'],
])('the viewport %j of a mode is what Storybook shows', (viewport, size, name) => {
  expect(sizeWith(viewport)).toEqual([size, name]);
});

test("the viewport of a story's globals, or else of the project, is that of its modes without one", () => {
  expect(sizeWith(undefined, { viewportGlobals: [{ value: 'tablet' }, 'phone'] })[0]).toBe('768 × 1024');
  expect(sizeWith(undefined, { viewportGlobals: [{ isRotated: true }, 'phone'] })[0]).toBe('720 × 320');
  expect(sizeWith(undefined, { viewportGlobals: [null, { value: '50pct-400', isRotated: false }] })[0]).toBe(
    '640 × 400',
  );
  expect(sizeWith('phone', { viewportGlobals: [{ value: 'tablet', isRotated: true }] })[0]).toBe('320 × 720');
  // As in Storybook, an unknown name is the first viewport of the toolbar.
  expect(sizeWith(undefined, { viewportGlobals: ['constructor'] })[0]).toBe('320 × 720');
  const { viewports: _, ...builtIn } = { ...story({}), viewportGlobals: ['mobile1'] };
  expect(snapshotsOf([builtIn])[0]).toMatchObject({ viewport: { width: 320, height: 568 }, viewportName: 'mobile1' });
  expect(sizeWith(undefined)[0]).toBe('1280 × 900');
});

test('viewports without a name, a size or options are none, as in Storybook', () => {
  // Functions and numbers that are none arrive as `null`, or not at all.
  const without = { full: { styles: null }, computed: {}, ...viewports };
  expect(lengthsToMeasure({ id: '', viewports: without }, [{ viewport: null }])).toEqual([]);
  expect(lengthsToMeasure({ id: '', viewports: null }, [])).toEqual([]);
  expect(sizeWith('phone', { viewports: without })[0]).toBe('320 × 720');
  expect(sizeWith(undefined, { viewportGlobals: [{ value: '' }, 'phone'] })[0]).toBe('1280 × 900');
  expect(sizeWith(undefined, { viewportGlobals: [{ value: null }, 'phone'] })[0]).toBe('320 × 720');
  expect(snapshotsOf([story({ modes: { mode: { viewport: null } } })])[0]?.viewport).toEqual({
    width: 1280,
    height: 900,
  });
});

test('a browser measures what is not in px', () => {
  const viewportGlobals = [{ value: '10vw-300' }, null];
  const modes = [{ viewport: '5em-7pct' }, { viewport: { width: 'min(9px, 1em)' } }, { viewport: 320 }, {}];
  expect(lengthsToMeasure({ id: '', viewports: options, viewportGlobals }, modes)).toEqual([
    '100%',
    '20rem',
    'calc(100vh - 0.4px)',
    'huge',
    '10vw',
    '5em',
    '7%',
    'min(9px, 1em)',
  ]);
});

test.each(['wrong', { width: 'toString' }, { width: 'NaN' }])('the viewport %j has a size that is none', (viewport) => {
  expect(() => sizeWith(viewport)).toThrow(/^layout-header--whole: the width of its viewport, "\w+", is not a length$/);
});

test('a number that is none is an error, not the default', () => {
  expect(() => snapshotsOf([story({ modes: { wide: { viewport: 'NaN' } } })])).toThrow(
    'its mode wide names the viewport "NaN"',
  );
  const delay = 'NaN' as unknown as number;
  expect(() => snapshotsOf([story({ delay })])).toThrow(
    '"parameters.chromatic.delay" must be a number of milliseconds',
  );
});

const emulationsOf = (snapshots: ReturnType<typeof snapshotsOf>) =>
  snapshots.map(({ mode, emulation }) => [mode, emulation]);

test('modes that Chromatic does not have are added to its own', () => {
  const modes = {
    contrast: { locale: 'ar', viewport: 'phone', forcedColors: 'active' },
    large: { textScale: 2 },
    state: { hover: 'a', focus: 'button' },
  } as const;
  const snapshots = snapshotsOf([{ ...story({ modes: { usual: { locale: 'ar' } } }), visualReview: { modes } }]);
  expect(emulationsOf(snapshots)).toEqual([
    ['usual', undefined],
    ['contrast', { forcedColors: 'active' }],
    ['large', { textScale: 2 }],
    ['state', { hover: 'a', focus: 'button' }],
  ]);
  // They are no globals of Storybook.
  expect(snapshots.find(({ mode }) => mode === 'contrast')?.globals).toEqual({ locale: 'ar' });
});

test('a mode that both parameters have is an error', () => {
  const twice = { ...story({ modes: pageModes }), visualReview: { modes: { 'ar-phone': { textScale: 2 } } } };
  expect(() => snapshotsOf([twice])).toThrow('layout-header--whole: its mode ar-phone is in parameters.chromatic and');
  const disabled = { ...twice, chromatic: { modes: { ...pageModes, 'ar-phone': { disable: true } } } };
  expect(emulationsOf(snapshotsOf([disabled]))).toContainEqual(['ar-phone', { textScale: 2 }]);
});

test("Chromatic's media features apply to all modes of a story that have none of their own", () => {
  const snapshots = snapshotsOf([
    {
      ...story({ forcedColors: 'active', media: 'print' }),
      visualReview: { modes: { own: { forcedColors: 'none', media: 'screen' } } },
    },
  ]);
  expect(emulationsOf(snapshots)).toEqual([
    ['default', { forcedColors: 'active', media: 'print' }],
    ['own', undefined],
  ]);
});
