import { expect, test, vi } from 'vitest';
import type { Catalogs, MessageKey } from '../config.ts';
import { approvalCounts } from '../coverage/storyProgress.panel';
import '../fixtures/testConfig.ts';
import { editStore } from './editStore.panel';
import { messagesOf } from './storyMessages.panel';

test('a story lists and counts what a translation alone has of a plural', () => {
  vi.stubGlobal('localStorage', undefined);
  editStore.setFiles({
    en: { days_one: 'One day', days_other: '{count} days', other: 'Other' },
    fr: { days: '{count} jours', unknown: 'Inconnu' },
  } as Catalogs);
  const messages = messagesOf({ keys: ['days' as MessageKey], widths: [] });
  expect(messages.flatMap(({ key, texts }) => (texts.fr === undefined ? [] : [key]))).toEqual(['days']);
  expect(messages.map(({ key }) => key)).toContain('days_many');
  expect(approvalCounts({ days: ['form--days'] })['form--days']?.fr).toEqual({ approved: 0, stale: 0, total: 1 });
  // What is not translated yet is still to be approved.
  const counts = approvalCounts({ other: ['form--other'] })['form--other'];
  expect(counts?.fr).toEqual({ approved: 0, stale: 0, total: 1 });
  // Nothing is known of a language whose files cannot be read.
  expect(counts?.es?.total).toBe(0);
  vi.unstubAllGlobals();
});
