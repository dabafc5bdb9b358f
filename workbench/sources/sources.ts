import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Presets, StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { sourceUrl } from './sourceUrl.ts';

/** The files of all stories and of the components that they show, as the index of stories names them. */
export function sourcePaths({ entries }: StoryIndex) {
  const stories = Object.values(entries).filter((entry) => entry.type === 'story');
  return [...new Set(stories.flatMap(({ importPath, componentPath }) => [importPath, componentPath ?? importPath]))];
}

/** Storybook's index of stories; undefined where Storybook does not run. */
async function storyIndex(presets: Presets) {
  const generator = await presets.apply('storyIndexGenerator');
  return generator?.getIndex();
}

/**
 * Keeps the sources of stories and components as plain text beside the workbench, so that a published one can link to
 * them. Nothing else of the repository can be read through it.
 * @param presets of Storybook, which have the index of stories.
 */
export function sources(presets: Presets): Plugin {
  const paths = async () => {
    const index = await storyIndex(presets);
    return index ? sourcePaths(index) : [];
  };
  return {
    name: 'sources',
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const address = request.url?.slice(1).replace(/\?.*$/, '') ?? '';
        if (!address.startsWith('source/')) return next();
        const answer = async () => {
          const path = (await paths()).find((candidate) => sourceUrl(candidate) === address);
          if (path === undefined) return next();
          const text = await readFile(join(config.root, path), 'utf8');
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.setHeader('X-Content-Type-Options', 'nosniff');
          response.end(text);
        };
        answer().catch(next);
      });
    },
    async generateBundle() {
      for (const path of await paths()) {
        // A host may send it without a charset: the mark at its start says that it is UTF-8.
        const source = `\uFEFF${await readFile(join(this.environment.config.root, path), 'utf8')}`;
        this.emitFile({ type: 'asset', fileName: decodeURI(sourceUrl(path)), source });
      }
    },
  };
}
