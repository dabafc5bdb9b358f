import type { MessageKey } from '../i18n/lookup';

/**
 * The texts of notices that a visitor may take along to another page: named here, in a module that every page has, they are among the
 * texts of each (`scripts/texts`).
 */
export const lastingNotices: readonly MessageKey[] = [
  'messageSent',
  'messageNotSent',
  'messageCopied',
  'messageNotCopied',
];
