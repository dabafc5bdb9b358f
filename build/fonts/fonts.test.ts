import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { type } from '#theme/tokens.ts';
import { catalogMessages, charactersOf, isArabic, unicodeRange } from './characters.ts';
import { charactersIn } from './cmap.ts';
import { fontData, fontFaceRule, fallbackRule, siteFonts, type SiteFont } from './fonts.ts';

const fonts = await siteFonts();

/** A line break, spaces and a mark of direction, which a browser synthesizes where a font lacks them. */
const exceptions = ['\n', '\u200e', '\u202f', '\u2060'];

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));

/** The characters of a font's `unicode-range`. */
const rangeOf = (font: SiteFont) =>
  font.unicodeRange.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((number) => Number.parseInt(number, 16));
    return charactersFrom(first, last);
  });

/** A font without WOFF2 compression. */
const unpacked = ({ data }: SiteFont) => subsetFont(data, charactersFrom(0, 0xd7ff).join(''), { targetFormat: 'sfnt' });

test('the site has a font for each of its scripts', () => {
  expect(fonts.map(({ script }) => script)).toEqual(['Latin', 'Arabic']);
});

test('the fonts have every character of every catalog and of what visitors type', () => {
  const messages = catalogMessages();
  expect(messages.length).toBeGreaterThan(400);
  const covered = new Set([...fonts.flatMap(rangeOf), ...exceptions]);
  const typed = [
    ...charactersFrom(0x20, 0x7e),
    'ÁÉÍÓÚÜÑáéíóúüñ¿¡',
    'ÀÂÇÈÊËÎÏÔŒÙÛàâçèêëîïôœùû',
    'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  ];
  const needed = [...messages.map(({ message }) => message), ...typed];
  expect(charactersOf(needed).filter((character) => !covered.has(character))).toEqual([]);
});

describe.each(fonts)('the font for $script', (font) => {
  test('has the characters of its script only', () => {
    expect(rangeOf(font).filter((character) => isArabic(character) !== (font.script === 'Arabic'))).toEqual([]);
  });

  test('has exactly the characters of its unicode-range', async () => {
    expect(charactersIn(await unpacked(font))).toEqual(rangeOf(font));
  });

  test('is at most 18 kB in size', () => {
    expect(font.data.length).toBeGreaterThan(8_000);
    expect(font.data.length).toBeLessThanOrEqual(18_000);
  });

  test('has the weights of the tokens', () => {
    const weights = Object.values(type.weight);
    expect(fontData(font).descriptors.weight).toBe(`${Math.min(...weights)} ${Math.max(...weights)}`);
  });

  test('is the first family of the tokens', () => {
    const { family } = fontData(font);
    expect(type.family.startsWith(`'${family}', 'Readex Pro Fallback'`)).toBe(true);
    expect(fontFaceRule(font)).toContain(`font-family:'${family}';src:url(${font.url})`);
  });
});

test('Arabic letters join and their marks are positioned', async () => {
  const [, arabic] = fonts;
  const font = arabic && (await unpacked(arabic));
  // The tags of the features, in GSUB and GPOS.
  expect(['init', 'medi', 'fina', 'rlig', 'mkmk'].filter((tag) => !font?.includes(tag))).toEqual([]);
});

test('a character that Readex Pro lacks is reported with its file and key', async () => {
  const messages = [{ source: 'src/i18n/messages/xx.json, heroTitle', message: 'Port Ж\u202f' }];
  await expect(siteFonts(messages)).rejects.toThrow('“Ж” (U+0416) in src/i18n/messages/xx.json, heroTitle');
});

test('a Central European letter adds the font of Latin Extended', async () => {
  const more = await siteFonts([{ source: 'xx', message: 'Łódź' }]);
  expect(more.map(({ url }) => url.replace(/-\w{8}\.woff2$/, ''))).toEqual([
    '/assets/readex-pro-latin',
    '/assets/readex-pro-latin-ext',
    '/assets/readex-pro-arabic',
  ]);
  expect(more[1]?.unicodeRange).toBe('U+141,U+17A');
});

test('unicodeRange joins consecutive code points', () => {
  expect(unicodeRange(['a', 'b', 'c', 'x', 'z', '\u{1f600}'])).toBe('U+61-63,U+78,U+7A,U+1F600');
});

test('the fallback equals the one in fonts.css', async () => {
  const normalized = (css: string) => css.replaceAll(/\s|;(?=\s*\})/g, '');
  const sheet = await readFile(new URL('../../src/theme/fonts.css', import.meta.url), 'utf8');
  expect(normalized(sheet)).toContain(normalized(fallbackRule));
});
