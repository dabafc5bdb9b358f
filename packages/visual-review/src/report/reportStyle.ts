import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Palette, ReportStyle } from '../config/visualConfig.ts';

const customProperties = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The palette as custom properties, which follow the system's color scheme. */
const paletteRules = ({ dark, light }: ReportStyle['palette']) =>
  `:root{color-scheme:dark light;${customProperties(dark)}}@media (prefers-color-scheme:light){:root{${customProperties(light)}}}`;

/**
 * The style sheet that the configuration defines: colors and an embedded font, so that the report requests nothing from a network.
 * @param root the folder that the path of the font is relative to
 */
export async function styleSheet({ palette, font }: ReportStyle, root: string): Promise<string> {
  const data = (await readFile(resolve(root, font.file))).toString('base64');
  const fontFace = `@font-face{font-family:'${font.name}';font-weight:${font.weights};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  return `${fontFace}:root{--family:${font.family}}${paletteRules(palette)}`;
}
