import type { ReactElement } from 'react';
import { createStore } from '#src/lib/createStore.ts';
import type * as Notices from './NoticeList';

/** How long a notice is shown, in ms: enough for slow readers to read two sentences. */
export const noticeDuration = 6000;

interface NoticeStore {
  /** Renders the notices; loaded with the first one. */
  List?: typeof Notices.NoticeList;
  /** Shown without the list, where it could not be loaded. */
  fallback: ReadonlyArray<{ message: ReactElement; toasterId: string | undefined }>;
  /** Shown while a condition lasts, such as a missing connection. */
  persistent?: ReactElement | undefined;
}

const store = createStore<NoticeStore>({ fallback: [] });

const update = (changes: Partial<NoticeStore>) => store.set({ ...store.get(), ...changes });

export const setPersistentNotice = (persistent: ReactElement | undefined) => update({ persistent });

export const useNoticeStore = store.useValue;

/** Requested once: pending imports of one file may resolve in any order, which would be that of the notices. */
let list: Promise<typeof Notices> | undefined;

/**
 * Shows a notice. Never rejects: if the list cannot be loaded, the message is shown without it.
 * @param message an element, so that it follows a change of language
 * @param toasterId the toaster that shows it; without one, that of the page
 */
export async function showNotice(type: 'success' | 'error', message: ReactElement, toasterId?: string) {
  try {
    const { NoticeList: List, toast } = await (list ??= import('./NoticeList'));
    toast[type](message, { toasterId });
    update({ List });
  } catch {
    list = undefined;
    const notice = { message, toasterId };
    update({ fallback: [notice, ...store.get().fallback] });
    setTimeout(() => update({ fallback: store.get().fallback.filter((other) => other !== notice) }), noticeDuration);
  }
}
