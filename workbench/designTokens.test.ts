import { defineConfig, parse } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import { expect, test, vi } from 'vitest';
import { breakpoint, color, layer, motion, radius, shadow, size, space, type } from '#theme/tokens.ts';
import { typeSettings } from '#theme/typeSettings.ts';
import { designTokens, extension } from './designTokens';

const json = JSON.stringify(designTokens());

/** Style Dictionary 4, the newest for Node 20, has no CSS for the objects of 2025.10. */
function toCss(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('unit' in value && 'value' in value) return value.value === 0 ? 0 : `${String(value.value)}${String(value.unit)}`;
  if ('components' in value && 'alpha' in value && 'hex' in value) {
    const channels = (value.components as number[]).map((component) => Math.round(component * 255));
    return value.alpha === 1 ? value.hex : `rgb(${channels.join(' ')} / ${Number(value.alpha) * 100}%)`;
  }
  if (Array.isArray(value)) return value.map(toCss);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toCss(part)]));
}

/** The custom properties that Style Dictionary writes. */
async function customProperties() {
  const dictionary = new StyleDictionary({
    log: { verbosity: 'silent' },
    tokens: JSON.parse(json),
    hooks: {
      transforms: {
        'value/2025.10': {
          type: 'value',
          transform: ({ $value, $extensions }) => $extensions?.[extension]?.css ?? toCss($value),
        },
      },
    },
    platforms: {
      css: {
        transforms: ['name/kebab', 'value/2025.10', 'fontFamily/css', 'cubicBezier/css', 'shadow/css/shorthand'],
        files: [{ destination: 'tokens.css', format: 'css/variables' }],
      },
    },
  });
  const [file] = await dictionary.formatPlatform('css');
  return Object.fromEntries(
    Array.from(String(file?.output).matchAll(/^ +(--[\w-]+): (.*?);/gm), ([, name, value]) => [name, value]),
  );
}

/** Our own values by the names of their custom properties. */
const flat = (values: object, prefix = '-'): Array<[name: string, value: string]> =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return typeof value === 'object' && value !== null ? flat(value, name) : [[name, String(value)] as const];
  });

const scriptSettings = (script: string, language: string) =>
  Object.entries(typeSettings(language))
    .filter(([name]) => name !== '--quotes')
    .map(([name, value]) => [`--type-${script}-${name.slice(2)}`, value] as const);

test('Style Dictionary reads each token with its value', async () => {
  const { family, size: typeSize, weight } = type;
  const own = {
    color,
    space,
    size,
    type: { family, size: typeSize, weight },
    radius,
    shadow,
    motion,
    layer,
    breakpoint,
  };
  expect(await customProperties()).toEqual(
    Object.fromEntries([...flat(own), ...scriptSettings('latin', 'en'), ...scriptSettings('arabic', 'ar')]),
  );
});

test('a parser of the format accepts the file, and refuses a unit that the format lacks', async () => {
  const cwd = new URL('file:///');
  const config = defineConfig(
    {
      lint: {
        rules: {
          'core/consistent-naming': 'off',
          'core/valid-dimension': ['error', { legacyFormat: false, allowedUnits: ['px', 'rem'] }],
        },
      },
    },
    { cwd },
  );
  const names = async (src: string) =>
    Object.keys((await parse([{ filename: new URL('tokens.json', cwd), src }], { config })).tokens);
  expect(await names(json)).toContain('space.md');
  await expect(names(json.replace('"unit":"rem"', '"unit":"em"'))).rejects.toThrow('core/valid-dimension');
});

/** The tokens as they are with other values. */
async function tokensWith(values: object) {
  vi.resetModules();
  vi.doMock('#theme/tokens.ts', async (original) => ({ ...(await original<object>()), ...values }));
  return (await import('./designTokens')).designTokens();
}

test('a shadow may have several layers, in each notation of a color', async () => {
  const tokens = await tokensWith({ shadow: { ...shadow, tooltip: '0 0 0 1px #112233, 1px 2px rgb(2 5 15 / 35%)' } });
  const px = (value: number) => ({ value, unit: 'px' });
  expect(tokens.shadow.tooltip?.$value).toMatchObject([
    { color: { hex: '#112233' }, offsetX: px(0), blur: px(0), spread: px(1) },
    { color: { hex: '#02050f', alpha: 0.35 }, offsetX: px(1), offsetY: px(2), blur: px(0), spread: px(0) },
  ]);
});

test.each([
  { shadow: { ...shadow, tooltip: 'none' } },
  { shadow: { ...shadow, tooltip: '0 4px 12px black' } },
  { shadow: { ...shadow, tooltip: '0 4px 12px #000, inset 0 1px #fff' } },
  { shadow: { ...shadow, tooltip: '0 4vw 12px #000' } },
  { motion: { ...motion, easing: 'ease-out' } },
  { motion: { ...motion, easing: 'cubic-bezier(0, 1, 1)' } },
  { motion: { ...motion, fast: '140px' } },
  { space: { ...space, md: '50vw' } },
  { space: { ...space, md: '4' } },
  { type: { ...type, weight: { ...type.weight, bold: 'bold' } } },
])('a value that the format cannot express is an error: %j', async (values) => {
  await expect(tokensWith(values)).rejects.toThrow('cannot express');
});
