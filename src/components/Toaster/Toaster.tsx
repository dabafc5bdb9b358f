import { CircleAlert, CircleCheck, X } from 'lucide-react';
import toast, { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { useToasterId } from './ToasterScope';
import { Dismiss, Region, Stack, Text, Notice } from './Toaster.styles';

interface ToasterProps {
  /** Name of the region of notices. */
  label: string;
  /** Name of the button that closes a notice. */
  dismissLabel: string;
}

/** How long a notice stays, in ms: time for two sentences, also for slow readers. */
const noticeTime = 6000;

function icon(type: Toast['type']) {
  return type === 'error' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />;
}

/**
 * Shows the notices of `react-hot-toast` in our own dress, at the end of the bottom edge. The region is there before a
 * notice comes, so screen readers hear it; time stands still while the pointer or the focus is on a notice. It is rendered
 * where it stands, so it has the language and the direction of its surroundings.
 */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  const { toasts, handlers } = useToaster({ duration: noticeTime }, useToasterId());
  return (
    <Region aria-label={label}>
      <Stack
        role="status"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {toasts
          .filter(({ visible }) => visible)
          .map((notice) => (
            <Notice key={notice.id} $type={notice.type}>
              {icon(notice.type)}
              <Text>{resolveValue(notice.message, notice)}</Text>
              <Dismiss type="button" aria-label={dismissLabel} onClick={() => toast.dismiss(notice.id)}>
                <X aria-hidden="true" />
              </Dismiss>
            </Notice>
          ))}
      </Stack>
    </Region>
  );
}
