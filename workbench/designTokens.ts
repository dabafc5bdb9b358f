import type { Plugin } from 'vite';
import { company } from '#content/company.ts';
import * as tokens from '#theme/tokens.ts';
import { typeSettings } from '#theme/typeSettings.ts';
import { colorNotes } from './colorNotes.ts';
import { parseColor } from './contrast.ts';
import { tokenNotes } from './tokenNotes.ts';

/** The format asks for a domain in reverse. */
export const extension = new URL(company.siteUrl).hostname.split('.').toReversed().join('.');

const inexpressible = (text: string) =>
  new Error(`tokens.json cannot express "${text}". Extend workbench/designTokens.ts.`);

function quantity(text: string, ...units: string[]) {
  const [, value, unit = ''] = /^(-?(?:\d+\.?\d*|\.\d+))([a-z]*)$/.exec(text.trim()) ?? [];
  const isKnown = units.includes(unit) || (unit === '' && Number(value) === 0);
  if (value === undefined || !isKnown) throw inexpressible(text);
  return { value: Number(value), unit: unit || units[0]! };
}

function srgb(text: string) {
  const { red, green, blue, alpha } = parseColor(text);
  const channels = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => channel / 255),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** A fluid length has the value of a wide screen. The format lacks `em`; that of a media query is as long as a `rem`. */
const dimension = (text: string) =>
  quantity((/^clamp\(.*,([^,]+)\)$/.exec(text)?.[1] ?? text).replace(/(?<=\d)em$/, 'rem'), 'px', 'rem');

function shadow(text: string) {
  return text.split(/,(?![^(]*\))/).map((layer) => {
    const [, lengths = '', ink = ''] = /^\s*((?:-?[\d.]+[a-z]*\s+){2,4})(#\w+|rgb\(.*\))\s*$/.exec(layer) ?? [];
    if (ink === '') throw inexpressible(text);
    const [offsetX, offsetY, blur, spread] = [...lengths.trim().split(/\s+/), '0', '0'].map(dimension);
    return { color: srgb(ink), offsetX, offsetY, blur, spread };
  });
}

function fontWeight(text: string) {
  const weight = Number(text);
  if (!(weight >= 1 && weight <= 1000)) throw inexpressible(text);
  return weight;
}

function cubicBezier(text: string) {
  const points = /^cubic-bezier\((.*)\)$/.exec(text)?.[1]?.split(',').map(Number) ?? [];
  if (points.length !== 4 || !points.every(Number.isFinite)) throw inexpressible(text);
  return points;
}

/** The values of each type of the format, from CSS. */
const parsers = {
  color: srgb,
  dimension,
  duration: (text: string) => quantity(text, 'ms', 's'),
  number: (text: string) => quantity(text, '', 'em').value,
  fontWeight,
  fontFamily: (text: string) => text.split(', ').map((family) => family.replaceAll("'", '')),
  cubicBezier,
  shadow,
};

type Type = keyof typeof parsers;

/** A group of tokens. CSS that the format cannot express (`clamp()`, `em`) is added as an extension. */
function group<Name extends string>(
  typeOf: Type | ((name: Name) => Type),
  values: Readonly<Record<Name, string | number>>,
  notes?: Readonly<Record<Name, string>>,
) {
  const entries = (Object.keys(values) as Name[]).map((name) => {
    const $type = typeof typeOf === 'string' ? typeOf : typeOf(name);
    const css = String(values[name]);
    const isBeyond = /^clamp\(|\dem$/.test(css);
    return [
      name,
      {
        $type,
        $value: parsers[$type](css),
        $description: notes?.[name],
        $extensions: isBeyond ? { [extension]: { css } } : undefined,
      },
    ] as const;
  });
  return Object.fromEntries(entries);
}

const { type } = tokens;

/** The settings of a script, to which the tokens of typography refer. */
function script(language: 'en' | 'ar') {
  const resolved = (references: Readonly<Record<string, string>>) =>
    group(
      'number',
      Object.fromEntries(
        Object.entries(references).map(([name, reference]) => [
          name,
          typeSettings(language)[reference.slice('var('.length, -1)] ?? reference,
        ]),
      ),
    );
  return { leading: resolved(type.leading), tracking: resolved(type.tracking), scale: resolved(type.scale) };
}

/**
 * The design tokens as Design Tokens Format Module 2025.10 (https://www.designtokens.org/tr/2025.10/format/), under
 * their names in `src/theme/tokens.ts`.
 * @throws for a value that no type of the format can express.
 */
export const designTokens = () => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  color: group(
    'color',
    tokens.color,
    Object.fromEntries(Object.entries(colorNotes).map(([name, { purpose }]) => [name, purpose])),
  ),
  space: group('dimension', tokens.space, tokenNotes.space),
  size: group('dimension', tokens.size, tokenNotes.size),
  type: {
    ...group('fontFamily', { family: type.family }),
    size: group('dimension', type.size, tokenNotes.typeSize),
    weight: group('fontWeight', type.weight, tokenNotes.typeWeight),
    latin: script('en'),
    arabic: script('ar'),
  },
  radius: group('dimension', tokens.radius, tokenNotes.radius),
  shadow: group('shadow', tokens.shadow, tokenNotes.shadow),
  motion: group((name) => (name === 'easing' ? 'cubicBezier' : 'duration'), tokens.motion, tokenNotes.motion),
  layer: group('number', tokens.layer, tokenNotes.layer),
  breakpoint: group('dimension', tokens.breakpoint, tokenNotes.breakpoint),
});

/** Serves the design tokens beside the workbench, as `tokens.json`. */
export function designTokensFile(): Plugin {
  const json = () => `${JSON.stringify(designTokens(), null, 2)}\n`;
  return {
    name: 'design-tokens-file',
    configureServer({ middlewares }) {
      middlewares.use('/tokens.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(json());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source: json() });
    },
  };
}
