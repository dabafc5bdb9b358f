import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Approvals } from '../approvals.ts';
import type { Language, LanguageReviewConfig } from '../config.ts';
import { readAllApprovals } from './approvalFile.ts';
import { readShownBy } from './collect.ts';

/** What the preview knows of the review so far, beside the catalogs. */
export interface ReviewRecord {
  approvals: Readonly<Partial<Record<Language, Approvals>>>;
  /** Why files of approvals cannot be read, as sentences. */
  errors: readonly string[];
  /** The ids of the stories that show a message, by its key without plural form. */
  shownBy: Readonly<Partial<Record<string, readonly string[]>>>;
}

const resolvedId = '\0virtual:review-record';

/** The `ReviewRecord` as the default export of `virtual:review-record`, up to date with its files. */
export function reviewRecord({ approvals, shownBy }: LanguageReviewConfig): Plugin {
  let root = '';
  const pathOf = (path: string) => normalizePath(join(root, path));
  return {
    name: 'review-record',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: {
      filter: { id: /^virtual:review-record$/ },
      handler: () => resolvedId,
    },
    load: {
      filter: { id: /^\0virtual:review-record$/ },
      handler() {
        const record: ReviewRecord = { ...readAllApprovals(root), shownBy: readShownBy(root) ?? {} };
        return { code: `export default ${JSON.stringify(record)}`, moduleType: 'js' };
      },
    },
    hotUpdate({ file, modules }) {
      const isOfRecord = file === pathOf(shownBy) || file.startsWith(`${pathOf(approvals)}/`);
      const own = this.environment.moduleGraph.getModuleById(resolvedId);
      return isOfRecord && own ? [...modules, own] : undefined;
    },
  };
}
