import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { isCatalog } from '../catalogs/catalogFiles.server.ts';
import { configure, type LanguageReviewConfig } from '../config.ts';
import { collect } from './collect.server.ts';

const resolvedId = '\0virtual:coverage-data';

/**
 * The coverage as the default export of `virtual:coverage-data`, up to date with the catalogs and the results of the stories.
 * @param root of the project
 */
export function coverageData(config: LanguageReviewConfig, root: string): Plugin {
  const configured = configure(config);
  return {
    name: 'coverage-data',
    resolveId: {
      filter: { id: /^virtual:coverage-data$/ },
      handler: () => resolvedId,
    },
    load: {
      filter: { id: /^\0virtual:coverage-data$/ },
      async handler() {
        try {
          const { coverage } = await collect(root, config);
          return { code: `export default ${JSON.stringify(coverage)}`, moduleType: 'js' };
        } catch (error) {
          // Vite shows one error, with its file and line.
          throw error instanceof AggregateError ? error.errors[0] : error;
        }
      },
    },
    hotUpdate({ file, modules }) {
      const changed =
        isCatalog(root, file) ||
        file === normalizePath(join(root, configured.storyResults)) ||
        file.startsWith(normalizePath(join(root, configured.approvals, '/')));
      const { moduleGraph } = this.environment;
      const own = moduleGraph.getModuleById(resolvedId);
      if (own && changed) return [...modules, own];
      // A source may name another key: the page has it when it is loaded again.
      if (own) moduleGraph.invalidateModule(own);
      return undefined;
    },
  };
}
