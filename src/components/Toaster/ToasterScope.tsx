import { createContext, use, useCallback, useId, type ReactElement, type ReactNode } from 'react';
import toast from 'react-hot-toast/headless';

const ToasterId = createContext<string | undefined>(undefined);

/** A place with notices of its own, where several share a document; without one, all notices are the page's. */
export function ToasterScope({ children }: { children: ReactNode }) {
  const id = useId();
  return <ToasterId value={id}>{children}</ToasterId>;
}

/** The id that `react-hot-toast` tells toasters apart by. */
export const useToasterId = () => use(ToasterId);

/** Shows a notice of success in the `Toaster` of this place; an element as text follows a change of language. */
export function useSuccessNotice() {
  const toasterId = useToasterId();
  return useCallback((text: ReactElement) => void toast.success(text, { toasterId }), [toasterId]);
}
