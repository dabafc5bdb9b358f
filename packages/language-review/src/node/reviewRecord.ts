import type { Plugin } from 'vite';
import type { Approvals } from '../approvals.ts';
import { languageCodes, type Language } from '../config.ts';
import type { Notes } from '../notes.ts';
import { readReviewFiles } from './reviewFile.ts';
import { approvalFile, noteFile } from './reviewFiles.ts';
import { recordPath } from '../paths.ts';
import { readShownBy } from './records.ts';

/** What the preview knows of the review so far, beside the catalogs. */
export interface ReviewRecord {
  approvals: Readonly<Partial<Record<Language, Approvals>>>;
  notes: Readonly<Partial<Record<Language, Notes>>>;
  /** Why files of approvals or notes cannot be read, as sentences. */
  errors: readonly string[];
  /** The ids of the stories that show a message, by its key without plural form. */
  shownBy: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Serves the `ReviewRecord` as a JSON file of the workbench, and writes it into a build. */
export function reviewRecord(): Plugin {
  let root = '';
  const record = () => {
    const approvals = readReviewFiles(approvalFile, root);
    const notes = readReviewFiles(noteFile, root, languageCodes());
    return JSON.stringify({
      approvals: approvals.entries,
      notes: notes.entries,
      errors: [...approvals.errors, ...notes.errors],
      shownBy: readShownBy(root) ?? {},
    } satisfies ReviewRecord);
  };
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
