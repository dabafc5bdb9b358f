import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../src/docs/contrast.ts';
import { palette } from './palette.ts';

describe.each(Object.entries(palette))('%s', (_, colors) => {
  const least = (names: ReadonlyArray<keyof typeof colors>, ground: keyof typeof colors) =>
    Math.min(...names.map((name) => contrastRatio(colors[name], colors[ground])));

  test.each(['ground', 'raised', 'surface', 'hover', 'stage'] as const)('text can be read on %s', (ground) => {
    expect(least(['text', 'muted', 'accent', 'added', 'removed', 'failed'], ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['action', 'actionHover'] as const)('text can be read on %s', (ground) => {
    expect(least(['onAction'], ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ground', 'raised', 'surface', 'stage'] as const)(
    'controls and the focus can be told from %s',
    (ground) => {
      expect(least(['control', 'focus'], ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
