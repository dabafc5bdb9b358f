import { collect } from 'language-review/node';
import type { Channel } from 'storybook/internal/channels';
import type { Presets } from 'storybook/internal/types';
import { lastReview } from 'visual-review/last-review';
import type { Plugin } from 'vite';
import languageReview from '../../language-review.config.ts';
import visual from '../../visual.config.ts';
import { storyIndex } from '../sources/sources.ts';
import { componentReviews } from './componentReviews.ts';
import { componentReviewsChanged, componentReviewsPath, type ReviewData } from './status.ts';

/** Several files of one change, such as a commit that is checked out, are announced once. In ms. */
const settleTime = 300;

/**
 * Serves the status of each component as a JSON file of the workbench, and writes it into a build.
 * @param presets of Storybook, which have the index of stories
 * @param channel of the development server
 */
export function reviewData(presets: Presets, channel: Channel | undefined): Plugin {
  let root = '';
  const read = async (): Promise<ReviewData> => {
    const index = await storyIndex(presets);
    if (!index) return { components: {} };
    const [{ coverage }, review] = await Promise.all([collect(root, languageReview), lastReview(root, visual)]);
    return { components: componentReviews(index, coverage, review) };
  };
  return {
    name: 'component-reviews',
    configResolved(config) {
      ({ root } = config);
    },
    configureServer({ middlewares, watcher }) {
      middlewares.use(componentReviewsPath.slice(1), (_request, response) => {
        void read()
          .catch((error: unknown): ReviewData => ({ error: error instanceof Error ? error.message : String(error) }))
          .then((data) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(data)));
      });
      let timer: NodeJS.Timeout | undefined;
      watcher.on('all', () => {
        clearTimeout(timer);
        timer = setTimeout(() => channel?.emit(componentReviewsChanged), settleTime);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: componentReviewsPath.slice(2), source: JSON.stringify(await read()) });
    },
  };
}
