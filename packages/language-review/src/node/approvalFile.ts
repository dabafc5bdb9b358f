import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Approval, Approvals } from '../approvals.ts';
import { getConfig, translationLanguages, type Language } from '../config.ts';
import { isNotFound } from './isNotFound.ts';
import { parseJson } from './parseJson.ts';

/** Path of the file from the root of the project. */
export const approvalFile = (language: Language) => `${getConfig().approvals}/${language}.json`;

const fields: ReadonlyArray<keyof Approval> = ['source', 'text', 'by', 'on'];

function isApproval(value: unknown): value is Approval {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length === fields.length &&
    fields.every((field) => typeof (value as Partial<Record<string, unknown>>)[field] === 'string') &&
    /^\d{4}-\d\d-\d\d$/.test((value as Approval).on)
  );
}

/**
 * Parses a file of approvals.
 * @param file its path, for error messages
 * @throws {Error} with a sentence for the user
 */
function parseApprovals(source: string, file: string): Map<string, Approval> {
  const marker = source.split('\n').findIndex((line) => /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/.test(line));
  if (marker >= 0)
    throw new Error(`${file} has the markers of a merge conflict in line ${marker + 1}: resolve the conflict first.`);
  const parsed = parseJson(source, file);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Error(`${file} is not an object of approvals by message key.`);
  const entries = Object.entries(parsed as Record<string, unknown>);
  return new Map(
    entries.map(([key, value]) => {
      if (isApproval(value)) return [key, value];
      throw new Error(
        `${file}: the approval of "${key}" is not { "source", "text", "by", "on" }, "on" a day as 2030-12-31.`,
      );
    }),
  );
}

/** One line for each message, sorted by key, so that git merges the approvals of two branches by message. */
export function approvalsJson(approvals: ReadonlyMap<string, Approval>) {
  const keys = [...approvals.keys()].toSorted();
  const lines = keys.map((key) => {
    const approval = approvals.get(key);
    return `  ${JSON.stringify(key)}: { ${fields.map((field) => `${JSON.stringify(field)}: ${JSON.stringify(approval?.[field])}`).join(', ')} }`;
  });
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/** The approvals of a language; none where it has no file. @throws {Error} with a sentence for the user */
export function readApprovals(root: string, language: Language): Map<string, Approval> {
  const file = approvalFile(language);
  let source: string;
  try {
    source = readFileSync(join(root, file), 'utf8');
  } catch (error) {
    if (isNotFound(error)) return new Map();
    throw error;
  }
  return parseApprovals(source, file);
}

/** The approvals of all languages, and an error for each file that cannot be read. */
export function readAllApprovals(root: string) {
  const approvals: Partial<Record<Language, Approvals>> = {};
  const errors: string[] = [];
  for (const language of translationLanguages()) {
    try {
      approvals[language] = Object.fromEntries(readApprovals(root, language));
    } catch (error) {
      errors.push((error as Error).message);
    }
  }
  return { approvals, errors };
}
