/** A color in sRGB: channels 0 to 255, opacity 0 to 1. */
export interface Rgba {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

function parseHex(digits: string) {
  const pairs = digits.length <= 4 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { red, green, blue, alpha: alpha / 255 };
}

const rgbPattern = /^rgb\(\s*(\d+)\s+(\d+)\s+(\d+)\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/;

/**
 * Parses a color of the tokens: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(r g b)` or `rgb(r g b / a%)`.
 * @throws for any other notation.
 */
export function parseColor(value: string): Rgba {
  const hex = /^#((?:[\da-f]{3,4}){1,2})$/i.exec(value)?.[1];
  if (hex) return parseHex(hex);
  const rgb = rgbPattern.exec(value);
  if (!rgb) throw new Error(`Not a color with a measurable contrast: ${value}`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = rgb.slice(1, 5).map((number) => Number(number ?? 1));
  return { red, green, blue, alpha: alpha / (rgb[5] ? 100 : 1) };
}

/** The visible color of one color over an opaque one. */
export function composite(over: Rgba, under: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * over.alpha + bottom * (1 - over.alpha);
  return {
    red: mix(over.red, under.red),
    green: mix(over.green, under.green),
    blue: mix(over.blue, under.blue),
    alpha: 1,
  };
}

/** Relative luminance, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminance({ red, green, blue }: Rgba) {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Contrast ratio of a color on an opaque background, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). A
 * translucent color is composited first.
 * @throws if the background is translucent
 */
export function contrastRatio(value: string, background: string) {
  const behind = parseColor(background);
  if (behind.alpha < 1) throw new Error(`The contrast needs an opaque background, not ${background}`);
  const levels = [luminance(composite(parseColor(value), behind)), luminance(behind)];
  return (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
}

/** A ratio with two decimals, truncated: 4.499 is 4.49. */
export function formatRatio(ratio: number) {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
