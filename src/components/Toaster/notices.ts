import { useSyncExternalStore, type ReactElement } from 'react';
import type { NoticeList } from './NoticeList';

/** How long a notice stays, in ms: time for two sentences, also for slow readers. */
export const noticeTime = 6000;

interface Notices {
  /** Shows the notices; loaded with the first. */
  List?: typeof NoticeList;
  /** Notices that came while the list could not be loaded. */
  bare: ReadonlyArray<{ text: ReactElement; toasterId: string | undefined }>;
  /** A notice that stays as long as what it says is so. */
  standing?: ReactElement | undefined;
}

const none: Notices = { bare: [] };
let notices = none;
const listeners = new Set<() => void>();

function change(next: Notices) {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts up the notice that stands, or takes it down. */
export const stand = (standing: ReactElement | undefined) => change({ ...notices, standing });

/** What toasters show. */
export const useNoticeStore = () =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );

/** Shows a notice in the toaster with this id; without one, in the page's own. Never fails: where the list cannot be loaded, the text stands there alone. */
export async function raise(type: 'success' | 'error', text: ReactElement, toasterId?: string) {
  try {
    const { NoticeList: List, toast } = await import('./NoticeList');
    toast[type](text, { toasterId });
    change({ ...notices, List });
  } catch {
    const notice = { text, toasterId };
    change({ ...notices, bare: [notice, ...notices.bare] });
    setTimeout(() => change({ ...notices, bare: notices.bare.filter((other) => other !== notice) }), noticeTime);
  }
}
