import { createContext, use, useId, useMemo, type ReactElement, type ReactNode } from 'react';
import { noticeDuration, showNotice } from './notices';

interface Scope {
  /** The id of a toaster of `react-hot-toast`; without one, notices are those of the page. */
  toasterId?: string;
  /** How long a notice stays, in ms. */
  duration: number;
}

const page: Scope = { duration: noticeDuration };

const ToasterContext = createContext(page);

/**
 * Gives its content separate notices, which stay until they are dismissed: for stories, which share a document and must not
 * depend on time.
 */
export function ToasterScope({ children }: { children: ReactNode }) {
  const toasterId = useId();
  const scope = useMemo(() => ({ toasterId, duration: Infinity }), [toasterId]);
  return <ToasterContext value={scope}>{children}</ToasterContext>;
}

export const useToasterScope = () => use(ToasterContext);

/** Functions that show notices in the `Toaster` of the current scope; see `showNotice`. */
export function useNotices() {
  const { toasterId } = useToasterScope();
  return useMemo(
    () => ({
      success: (message: ReactElement) => void showNotice('success', message, toasterId),
      error: (message: ReactElement) => void showNotice('error', message, toasterId),
    }),
    [toasterId],
  );
}
