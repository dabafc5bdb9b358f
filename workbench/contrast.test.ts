import { describe, expect, test } from 'vitest';
import { color } from '#theme/tokens.ts';
import { backgroundsOf, colorNotes, type ColorName } from './colorNotes';
import { composite, contrastRatio, formatRatio, parseColor } from './contrast';

describe('parseColor', () => {
  test.each([
    ['#fff', { red: 255, green: 255, blue: 255, alpha: 1 }],
    ['#1d1200', { red: 29, green: 18, blue: 0, alpha: 1 }],
    ['#00000080', { red: 0, green: 0, blue: 0, alpha: 128 / 255 }],
    ['rgb(255 184 77)', { red: 255, green: 184, blue: 77, alpha: 1 }],
    ['rgb(255 184 77 / 16%)', { red: 255, green: 184, blue: 77, alpha: 0.16 }],
    ['rgb(255 184 77 / 0.5)', { red: 255, green: 184, blue: 77, alpha: 0.5 }],
  ])('reads %s', (value, expected) => {
    expect(parseColor(value)).toEqual(expected);
  });

  test.each(['#12345', 'hsl(0 0% 0%)', 'tomato', ''])('rejects "%s"', (value) => {
    expect(() => parseColor(value)).toThrow('Not a color');
  });
});

describe('contrastRatio', () => {
  // The last three are close to the minima of 4.5 and 3.
  test.each([
    ['#000', '#fff', 21],
    ['#fff', '#000', 21],
    ['#fff', '#fff', 1],
    ['#767676', '#fff', 4.54],
    ['#777', '#fff', 4.48],
    ['#949494', '#fff', 3.03],
  ])('%s on %s is %d', (value, background, ratio) => {
    expect(contrastRatio(value, background)).toBeCloseTo(ratio, 2);
  });

  test('composites a translucent color on its background', () => {
    expect(composite(parseColor('rgb(0 0 0 / 50%)'), parseColor('#fff'))).toEqual({
      red: 127.5,
      green: 127.5,
      blue: 127.5,
      alpha: 1,
    });
    expect(contrastRatio('rgb(0 0 0 / 0%)', '#fff')).toBe(1);
    expect(contrastRatio('rgb(0 0 0 / 100%)', '#fff')).toBeCloseTo(21);
  });

  test('rejects a translucent background', () => {
    expect(() => contrastRatio('#fff', 'rgb(0 0 0 / 50%)')).toThrow('opaque background');
  });

  test('is truncated, never rounded up to a minimum', () => {
    expect(formatRatio(4.4999)).toBe('4.49');
    expect(formatRatio(21)).toBe('21.00');
  });
});

describe('tokens', () => {
  const required = (Object.keys(color) as ColorName[]).filter((name) => colorNotes[name].needs !== undefined);

  test('some have a minimum contrast', () => {
    expect(required.length).toBeGreaterThan(5);
  });

  test.each(required)('%s has its minimum contrast on every background', (name) => {
    const { needs = 0, family } = colorNotes[name];
    for (const background of backgroundsOf(family))
      expect.soft(contrastRatio(color[name], color[background]), `on ${background}`).toBeGreaterThanOrEqual(needs);
  });
});
