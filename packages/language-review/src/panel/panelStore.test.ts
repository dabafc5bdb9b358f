import type { API } from 'storybook/manager-api';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedFeedback } from '../api.ts';
import { decisionStore } from '../approvals/decisionStore.panel';
import { events, pack } from '../channel.ts';
import type { MessageKey } from '../config.ts';
import '../fixtures/testConfig.ts';
import { connectPreview } from './panelStore.panel';

afterEach(() => vi.unstubAllGlobals());

test('what is saved is loaded again when catalogs change, and when the tab is shown again', async () => {
  vi.stubGlobal('window', new EventTarget());
  const shownAgain = new EventTarget();
  vi.stubGlobal('document', Object.assign(shownAgain, { visibilityState: 'visible', getElementById: () => null }));
  vi.stubGlobal('localStorage', undefined);
  let by = 'Mona';
  vi.stubGlobal('fetch', async () => {
    const approvals = { fr: { send: { source: 'Send', text: 'Envoyer', by, on: '2030-01-02' } } };
    return Response.json({ approvals, notes: {}, errors: [], storiesByMessage: {} } satisfies Partial<SavedFeedback>);
  });
  const listeners = new Map<string, (json: string) => void>();
  connectPreview({
    on: (event: string, listener: (json: string) => void) => listeners.set(event, listener),
    emit: () => undefined,
  } as unknown as API);
  const approvedBy = () => decisionStore.inFile({ language: 'fr', key: 'send' as MessageKey })?.by;
  await expect.poll(approvedBy).toBe('Mona');
  by = 'Ali';
  listeners.get(events.catalogs)?.(pack({ en: { send: 'Send' }, fr: { send: 'Envoyer' } }));
  await expect.poll(approvedBy).toBe('Ali');
  by = 'Zoe';
  shownAgain.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(approvedBy).toBe('Zoe');
});
