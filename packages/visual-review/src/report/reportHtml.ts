import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type } from '../../../src/theme/tokens.ts';
import type { Report } from '../snapshots.ts';
import { paletteStyle } from './palette.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page's script in one piece. */
async function script(): Promise<string> {
  const results = await build({
    root: pathOf('.'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: pathOf('page/main.ts'), formats: ['iife'], name: 'report' },
    },
  });
  const [result] = [results].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The script of the report could not be built');
  return chunk.code;
}

/** The typeface of the product, inside the page: nothing is asked of a network. */
async function faceRule(): Promise<string> {
  const font = await readFile(
    pathOf('../../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2'),
  );
  return `@font-face{font-family:'Readex Pro Variable';font-weight:160 700;src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')}:root{--family:${type.family}}`;
}

/**
 * JSON that can stand in a `<script>`: no text of it ends the element or opens a comment.
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements)
 */
export const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page of a report, complete in one file but for the pictures.
 * @param report with paths from the report's folder
 */
export async function htmlOf(report: Report): Promise<string> {
  const [template, sheet, face, code] = await Promise.all([
    readFile(pathOf('page/page.html'), 'utf8'),
    readFile(pathOf('page/page.css'), 'utf8'),
    faceRule(),
    script(),
  ]);
  const style = face + paletteStyle + sheet;
  // A story's error can hold anything: nothing but this script runs, and nothing is loaded but pictures.
  const policy = `default-src 'none';script-src ${hashOf(code)};style-src ${hashOf(style)};font-src data:;img-src 'self' file: data:`;
  const parts: Record<string, string> = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    style: `<style>${style}</style>`,
    data: `<script type="application/json" id="report">${inertJson(report)}</script>`,
    script: `<script>${code}</script>`,
  };
  return template.replaceAll(/<!-- (\w+) -->/g, (mark, name: string) => parts[name] ?? mark);
}
