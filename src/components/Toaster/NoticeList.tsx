import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef } from 'react';
import toast, { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { Dismiss, List, MarkedNotice } from './NoticeList.styles';
import { Text } from './Toaster.styles';

// Comes with the list, as no notice is raised without it.
export { toast };

interface NoticeListProps {
  toasterId: string | undefined;
  /** How long a notice stays, in ms. */
  duration: number;
  /** Name of the button that closes a notice. */
  dismissLabel: string;
}

function icon(type: Toast['type']) {
  return type === 'error' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />;
}

/** The notices of a `Toaster`, while there are any. */
export function NoticeList({ toasterId, duration, dismissLabel }: NoticeListProps) {
  const { toasts, handlers } = useToaster({ duration }, toasterId);
  const cameFrom = useRef<HTMLElement>(null);

  const dismiss = (id: string) => {
    toast.dismiss(id);
    // The button goes without a blur: the time and the focus would be lost with it.
    handlers.endPause();
    cameFrom.current?.focus({ preventScroll: true });
  };

  const visible = toasts.filter((notice) => notice.visible);
  if (visible.length === 0) return null;
  return (
    <List
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={({ currentTarget, relatedTarget }) => {
        handlers.startPause();
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={handlers.endPause}
    >
      {visible.map((notice) => (
        <MarkedNotice key={notice.id} $type={notice.type}>
          {icon(notice.type)}
          <Text>{resolveValue(notice.message, notice)}</Text>
          <Dismiss type="button" aria-label={dismissLabel} onClick={() => dismiss(notice.id)}>
            <X aria-hidden="true" />
          </Dismiss>
        </MarkedNotice>
      ))}
    </List>
  );
}
