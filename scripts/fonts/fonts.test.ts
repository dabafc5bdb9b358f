import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { type } from '../../src/theme/tokens.ts';
import { catalogTexts, charactersOf, isArabic, unicodeRange } from './characters.ts';
import { charactersIn } from './cmap.ts';
import { faceData, faceRule, fallbackRule, siteFaces, type SiteFace } from './fonts.ts';

const faces = await siteFaces();

/** A line break and spaces, which a browser makes up where a font lacks them. */
const exceptions = ['\n', '\u202f', '\u2060'];

/** What a face is asked for, by its `unicode-range`. */
const rangeOf = (face: SiteFace) =>
  face.unicodeRange.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((number) => Number.parseInt(number, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
  });

/** A face as it is, unpacked. */
const unpacked = ({ data }: SiteFace) =>
  subsetFont(data, String.fromCharCode(...Array.from({ length: 0xd800 }, (_, number) => number)), {
    targetFormat: 'sfnt',
  });

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

test('the site has a face for each of its scripts', () => {
  expect(faces.map(({ script }) => script)).toEqual(['Latin', 'Arabic']);
});

test('the faces draw every character of every catalog, and what visitors type', async () => {
  const texts = await catalogTexts();
  expect(texts.length).toBeGreaterThan(400);
  const covered = new Set(faces.flatMap(rangeOf));
  const uncovered = charactersOf(texts.map(({ text }) => text)).filter((character) => !covered.has(character));
  expect(uncovered.filter((character) => !exceptions.includes(character))).toEqual([]);
  expect(
    charactersOf([...ascii, 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي']).filter((character) => !covered.has(character)),
  ).toEqual([]);
});

describe.each(faces)('the face for $script', (face) => {
  test('draws its script alone', () => {
    expect(rangeOf(face).filter((character) => isArabic(character) !== (face.script === 'Arabic'))).toEqual([]);
  });

  test('draws exactly what its range says', async () => {
    expect(charactersIn(await unpacked(face))).toEqual(rangeOf(face));
  });

  test('has at most 17 kB', () => {
    expect(face.data.length).toBeGreaterThan(8_000);
    expect(face.data.length).toBeLessThanOrEqual(17_000);
  });

  test('has the weights of the tokens', () => {
    const weights = Object.values(type.weight);
    expect(faceData(face, '/face.woff2').descriptors.weight).toBe(`${Math.min(...weights)} ${Math.max(...weights)}`);
  });

  test('is asked for by the family of the tokens', () => {
    const { family } = faceData(face, '/face.woff2');
    expect(type.family.startsWith(`'${family}', 'Readex Pro Fallback'`)).toBe(true);
    expect(faceRule(face, '/face.woff2')).toContain(`font-family:'${family}';src:url(/face.woff2)`);
  });
});

test('Arabic letters join, and their marks find their places', async () => {
  const [, arabic] = faces;
  const font = arabic && (await unpacked(arabic));
  // The tags of the features, in GSUB and GPOS.
  expect(['init', 'medi', 'fina', 'rlig', 'mkmk'].filter((tag) => !font?.includes(tag))).toEqual([]);
});

test('a character that Readex Pro lacks is named with its place', async () => {
  const texts = [{ place: 'src/i18n/messages/xx.json, heroTitle', text: 'Port Ж\u202f' }];
  await expect(siteFaces(texts)).rejects.toThrow('“Ж” (U+0416) in src/i18n/messages/xx.json, heroTitle');
});

test('a letter of Central Europe brings a face of its own', async () => {
  const more = await siteFaces([{ place: 'xx', text: 'Łódź' }]);
  expect(more.map(({ fileName }) => fileName.replace(/-\w{8}\.woff2$/, ''))).toEqual([
    'readex-pro-latin',
    'readex-pro-latin-ext',
    'readex-pro-arabic',
  ]);
  expect(more[1]?.unicodeRange).toBe('U+141,U+17A');
});

test('a range names runs of characters by their ends', () => {
  expect(unicodeRange(['a', 'b', 'c', 'x', 'z', '\u{1f600}'])).toBe('U+61-63,U+78,U+7A,U+1F600');
});

test('the fallback is that of the workbench', async () => {
  const bare = (css: string) => css.replaceAll(/\s|;(?=\s*\})/g, '');
  const sheet = await readFile(new URL('../../src/theme/fonts.css', import.meta.url), 'utf8');
  expect(bare(sheet)).toContain(bare(fallbackRule));
});
