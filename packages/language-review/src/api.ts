import type { Approvals } from './approvals/approvals.ts';
import type { GlossaryEntry } from './checks/check.ts';
import type { Finding } from './checks/findings.ts';
import type { TextWidths } from './checks/textWidths.ts';
import type { Language } from './config.ts';
import type { Notes } from './notes/notes.ts';

/*
 * What the pages of the workbench request of the server. Paths are relative to the page.
 */

/** The messages of a language by key. */
export const catalogPath = (language: string) => `./language-review/catalogs/${language}.json`;

/** Id of the element of the manager's page that contains the configuration. */
export const configElementId = 'language-review-config';

/** Id of the element of the manager's and the preview's page that names the project: see `ownProject`. */
export const projectElementId = 'language-review-project';

/** A `SavedFeedback`. */
export const feedbackPath = './language-review/feedback.json';

/** The approvals and notes of the files, and where their texts are shown. */
export interface SavedFeedback {
  approvals: Readonly<Partial<Record<Language, Approvals>>>;
  notes: Readonly<Partial<Record<Language, Notes>>>;
  /** Why files of approvals or notes cannot be read, as sentences. */
  errors: readonly string[];
  /** The ids of the stories that show a message, by its key without plural form; undefined until the tests of all stories have run. */
  storiesByMessage?: Readonly<Partial<Record<string, readonly string[]>>> | undefined;
}

/** The `TextChecks`. */
export const checksPath = './language-review/checks.json';

export interface TextChecks {
  /** By language and key, also what is accepted. */
  findings: Readonly<Partial<Record<Language, Readonly<Partial<Record<string, readonly Finding[]>>>>>>;
  widths: TextWidths;
  glossary: readonly GlossaryEntry[];
}

/** Why the server cannot make what is requested, as sentences. */
export interface ServedError {
  error: string;
}

/** In development, saves the `SharedChanges` of the language that follows. */
export const savePath = './language-review/save';
