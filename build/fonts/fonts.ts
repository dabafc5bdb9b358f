import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type } from '#theme/tokens.ts';
import { writeAtomically } from 'system-tools/files';
import {
  catalogMessages,
  charactersOf,
  isArabic,
  isInvisible,
  nameOf,
  otherStrings,
  unicodeRange,
} from './characters.ts';
import type { FontData } from '#app/pageData.ts';
import { sharedCache } from '../sharedCache.ts';
import { charactersIn } from './cmap.ts';

export interface SiteFont {
  /** The Unicode name of its script. */
  script: 'Latin' | 'Arabic';
  /** Contains eight digits of a hash of its content. */
  url: string;
  data: Buffer;
  unicodeRange: string;
}

/** The subsets of Readex Pro: a character is taken from the first that has it. */
const sources = [
  { script: 'Latin', part: 'latin' },
  { script: 'Latin', part: 'latin-ext' },
  { script: 'Arabic', part: 'arabic' },
] as const;

const packageFile = (name: string) =>
  new URL(`../../node_modules/@fontsource-variable/readex-pro/${name}`, import.meta.url);

const weights = Object.values(type.weight);
const axis = { min: Math.min(...weights), max: Math.max(...weights) };

/** OpenType features: joined letters, positioned marks, kerning and ligatures. */
const features = ['calt', 'ccmp', 'fina', 'init', 'isol', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig'];

const hash = (...contents: Array<string | Buffer>) =>
  contents.reduce((sum, content) => sum.update(content), createHash('sha256')).digest('hex');

/** The subset of a font with the weights of the site, cached, and its characters; `data` is empty without any. */
async function subsetOf(font: Buffer, wanted: readonly string[]) {
  const key = hash(JSON.stringify({ wanted, axis, features }), font);
  const cached = join(sharedCache('fonts'), `${key}.json`);
  if (existsSync(cached)) {
    const { characters, data } = JSON.parse(await readFile(cached, 'utf8')) as { characters: string[]; data: string };
    return { characters, data: Buffer.from(data, 'base64') };
  }
  // With a warm cache, loading it would take most of the time.
  const { default: subsetFont } = await import('subset-font');
  const subset = await subsetFont(font, wanted.join(''), {
    targetFormat: 'sfnt',
    keepFeatures: features,
    variationAxes: { wght: axis },
  });
  const characters = charactersIn(subset);
  const data =
    characters.length > 0 ? await subsetFont(subset, characters.join(''), { targetFormat: 'woff2' }) : Buffer.of();
  await writeAtomically(cached, JSON.stringify({ characters, data: data.toString('base64') }));
  return { characters, data };
}

/**
 * The fonts of the site: Readex Pro with the characters of messages and of what visitors type, in the weights of the tokens.
 * @throws {Error} when Readex Pro lacks visible characters of the messages; lists each with its file and key
 */
export async function siteFonts(messages = catalogMessages()) {
  let missing = charactersOf([...messages.map(({ message }) => message), ...otherStrings()]);
  const fonts: SiteFont[] = [];
  for (const { script, part } of sources) {
    const wanted = missing.filter((character) => isArabic(character) === (script === 'Arabic'));
    const font = await readFile(packageFile(`files/readex-pro-${part}-wght-normal.woff2`));
    const { characters, data } = await subsetOf(font, wanted);
    if (characters.length === 0) continue;
    missing = missing.filter((character) => !characters.includes(character));
    fonts.push({
      script,
      url: `/assets/readex-pro-${part}-${hash(data).slice(0, 8)}.woff2`,
      data,
      unicodeRange: unicodeRange(characters),
    });
  }
  const problems = missing
    .filter((character) => !isInvisible(character))
    .flatMap((character) => {
      const found = messages.find(({ message }) => message.includes(character));
      return found ? [`${nameOf(character)} in ${found.source}`] : [];
    });
  if (problems.length > 0) throw new Error(`Readex Pro lacks characters of the messages:\n  ${problems.join('\n  ')}`);
  return fonts;
}

/** The license, which must be distributed with the font, in the format of Vite's `build.license`. */
export async function fontLicense() {
  const manifest = await readFile(packageFile('package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest) as Record<string, string>;
  return `\n## ${name} - ${version} (${license})\n\n${await readFile(packageFile('LICENSE'), 'utf8')}`;
}

/** The arguments of a `FontFace`. `font-display: optional` prevents a layout shift when the font loads late. */
export const fontData = ({ url, unicodeRange: range }: SiteFont) =>
  ({
    family: 'Readex Pro Variable',
    url,
    descriptors: { weight: `${axis.min} ${axis.max}`, display: 'optional', unicodeRange: range },
  }) satisfies FontData;

export function fontFaceRule(font: SiteFont) {
  const { family, url, descriptors } = fontData(font);
  const { weight, display, unicodeRange: range } = descriptors;
  return (
    `@font-face{font-family:'${family}';src:url(${url}) format('woff2');` +
    `font-weight:${weight};font-display:${display};unicode-range:${range}}`
  );
}

/** Metric-matched fallback: Arial with the metrics of Readex Pro, so that line breaks are the same. */
export const fallbackRule =
  "@font-face{font-family:'Readex Pro Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');" +
  'size-adjust:108.34%;ascent-override:92.3%;descent-override:23.07%;line-gap-override:0%}';
