import { color } from '#theme/tokens.ts';

/** Colors of the mark on a dark and on a light background. */
export const palette = {
  onDark: { port: color.text, cargo: color.accent },
  onLight: { port: color.background, cargo: color.accentPressed },
} as const;
