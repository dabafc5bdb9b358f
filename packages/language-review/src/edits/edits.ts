import { isLanguage, type Catalogs } from '../config.ts';
import { isKey } from '../config/limits.ts';
import type { MessageId } from '../catalogs/messages.ts';

/** A message that was changed in the panel, but not in its file. */
export interface Edit extends MessageId {
  text: string;
  /** The text before the change; absent where the catalog had none. */
  from?: string | undefined;
}

export function isEdit(value: unknown): value is Edit {
  const { language, key, text, from = '' } = (value ?? {}) as Record<string, unknown>;
  return isLanguage(language) && isKey(key) && [text, from].every((each) => typeof each === 'string');
}

/** Catalogs with edits in them. */
export function withEdits(catalogs: Catalogs, edits: readonly Edit[]): Catalogs {
  const languages = [...new Set(edits.map(({ language }) => language))];
  const edited = languages.map((language) => {
    const own = edits.filter((edit) => edit.language === language).map(({ key, text }) => [key, text] as const);
    return [language, { ...catalogs[language], ...Object.fromEntries(own) }] as const;
  });
  return edits.length === 0 ? catalogs : { ...catalogs, ...Object.fromEntries(edited) };
}
