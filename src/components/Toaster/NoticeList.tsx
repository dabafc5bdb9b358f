import { CircleAlert, CircleCheck, X } from 'lucide-react';
import toast, { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { usePreviousFocus } from '#src/lib/usePreviousFocus.ts';
import { List, MarkedNotice } from './NoticeList.styles';
import { Dismiss, NoticeText } from './Toaster.styles';

// Exported from here, so that it is in the same chunk as the list.
export { toast };

interface NoticeListProps {
  /** See `ToasterScope`. */
  toasterId: string | undefined;
  /** How long a notice stays, in ms. */
  duration: number;
  /** Accessible name of the closing button. */
  dismissLabel: string;
}

function icon(type: Toast['type']) {
  return type === 'error' ? <CircleAlert /> : <CircleCheck />;
}

/** The notices of a `Toaster`, in its own chunk. */
export function NoticeList({ toasterId, duration, dismissLabel }: NoticeListProps) {
  const { toasts, handlers } = useToaster({ duration }, toasterId);
  const { onFocus, restoreFocus } = usePreviousFocus();

  const dismiss = (id: string) => {
    toast.dismiss(id);
    // A focused button that is removed fires no blur event.
    handlers.endPause();
    restoreFocus();
  };

  const visible = toasts.filter((notice) => notice.visible);
  if (visible.length === 0) return null;
  return (
    <List
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={(event) => {
        handlers.startPause();
        onFocus(event);
      }}
      onBlur={handlers.endPause}
    >
      {visible.map((notice) => (
        <MarkedNotice key={notice.id} $type={notice.type}>
          {icon(notice.type)}
          <NoticeText>{resolveValue(notice.message, notice)}</NoticeText>
          <Dismiss type="button" aria-label={dismissLabel} onClick={() => dismiss(notice.id)}>
            <X />
          </Dismiss>
        </MarkedNotice>
      ))}
    </List>
  );
}
