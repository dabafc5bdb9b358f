import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Presets, StoryIndex } from 'storybook/internal/types';
import { build, createServer, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceUrl } from './sourceUrl.ts';
import { sourcePaths, sources } from './sources.ts';

const story = './src/My part/Part.stories.tsx';
const component = './src/My part/Part.tsx';
const entry = { id: '', name: '', title: '', tags: [], importPath: story };
const index: StoryIndex = {
  v: 5,
  entries: {
    one: { ...entry, type: 'story', subtype: 'story', exportName: 'One', componentPath: component },
    two: { ...entry, type: 'story', subtype: 'story', exportName: 'Two' },
    docs: { ...entry, type: 'docs', importPath: './src/Prose.mdx', storiesImports: [] },
  },
};
const presets = { apply: () => Promise.resolve({ getIndex: () => Promise.resolve(index) }) } as unknown as Presets;
const text = "export const Part = () => <b>نص 'é' <script>alert(1)</script></b>;\n";
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  await mkdir(join(root, 'src/My part'), { recursive: true });
  for (const path of [story, component, './src/Prose.mdx']) await writeFile(join(root, path), text);
  await writeFile(join(root, 'src/other.ts'), 'export {};');
});

afterAll(() => rm(root, { recursive: true }));

test('stories and their components have one source each; MDX pages have none', () => {
  expect(sourcePaths(index)).toEqual([story, component]);
  expect(sourceUrl(story)).toBe('source/src/My%20part/Part.stories.tsx.txt');
  expect(sourceUrl('./.hidden/Side.stories.tsx')).toBe('source/hidden/Side.stories.tsx.txt');
});

test('a development server serves sources as text, and no other files', async () => {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
    plugins: [sources(presets)],
  });
  try {
    await vite.listen();
    const base = vite.resolvedUrls?.local[0];
    for (const path of [story, component]) {
      const response = await fetch(`${base}${sourceUrl(path)}`);
      expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await response.text()).toBe(text);
    }
    for (const path of ['./src/other.ts', './src/Prose.mdx', './src/My part/%2e%2e/other.ts', './package.json']) {
      expect((await fetch(`${base}${sourceUrl(path)}`)).status).toBe(404);
    }
  } finally {
    await vite.close();
  }
});

test('a build emits the sources, marked as UTF-8', async () => {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'src/other.ts' } },
    plugins: [sources(presets)],
  })) as Rolldown.RolldownOutput;
  const files = output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : []));
  expect(files).toEqual([story, component].map((path) => [decodeURI(sourceUrl(path)), `\uFEFF${text}`]));
});
