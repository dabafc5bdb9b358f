import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef } from 'react';
import toast, { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { useToasterScope } from './ToasterScope';
import { Dismiss, Region, Stack, Text, Notice } from './Toaster.styles';

interface ToasterProps {
  /** Name of the region of notices. */
  label: string;
  /** Name of the button that closes a notice. */
  dismissLabel: string;
}

function icon(type: Toast['type']) {
  return type === 'error' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />;
}

/**
 * Shows the notices of `react-hot-toast` in our own dress, at the end of the bottom edge. The region is there before a
 * notice comes, so screen readers hear it; time stands still while the pointer or the focus is on a notice. It is rendered
 * where it stands, so it has the language and the direction of its surroundings.
 */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  const { toasterId, duration } = useToasterScope();
  const { toasts, handlers } = useToaster({ duration }, toasterId);
  const cameFrom = useRef<Element>(null);

  const dismiss = (id: string) => {
    toast.dismiss(id);
    // The button goes without a blur: the time and the focus would be lost with it.
    handlers.endPause();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };

  return (
    <Region aria-label={label}>
      <Stack
        role="status"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={({ currentTarget, relatedTarget }) => {
          handlers.startPause();
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
        onBlur={handlers.endPause}
      >
        {toasts
          .filter(({ visible }) => visible)
          .map((notice) => (
            <Notice key={notice.id} $type={notice.type}>
              {icon(notice.type)}
              <Text>{resolveValue(notice.message, notice)}</Text>
              <Dismiss type="button" aria-label={dismissLabel} onClick={() => dismiss(notice.id)}>
                <X aria-hidden="true" />
              </Dismiss>
            </Notice>
          ))}
      </Stack>
    </Region>
  );
}
