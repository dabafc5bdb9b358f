import { getConfig } from '../config.ts';
import { isDay, type EntryFile } from '../edits/entryFile.server.ts';
import type { Approval } from './approvals.ts';

const approvalFields = ['source', 'text', 'by', 'on'] as const;

/** The approved translations of a language. `writeLanguage` (`edits/languageFiles.server.ts`) writes them. */
export const approvalFile: EntryFile<Approval> = {
  pathOf: (language) => `${getConfig().approvals}/${language}.json`,
  name: 'approval',
  shape: '{ "source", "text", "by", "on" }, "on" a day as 2030-12-31',
  fields: approvalFields,
  isEntry(value): value is Approval {
    const approval = (value ?? {}) as Partial<Record<string, unknown>>;
    return (
      Object.keys(approval).length === approvalFields.length &&
      approvalFields.every((field) => typeof approval[field] === 'string') &&
      isDay(approval['on'])
    );
  },
};
