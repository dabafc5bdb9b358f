import { color } from '#theme/tokens.ts';

/** Colours of the mark on each kind of ground. */
export const palette = {
  onDark: { port: color.text, cargo: color.accent },
  onLight: { port: color.background, cargo: color.accentPressed },
} as const;
