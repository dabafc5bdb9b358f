import { createContext, use, useId, useMemo, type ReactElement, type ReactNode } from 'react';
import { noticeTime, raise } from './notices';

interface Scope {
  /** The id that `react-hot-toast` tells toasters apart by; the page's own has none. */
  toasterId?: string;
  /** How long a notice stays, in ms. */
  duration: number;
}

const page: Scope = { duration: noticeTime };

const ToasterContext = createContext(page);

/** A place with notices of its own, which stay until they are dismissed: for stories, which share a document and know no clock. */
export function ToasterScope({ children }: { children: ReactNode }) {
  const toasterId = useId();
  const scope = useMemo(() => ({ toasterId, duration: Infinity }), [toasterId]);
  return <ToasterContext value={scope}>{children}</ToasterContext>;
}

/** The notices that belong here. */
export const useToasterScope = () => use(ToasterContext);

/** Shows notices in the `Toaster` of this place; an element as text follows a change of language. */
export function useNotices() {
  const { toasterId } = useToasterScope();
  return useMemo(
    () => ({
      success: (text: ReactElement) => void raise('success', text, toasterId),
      error: (text: ReactElement) => void raise('error', text, toasterId),
    }),
    [toasterId],
  );
}
