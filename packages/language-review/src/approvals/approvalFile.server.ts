import type { Approval } from './approvals.ts';
import { getConfig } from '../config/config.ts';
import { isNotePlace, type Note, type NoteEntry } from '../notes/notes.ts';
import type { ReviewFile } from './entryFile.server.ts';

/** A day of the calendar: `Date` reads 30 February as one in March. */
function isDay(value: unknown) {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const approvalFields = ['source', 'text', 'by', 'on'] as const;

export const approvalFile: ReviewFile<Approval> = {
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

function isNoteEntry(value: unknown): value is NoteEntry {
  const { text, by, on } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof text === 'string' && typeof by === 'string' && isDay(on);
}

export const noteFile: ReviewFile<Note> = {
  pathOf: (language) => `${getConfig().notes}/${language}.json`,
  name: 'note',
  shape:
    '{ "story", "role", "name", "key", "nth", "width", "isResolved", "thread" }, the thread a list of { "text", "by", "on" }',
  fields: ['story', 'role', 'name', 'key', 'nth', 'width', 'isResolved', 'thread'],
  isEntry(value): value is Note {
    if (!isNotePlace(value)) return false;
    const { isResolved, thread } = value as Partial<Note>;
    return typeof isResolved === 'boolean' && Array.isArray(thread) && thread.length > 0 && thread.every(isNoteEntry);
  },
};
