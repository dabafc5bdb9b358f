import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type } from '../../src/theme/tokens.ts';
import { writeWhole } from '../pictures/writeWhole.ts';
import {
  catalogTexts,
  charactersOf,
  isArabic,
  isInvisible,
  nameOf,
  otherTexts,
  unicodeRange,
  type Text,
} from './characters.ts';
import { charactersIn } from './cmap.ts';

/** A file of the site's typeface. */
export interface SiteFace {
  /** Unicode's name of the script that it is for. */
  script: 'Latin' | 'Arabic';
  /** With eight digits of a hash of its content. */
  fileName: string;
  data: Buffer;
  /** The characters that it draws, as the descriptor of that name. */
  unicodeRange: string;
}

/** What a `new FontFace` is made of, as data; `address` is where its `url()` points. */
export interface FaceData {
  family: string;
  address: string;
  descriptors: Required<Pick<FontFaceDescriptors, 'display' | 'unicodeRange' | 'weight'>>;
}

/** The parts of Readex Pro, in the order in which a character looks for one that draws it. */
const sources = [
  { script: 'Latin', part: 'latin' },
  { script: 'Latin', part: 'latin-ext' },
  { script: 'Arabic', part: 'arabic' },
] as const;

const packageFile = (name: string) =>
  new URL(`../../node_modules/@fontsource-variable/readex-pro/${name}`, import.meta.url);

const weights = Object.values(type.weight);
const axis = { min: Math.min(...weights), max: Math.max(...weights) };

/** Joined letters and marks in their places, kerning, ligatures; no fractions, which nobody asks for. */
const features = ['calt', 'ccmp', 'fina', 'init', 'isol', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig'];

interface Subset {
  /** Those that it draws, of those that it was made for; where there are none, there is no data. */
  characters: string[];
  data: Buffer;
}

const hash = (...contents: Array<string | Buffer>) =>
  contents.reduce((sum, content) => sum.update(content), createHash('sha256')).digest('hex');

/** The part of a font that draws these characters, in the weights of the site; kept in `node_modules/.cache/fonts`. */
async function subsetOf(font: Buffer, wanted: readonly string[]): Promise<Subset> {
  const key = hash(JSON.stringify({ wanted, axis, features }), font);
  const record = new URL(`../../node_modules/.cache/fonts/${key}.json`, import.meta.url);
  if (existsSync(record)) {
    const { characters, data } = JSON.parse(await readFile(record, 'utf8')) as { characters: string[]; data: string };
    return { characters, data: Buffer.from(data, 'base64') };
  }
  // Not at the top: it takes longer to load than all the rest from a warm cache.
  const { default: subsetFont } = await import('subset-font');
  const plain = await subsetFont(font, wanted.join(''), {
    targetFormat: 'sfnt',
    keepFeatures: features,
    variationAxes: { wght: axis },
  });
  const characters = charactersIn(plain);
  const data =
    characters.length > 0 ? await subsetFont(plain, characters.join(''), { targetFormat: 'woff2' }) : Buffer.of();
  await writeWhole(fileURLToPath(record), JSON.stringify({ characters, data: data.toString('base64') }));
  return { characters, data };
}

/**
 * The faces of the site: Readex Pro with the characters that its texts use and that visitors type, in the weights of the
 * tokens.
 * @param catalogs the texts whose every character is needed; those of the catalogs
 * @throws where a catalog uses a letter or a sign that Readex Pro lacks: every such character with its place.
 */
export async function siteFaces(catalogs: Text[] | Promise<Text[]> = catalogTexts()): Promise<SiteFace[]> {
  const texts = await catalogs;
  let missing = charactersOf([...texts.map(({ text }) => text), ...otherTexts()]);
  const faces: SiteFace[] = [];
  for (const { script, part } of sources) {
    const wanted = missing.filter((character) => isArabic(character) === (script === 'Arabic'));
    const font = await readFile(packageFile(`files/readex-pro-${part}-wght-normal.woff2`));
    const { characters, data } = await subsetOf(font, wanted);
    if (characters.length === 0) continue;
    missing = missing.filter((character) => !characters.includes(character));
    faces.push({
      script,
      fileName: `readex-pro-${part}-${hash(data).slice(0, 8)}.woff2`,
      data,
      unicodeRange: unicodeRange(characters),
    });
  }
  const problems = missing
    .filter((character) => !isInvisible(character))
    .flatMap((character) => {
      const found = texts.find(({ text }) => text.includes(character));
      return found ? [`${nameOf(character)} in ${found.place}`] : [];
    });
  if (problems.length > 0) throw new Error(`Readex Pro lacks characters of the texts:\n  ${problems.join('\n  ')}`);
  return faces;
}

/** The licence of the typeface as the list of licences has it: its text goes wherever the typeface goes. */
export async function typefaceLicense(): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(packageFile('package.json'), 'utf8')) as Record<
    string,
    string
  >;
  return `\n## ${name} - ${version} (${license})\n\n${await readFile(packageFile('LICENSE'), 'utf8')}`;
}

/**
 * What a script needs to add a face, with its address. The face is to be loaded before it is added: one that is late stays
 * away, so that no line moves under the reader.
 */
export const faceData = (face: SiteFace, address: string): FaceData => ({
  family: 'Readex Pro Variable',
  address,
  descriptors: { weight: `${axis.min} ${axis.max}`, display: 'optional', unicodeRange: face.unicodeRange },
});

/** The rule of a face for a style sheet. */
export function faceRule(face: SiteFace, address: string): string {
  const { family, descriptors } = faceData(face, address);
  return (
    `@font-face{font-family:'${family}';src:url(${address}) format('woff2');` +
    `font-weight:${descriptors.weight};font-display:${descriptors.display};unicode-range:${descriptors.unicodeRange}}`
  );
}

/** Arial with the metrics of Readex Pro, so that the page has the same lines without it. */
export const fallbackRule =
  "@font-face{font-family:'Readex Pro Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');" +
  'size-adjust:108.34%;ascent-override:92.3%;descent-override:23.07%;line-gap-override:0%}';
