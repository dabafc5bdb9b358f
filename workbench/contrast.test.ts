import { describe, expect, test } from 'vitest';
import { color } from '#theme/tokens.ts';
import { colorNotes, type ColorName } from './colorNotes';
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

  test.each(['#12345', 'hsl(0 0% 0%)', 'tomato', ''])('refuses "%s"', (value) => {
    expect(() => parseColor(value)).toThrow('Not a colour');
  });
});

describe('contrastRatio', () => {
  // The last three are the well-known neighbours of the limit of 4.5 and 3.
  test.each([
    ['#000', '#fff', 21],
    ['#fff', '#000', 21],
    ['#fff', '#fff', 1],
    ['#767676', '#fff', 4.54],
    ['#777', '#fff', 4.48],
    ['#949494', '#fff', 3.03],
  ])('%s on %s is %d', (value, ground, ratio) => {
    expect(contrastRatio(value, ground)).toBeCloseTo(ratio, 2);
  });

  test('measures what is left of a transparent colour on its ground', () => {
    expect(composite(parseColor('rgb(0 0 0 / 50%)'), parseColor('#fff'))).toEqual({
      red: 127.5,
      green: 127.5,
      blue: 127.5,
      alpha: 1,
    });
    expect(contrastRatio('rgb(0 0 0 / 0%)', '#fff')).toBe(1);
    expect(contrastRatio('rgb(0 0 0 / 100%)', '#fff')).toBeCloseTo(21);
  });

  test('refuses a transparent ground', () => {
    expect(() => contrastRatio('#fff', 'rgb(0 0 0 / 50%)')).toThrow('opaque ground');
  });

  test('is never rounded up over a limit', () => {
    expect(formatRatio(4.4999)).toBe('4.49');
    expect(formatRatio(21)).toBe('21.00');
  });
});

describe('tokens', () => {
  const held = (Object.keys(color) as ColorName[]).filter((name) => colorNotes[name].needs !== undefined);

  test('some have a contrast to hold', () => {
    expect(held.length).toBeGreaterThan(5);
  });

  test.each(held)('%s holds its contrast on every ground it is used on', (name) => {
    const { needs = 0, on } = colorNotes[name];
    for (const ground of on)
      expect.soft(contrastRatio(color[name], color[ground]), `on ${ground}`).toBeGreaterThanOrEqual(needs);
  });
});
