import { color } from '../../../src/theme/tokens.ts';

/** The colours of the report. Dark is the product's own; light is the same on paper. */
export const palette = {
  dark: {
    ground: color.ground,
    raised: color.groundRaised,
    surface: color.surface,
    hover: color.surfaceHover,
    /** Behind the pictures: no page of the product has it, so their edges show. */
    stage: '#1b2340',
    hatch: '#2c3763',
    line: color.line,
    control: color.lineControl,
    text: color.text,
    muted: color.textMuted,
    action: color.accent,
    actionHover: color.accentHover,
    onAction: color.onAccent,
    accent: color.accent,
    added: color.success,
    removed: '#bda9ff',
    failed: color.danger,
    focus: color.focus,
  },
  light: {
    ground: '#f3f5fb',
    raised: '#ffffff',
    surface: '#e8edf8',
    hover: '#dae2f3',
    stage: '#d3daea',
    hatch: '#bcc6dd',
    line: '#cbd4e8',
    control: '#66759f',
    text: '#0b1430',
    muted: '#46537a',
    action: '#ffb84d',
    actionHover: '#ffa722',
    onAction: '#1d1200',
    accent: '#854a00',
    added: '#006b4e',
    removed: '#5b3bc4',
    failed: '#b3261e',
    focus: '#0b62c4',
  },
} as const;

const variables = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The palette as custom properties, which follow the system's choice of dark or light. */
export const paletteStyle = `:root{color-scheme:dark light;${variables(palette.dark)}}@media (prefers-color-scheme:light){:root{${variables(palette.light)}}}`;
