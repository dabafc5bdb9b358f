import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type } from '#theme/tokens.ts';
import { writeAtomically } from '#system-tools/files';
import {
  catalogMessages,
  charactersOf,
  isArabic,
  isInvisible,
  nameOf,
  otherStrings,
  unicodeRange,
  type LocatedMessage,
} from './characters.ts';
import type { FontData } from '#app/hydration/bootstrapContract.ts';
import { charactersIn } from './cmap.ts';

/** A font file of the site. */
export interface SiteFont {
  /** The Unicode name of its script. */
  script: 'Latin' | 'Arabic';
  /** Contains eight digits of a hash of its content. */
  fileName: string;
  data: Buffer;
  /** The value of the `unicode-range` descriptor. */
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

interface Subset {
  /** The requested characters that the font has. If it has none, `data` is empty. */
  characters: string[];
  data: Buffer;
}

const hash = (...contents: Array<string | Buffer>) =>
  contents.reduce((sum, content) => sum.update(content), createHash('sha256')).digest('hex');

/** The subset of a font with these characters and the weights of the site; cached in `node_modules/.cache/fonts`. */
async function subsetOf(font: Buffer, wanted: readonly string[]): Promise<Subset> {
  const key = hash(JSON.stringify({ wanted, axis, features }), font);
  const cached = new URL(`../../node_modules/.cache/fonts/${key}.json`, import.meta.url);
  if (existsSync(cached)) {
    const { characters, data } = JSON.parse(await readFile(cached, 'utf8')) as { characters: string[]; data: string };
    return { characters, data: Buffer.from(data, 'base64') };
  }
  // A dynamic import, because with a warm cache loading it would take most of the time.
  const { default: subsetFont } = await import('subset-font');
  const subset = await subsetFont(font, wanted.join(''), {
    targetFormat: 'sfnt',
    keepFeatures: features,
    variationAxes: { wght: axis },
  });
  const characters = charactersIn(subset);
  const data =
    characters.length > 0 ? await subsetFont(subset, characters.join(''), { targetFormat: 'woff2' }) : Buffer.of();
  await writeAtomically(fileURLToPath(cached), JSON.stringify({ characters, data: data.toString('base64') }));
  return { characters, data };
}

/**
 * The fonts of the site: Readex Pro with the characters that its messages use and that visitors type, in the weights of the tokens.
 * @param messages the messages whose characters are needed; by default those of the catalogs
 * @throws {Error} when Readex Pro lacks visible characters of the messages; lists each with its file and key
 */
export async function siteFonts(
  messages: LocatedMessage[] | Promise<LocatedMessage[]> = catalogMessages(),
): Promise<SiteFont[]> {
  const located = await messages;
  let missing = charactersOf([...located.map(({ message }) => message), ...otherStrings()]);
  const fonts: SiteFont[] = [];
  for (const { script, part } of sources) {
    const wanted = missing.filter((character) => isArabic(character) === (script === 'Arabic'));
    const font = await readFile(packageFile(`files/readex-pro-${part}-wght-normal.woff2`));
    const { characters, data } = await subsetOf(font, wanted);
    if (characters.length === 0) continue;
    missing = missing.filter((character) => !characters.includes(character));
    fonts.push({
      script,
      fileName: `readex-pro-${part}-${hash(data).slice(0, 8)}.woff2`,
      data,
      unicodeRange: unicodeRange(characters),
    });
  }
  const problems = missing
    .filter((character) => !isInvisible(character))
    .flatMap((character) => {
      const found = located.find(({ message }) => message.includes(character));
      return found ? [`${nameOf(character)} in ${found.source}`] : [];
    });
  if (problems.length > 0) throw new Error(`Readex Pro lacks characters of the messages:\n  ${problems.join('\n  ')}`);
  return fonts;
}

/** The licence of the font, in the format of Vite's `build.license`. It must be distributed with the font. */
export async function fontLicense(): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(packageFile('package.json'), 'utf8')) as Record<
    string,
    string
  >;
  return `\n## ${name} - ${version} (${license})\n\n${await readFile(packageFile('LICENSE'), 'utf8')}`;
}

/**
 * The arguments of a `FontFace`. `font-display: optional` prevents a layout shift when the font loads late.
 */
export const fontData = (font: SiteFont, url: string) =>
  ({
    family: 'Readex Pro Variable',
    url,
    descriptors: { weight: `${axis.min} ${axis.max}`, display: 'optional', unicodeRange: font.unicodeRange },
  }) satisfies FontData;

/** The `@font-face` rule of a font. */
export function fontFaceRule(font: SiteFont, url: string): string {
  const { family, descriptors } = fontData(font, url);
  return (
    `@font-face{font-family:'${family}';src:url(${url}) format('woff2');` +
    `font-weight:${descriptors.weight};font-display:${descriptors.display};unicode-range:${descriptors.unicodeRange}}`
  );
}

/** Metric-matched fallback: Arial with the metrics of Readex Pro, so that line breaks are the same. */
export const fallbackRule =
  "@font-face{font-family:'Readex Pro Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');" +
  'size-adjust:108.34%;ascent-override:92.3%;descent-override:23.07%;line-gap-override:0%}';
