import { describe, expect, test } from 'vitest';
import { pictures } from './index';

const candidates = (srcset: string) =>
  srcset.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { url, width: Number.parseInt(width, 10) };
  });

const widthsOf = (srcset: string) => candidates(srcset).map(({ width }) => width);

test('the site has pictures', () => {
  expect(Object.keys(pictures).length).toBeGreaterThan(5);
});

describe.each(Object.entries(pictures))('%s', (name, { image: { avif, webp, src, width, height, preview } }) => {
  const expected = name === 'portrait' ? [88, 176, 264] : [480, 720, 960, 1200, 1600];

  test('is available in AVIF and WebP, in every width', () => {
    expect(widthsOf(avif)).toEqual(expected);
    expect(widthsOf(webp)).toEqual(expected);
    expect(candidates(webp).at(-1)?.url).toBe(src);
    expect(new Set([...candidates(avif), ...candidates(webp)].map(({ url }) => url)).size).toBe(2 * expected.length);
  });

  test('has the aspect ratio of the layout', () => {
    expect(width).toBe(expected.at(-1));
    expect(width / height).toBeCloseTo(name === 'portrait' ? 1 : 4 / 3, 2);
  });

  test('has a preview of at most 200 bytes, unless initials are shown in its place', () => {
    expect(preview).toMatch(name === 'portrait' ? /^$/ : /^data:image\/webp;base64,[\w+/]{40,}=*$/);
    expect(preview.length).toBeLessThanOrEqual(200);
  });
});
