import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inertJson } from 'system-tools/inert-json';
import { build } from 'vite';
import type { Palette, ReportStyle } from '../config/visualConfig.ts';
import type { Report } from '../types.ts';

const sheetNames = ['base', 'controls', 'header', 'list', 'comparison', 'screenshots', 'dialogs', 'responsive'];

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const readPage = (name: string) => readFile(pathOf(`page/${name}`), 'utf8');

async function bundleScript() {
  const result = await build({
    root: pathOf('.'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      // JavaScript where the package is built.
      lib: { entry: pathOf(`page/main${extname(import.meta.url)}`), formats: ['iife'], name: 'report' },
    },
  });
  const [{ output }] = [result].flat() as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

let bundle: Promise<string> | undefined;

/** The script of the page, which is the same for all reports that a process writes. */
const scriptOfPage = () => (bundle ??= bundleScript());

const customProperties = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

async function fontFaceOf({ name, weights, file }: NonNullable<ReportStyle['font']['embedded']>, root: string) {
  const data = (await readFile(resolve(root, file))).toString('base64');
  return `@font-face{font-family:'${name}';font-weight:${weights};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

/** From the configuration: the report requests nothing from a network. */
async function styleSheet({ palette, font }: ReportStyle, root: string) {
  const fontFace = font.embedded ? await fontFaceOf(font.embedded, root) : '';
  // Follows the system's color scheme.
  const [dark, light] = [customProperties(palette.dark), customProperties(palette.light)];
  return `${fontFace}:root{--family:${font.family};color-scheme:dark light;${dark}}@media (prefers-color-scheme:light){:root{${light}}}`;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page of a report, in one file except for the screenshots. */
export async function reportHtml(report: Report, configuredStyle: ReportStyle, root: string) {
  const [template, code, ...sheets] = await Promise.all([
    readPage('page.html'),
    scriptOfPage(),
    styleSheet(configuredStyle, root),
    ...sheetNames.map((name) => readPage(`styles/${name}.css`)),
  ]);
  const style = sheets.join('');
  // The error of a story can contain anything: no other script runs, and nothing but images is loaded; decisions go to the server that it is from.
  const policy = `default-src 'none';script-src ${hashOf(code)};style-src ${hashOf(style)};font-src data:;img-src 'self' file: data:;connect-src 'self'`;
  const parts: Record<string, string> = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    style: `<style>${style}</style>`,
    data: `<script type="application/json" id="report">${inertJson(report)}</script>`,
    script: `<script>${code}</script>`,
  };
  return template.replaceAll(/<!-- (\w+) -->/g, (mark, name: string) => parts[name] ?? mark);
}
