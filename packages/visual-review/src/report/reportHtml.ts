import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inertJson } from 'system-tools/inert-json';
import { build } from 'vite';
import type { Report } from '../types.ts';

/** The page's style sheets, in the order of the cascade. */
const sheetNames = ['base', 'controls', 'header', 'list', 'comparison', 'screenshots', 'dialogs', 'responsive'];

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const readPage = (name: string) => readFile(pathOf(`page/${name}`), 'utf8');

/** Bundles the page's script. */
async function bundleScript(): Promise<string> {
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

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page of a report, in one file except for the screenshots.
 * @param configuredStyle defines the custom properties that the page's own sheets use
 */
export async function reportHtml(report: Report, configuredStyle: string): Promise<string> {
  const [template, code, ...sheets] = await Promise.all([
    readPage('page.html'),
    bundleScript(),
    ...sheetNames.map((name) => readPage(`styles/${name}.css`)),
  ]);
  const style = [configuredStyle, ...sheets].join('');
  // The error of a story can contain anything: no other script runs, and nothing but images is loaded.
  const policy = `default-src 'none';script-src ${hashOf(code)};style-src ${hashOf(style)};font-src data:;img-src 'self' file: data:`;
  const parts: Record<string, string> = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    style: `<style>${style}</style>`,
    data: `<script type="application/json" id="report">${inertJson(report)}</script>`,
    script: `<script>${code}</script>`,
  };
  return template.replaceAll(/<!-- (\w+) -->/g, (mark, name: string) => parts[name] ?? mark);
}
