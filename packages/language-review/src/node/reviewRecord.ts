import type { Plugin } from 'vite';
import type { Approvals } from '../approvals.ts';
import type { Language } from '../config.ts';
import { readAllApprovals } from './approvalFile.ts';
import { recordPath } from '../paths.ts';
import { readShownBy } from './collect.ts';

/** What the preview knows of the review so far, beside the catalogs. */
export interface ReviewRecord {
  approvals: Readonly<Partial<Record<Language, Approvals>>>;
  /** Why files of approvals cannot be read, as sentences. */
  errors: readonly string[];
  /** The ids of the stories that show a message, by its key without plural form. */
  shownBy: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Serves the `ReviewRecord` as a JSON file of the workbench, and writes it into a build. */
export function reviewRecord(): Plugin {
  let root = '';
  const record = () =>
    JSON.stringify({ ...readAllApprovals(root), shownBy: readShownBy(root) ?? {} } satisfies ReviewRecord);
  return {
    name: 'review-record',
    configResolved(config) {
      ({ root } = config);
    },
    configureServer({ middlewares }) {
      middlewares.use(recordPath.slice(1), (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(record());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: recordPath.slice(2), source: record() });
    },
  };
}
