import { isLanguage } from '../config/config.ts';
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
