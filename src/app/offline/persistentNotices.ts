import type { MessageKey } from '#i18n/lookup.ts';

/**
 * The messages of notices that stay while the visitor navigates to another page: a module that every page imports names them, so that
 * `build/messages` adds them to the messages of each page.
 */
export const persistentNotices: readonly MessageKey[] = [
  'messageSent',
  'answerWithin',
  'messageNotSent',
  'messageCopied',
  'messageNotCopied',
];
