import { isLanguage, type Catalogs } from '../config.ts';
import type { MessageId } from '../catalogs/messages.ts';

/** A change of a message in the catalog of a language. */
export interface Change {
  key: string;
  text: string;
  /** The text before the change; absent where the catalog had none. */
  from?: string | undefined;
}

/** A message that was changed in the panel, but not in its file. */
export type Edit = Change & MessageId;

export function isChange(value: unknown): value is Change {
  const { key, text, from } = (value ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof text === 'string' && (from === undefined || typeof from === 'string');
}

export const isEdit = (value: unknown): value is Edit =>
  isChange(value) && 'language' in value && isLanguage(value.language);

/** Catalogs with edits in them. */
export function withEdits(catalogs: Catalogs, edits: readonly Edit[]): Catalogs {
  const languages = [...new Set(edits.map(({ language }) => language))];
  const edited = languages.map((language) => {
    const own = edits.filter((edit) => edit.language === language).map(({ key, text }) => [key, text] as const);
    return [language, { ...catalogs[language], ...Object.fromEntries(own) }] as const;
  });
  return edits.length === 0 ? catalogs : { ...catalogs, ...Object.fromEntries(edited) };
}
