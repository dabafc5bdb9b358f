import { useRef, type FocusEvent } from 'react';

/** For an element that can be closed from inside: where the focus was before it came in, and returns to. */
export function usePreviousFocus() {
  const previous = useRef<HTMLElement>(null);
  return {
    /** For the element. */
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) previous.current = relatedTarget as HTMLElement | null;
    },
    restoreFocus: () => previous.current?.focus({ preventScroll: true }),
  };
}
