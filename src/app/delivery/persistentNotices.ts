import type { MessageKey } from '#i18n/lookup.ts';

/**
 * The messages of notices that outlast a page: every page imports this, so that `build/messages` adds them to its
 * messages.
 */
export const persistentNotices: readonly MessageKey[] = [
  'messageSent',
  'answerWithin',
  'messageNotSent',
  'messageNotCopied',
];
